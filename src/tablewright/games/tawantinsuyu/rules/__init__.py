"""What is true of the table: state, set-up, one file for each chapter of the rules."""
