"""The lab: many games at once, measured and compared."""

from tablewright.lab.job import Failure, Row
from tablewright.lab.simulate import Result, simulate

__all__ = ["Failure", "Result", "Row", "simulate"]
