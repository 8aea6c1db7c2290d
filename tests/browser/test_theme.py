"""Limestone and cave."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Invite, Person


def brightness(anna: Person) -> int:
    """How bright the page is behind everything, from 0 to 255."""
    colour = anna.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    red, green, blue = (int(part) for part in colour.removeprefix("rgb(").rstrip(")").split(","))
    return (int(red) + int(green) + int(blue)) // 3


def test_the_device_decides_until_the_person_does(invite: Invite) -> None:
    anna = invite(theme="dark")
    anna.open()
    expect(anna.heading("ui-welcome")).to_be_visible()
    assert brightness(anna) < 80
    anna.button("ui-theme", theme="system").click()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    assert brightness(anna) > 180
    anna.page.reload()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    assert brightness(anna) > 180
    anna.button("ui-theme", theme="light").click()
    expect(anna.button("ui-theme", theme="dark")).to_be_visible()
    assert brightness(anna) < 80


def test_sounds_stay_muted(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.button("ui-mute").click()
    anna.page.reload()
    expect(anna.button("ui-mute")).to_have_attribute("aria-pressed", "true")
