"""Our games as environments of other libraries: Gymnasium, PettingZoo, OpenSpiel.

All three share one encoding of actions and observations (`tablewright.lab.adapters.encoding`); nothing is
imported here, for each needs an extra of its own: ``pip install "tablewright[rl]"`` or
``"tablewright[openspiel]"``.
"""
