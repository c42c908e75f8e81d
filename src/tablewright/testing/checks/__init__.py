"""What must hold for every game, one file for each promise; `tablewright.testing.suites` runs them all."""
