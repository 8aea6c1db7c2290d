"""Arrays for those who train, filled from arrays that the games write to.

The pages of a large fresh array are fetched from the system one by one, which can take longer than
the games themselves. So an array that was given away is filled again, once none but this module
holds it. What its receiver keeps, or keeps a part of, is never written to again.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

KEPT: Final = 4  # a loop holds one or two, those of the last step and of the present one
SMALL: Final = 1 << 16  # bytes: such an array is made anew as quickly


def holders(arrays: list[Array], number: int) -> int:
    """How many hold one of these arrays; views and tensors of it hold it too."""
    return getrefcount(arrays[number])


# Python itself counts differently from version to version.
ONLY_HERE: Final = holders([np.zeros(1)], 0)


class Copies:
    """Copies of one array, each the receiver's own."""

    def __init__(self, source: Array) -> None:
        self.source = source
        self.small = source.nbytes <= SMALL
        self.given: list[Array] = []

    def copy(self) -> Array:
        """What the source holds now."""
        if self.small:
            return self.source.copy()
        array = self.unused()
        np.copyto(array, self.source)
        return array

    def unused(self) -> Array:
        """An array that no receiver holds any more, or a fresh one."""
        for number in range(len(self.given)):
            if holders(self.given, number) == ONLY_HERE:
                return self.given[number]
        array = np.empty_like(self.source)
        self.given.append(array)
        if len(self.given) > KEPT:
            del self.given[0]
        return array


class Refilled(Copies):
    """The same array every time: the next step changes what was given before."""

    def __init__(self, source: Array) -> None:
        super().__init__(source)
        self.small = False
        self.only = np.empty_like(source)

    def unused(self) -> Array:
        return self.only
