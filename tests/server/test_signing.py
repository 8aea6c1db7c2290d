"""Records are signed by the server that played them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludolith.engine.errors import RecordMismatch
from ludolith.engine.records import from_json, load, seal_of, sealed
from ludolith.engine.replay import verify
from ludolith.engine.signatures import check_signature, fingerprint_of
from ludolith.games import game
from ludolith.server.errors import CannotServe
from ludolith.server.signing import KEY, PUBLIC, new_signer, signer_of
from tests.engine.recorded import live_game
from tests.server.live import Live
from tests.server.process import Process

FOREIGN = """-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VuBCIEIGhEBn4oHhPCYCfCnkZc9hhKsKjFTGMuNOVbTaMYVHlh
-----END PRIVATE KEY-----
"""  # of X25519, which signs nothing


def test_a_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    first = signer_of(tmp_path)
    assert (tmp_path / KEY).stat().st_mode & 0o777 == 0o600
    assert signer_of(tmp_path).public == first.public
    assert sorted(path.name for path in tmp_path.iterdir()) == [KEY, PUBLIC]
    assert (tmp_path / PUBLIC).read_text() == f"{first.public}\n"


def test_a_key_without_its_public_half_gets_it_once(tmp_path: Path) -> None:
    first = signer_of(tmp_path)
    (tmp_path / PUBLIC).unlink()
    assert signer_of(tmp_path).public == first.public
    assert (tmp_path / PUBLIC).read_text() == f"{first.public}\n"


def test_a_key_that_was_moved_away_makes_place_for_a_new_one(tmp_path: Path) -> None:
    first = signer_of(tmp_path)
    (tmp_path / KEY).unlink()
    second = signer_of(tmp_path)
    assert second.public != first.public
    assert signer_of(tmp_path).public == second.public


@pytest.mark.parametrize("damaged", [KEY, PUBLIC])
def test_no_single_bit_can_change_without_the_server_refusing_or_signing_as_before(
    tmp_path: Path, damaged: str
) -> None:
    public = signer_of(tmp_path).public
    file = tmp_path / damaged
    sound = file.read_bytes()
    refusals = []
    for bit in range(len(sound) * 8):
        changed = bytearray(sound)
        changed[bit // 8] ^= 1 << bit % 8
        file.write_bytes(changed)
        try:
            assert signer_of(tmp_path).public == public, bit
        except CannotServe as problem:
            refusals.append(str(problem))
        assert file.read_bytes() == changed, "it is left as it is"
    assert len(refusals) > len(sound) * 6
    assert all(said.startswith(f"the key {tmp_path / KEY} is damaged") for said in refusals)


def test_two_servers_have_two_keys() -> None:
    assert new_signer().public != new_signer().public


@pytest.mark.parametrize("text", ["", "no key", FOREIGN, FOREIGN[:60]])
def test_a_damaged_key_is_refused_with_its_place_and_left_as_it_is(
    tmp_path: Path, text: str
) -> None:
    (tmp_path / KEY).write_text(text)
    with pytest.raises(CannotServe, match=f"the key .*{KEY} is damaged"):
        signer_of(tmp_path)
    assert (tmp_path / KEY).read_text() == text


def test_a_key_that_cannot_be_read_or_made_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / KEY).mkdir()
    with pytest.raises(CannotServe, match=f"cannot use the key .*{KEY}: Is a directory"):
        signer_of(tmp_path)
    with pytest.raises(CannotServe, match=f"cannot use the key .*{KEY}: No such file"):
        signer_of(tmp_path / "nowhere")


def test_a_server_with_a_damaged_key_says_so_in_one_line_and_does_not_start(tmp_path: Path) -> None:
    signer_of(tmp_path)
    kept = (tmp_path / PUBLIC).read_bytes()
    (tmp_path / KEY).unlink()
    signer_of(tmp_path)
    (tmp_path / PUBLIC).write_bytes(kept)  # now the key is another than it was
    said = Process.refused(tmp_path)
    assert said.startswith(f"ludolith: the key {tmp_path / KEY} is damaged")
    assert said.count("\n") == 1


def test_what_is_signed_cannot_be_changed_or_said_by_another() -> None:
    signer, other = new_signer(), new_signer()
    record = signer.signed(sealed(msgspec.structs.replace(live_game(), signer=signer.public)))
    check_signature(record)
    turned = sealed(msgspec.structs.replace(record, signer=other.public))
    nobody = msgspec.structs.replace(record, signer="ff" * 32)  # no point of the curve
    bare = msgspec.structs.replace(record, signature="00" * 64)
    for forged in (turned, nobody, bare):
        with pytest.raises(RecordMismatch, match="the signature does not fit"):
            check_signature(forged)


def test_a_finished_game_is_signed_and_the_server_tells_with_which_key(tmp_path: Path) -> None:
    signer = new_signer()
    live = Live(tmp_path, signer=signer)
    try:
        made = live.make(players=3, bots="steady", start=True)
        live.player(made["table"], made["key"]).play_out()
        text = live.http.get(f"/api/tables/{made['table']}/record").text
        record = from_json(text)
        assert record.signer == signer.public
        assert verify(game("diamant"), record).over
        fingerprint = fingerprint_of(signer.public)
        answer = live.http.get("/api/key").json()
        assert answer == {"key": signer.public, "fingerprint": fingerprint}
        verdict = live.http.post("/api/verify", content=text).json()
        assert verdict["signature"] == {**answer, "own": True}
        seats = (msgspec.structs.replace(record.seats[0], name="Magnus"), *record.seats[1:])
        forged = sealed(msgspec.structs.replace(record, seats=seats))
        verdict = live.http.post("/api/verify", content=msgspec.json.encode(forged)).json()
        assert (verdict["ok"], verdict["signature"]) == (False, None)
        assert verdict["problem"]["fault"] == "signature-broken"
    finally:
        live.stop()


def test_a_server_that_signs_nothing_says_so_and_knows_foreign_signatures(live: Live) -> None:
    assert live.http.get("/api/key").status_code == 404
    other = new_signer()
    record = other.signed(sealed(msgspec.structs.replace(live_game(), signer=other.public)))
    verdict = live.http.post("/api/verify", content=msgspec.json.encode(record)).json()
    assert verdict["ok"]
    fingerprint = fingerprint_of(other.public)
    assert verdict["signature"] == {"key": other.public, "fingerprint": fingerprint, "own": False}
    unsigned = live.http.post("/api/verify", content=msgspec.json.encode(live_game())).json()
    assert (unsigned["ok"], unsigned["signature"]) == (True, None)


def test_the_record_with_which_the_browser_is_tested_is_sealed_and_signed_as_it_would_be_now() -> (
    None
):
    kept = load(Path(__file__).parents[2] / "client" / "tests" / "signed_record.json")
    assert kept.seal == seal_of(kept)
    check_signature(kept)
