"""``python -m tablewright``: the command line, also where no script of that name is on the path."""

from tablewright.cli import main

main()
