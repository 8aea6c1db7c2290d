"""Views, events and moves of any game, as they stand on the wire.

The JSON schema has what all games share; each game adds its own fields.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

ANY: Final = "x-any"
VIEW: Final = msgspec.Meta(extra_json_schema={ANY: "AnyView"})
EVENT: Final = msgspec.Meta(extra_json_schema={ANY: "AnyEvent"})
MOVE: Final = msgspec.Meta(extra_json_schema={ANY: "AnyMove"})

AnyView = Annotated[dict[str, Any], VIEW]
AnyEvent = Annotated[dict[str, Any], EVENT]
AnyMove = Annotated[dict[str, Any], MOVE]

# JSON already: encoded once, sent to all who may see it.
ViewJson = Annotated[msgspec.Raw, VIEW]
EventJson = Annotated[msgspec.Raw, EVENT]
MoveJson = Annotated[msgspec.Raw, MOVE]
