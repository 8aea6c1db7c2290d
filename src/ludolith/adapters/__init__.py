"""The games through the interfaces of research libraries: PettingZoo, Gymnasium, OpenSpiel.

Everything here is written once over the engine's contract. Each bridge is a module of its own and
needs the extra of its name; docs/research.md tells what it offers.
"""
