"""Card effects: `table` has a row for each card, the other modules implement the effects."""
