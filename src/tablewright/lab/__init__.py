"""The lab: many games at once, measured and compared."""

from tablewright.lab.simulate import Failure, Result, Row, simulate

__all__ = ["Failure", "Result", "Row", "simulate"]
