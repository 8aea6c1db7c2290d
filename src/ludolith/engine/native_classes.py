"""Native classes of other packages, which cannot derive from those of Ludolith."""

from __future__ import annotations

from types import MethodDescriptorType


def refuse_native(kind: type) -> None:
    """Compiled apart from Ludolith, a native class has another layout than its base and crashes."""
    if kind.__module__.partition(".")[0] == "ludolith":
        return
    if any(isinstance(value, MethodDescriptorType) for value in vars(kind).values()):
        raise TypeError(
            f"{kind.__module__}.{kind.__name__} was compiled as a native class; mark it with "
            "@mypyc_attr(native_class=False)"
        )
