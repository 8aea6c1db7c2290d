"""What cards do: `table` has a row for each card with an effect, the other files how it works."""
