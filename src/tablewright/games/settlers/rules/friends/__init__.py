"""SETX-2 Why Can't We Be Friends."""
