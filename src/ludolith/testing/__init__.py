"""What must be true of every game, as tests for pytest: rules, copies, secrets, texts, learners.

    ludolith test-game NAME

runs them against a game, and so does `pytest -p ludolith.testing.plugin --pyargs ludolith.testing
--game NAME`. They need `pip install 'ludolith[testing]'`. Ludolith's own tests take in the same
modules for its own games.
"""
