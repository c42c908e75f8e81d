"""The lab: many games at once, measured and compared."""

from tablewright.lab.simulation.job import Failure, Row
from tablewright.lab.simulation.simulate import Result, simulate

__all__ = ["Failure", "Result", "Row", "simulate"]
