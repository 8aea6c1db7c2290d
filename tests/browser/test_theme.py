"""Limestone and cave."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Invite, Person

BRIGHTNESS = """() => getComputedStyle(document.body).backgroundColor
  .match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3"""


def is_light(anna: Person) -> None:
    anna.page.wait_for_function(f"({BRIGHTNESS})() > 180")


def is_dark(anna: Person) -> None:
    anna.page.wait_for_function(f"({BRIGHTNESS})() < 80")


def test_the_device_decides_until_the_person_does(invite: Invite) -> None:
    anna = invite(theme="dark")
    anna.open()
    expect(anna.heading("ui-welcome")).to_be_visible()
    is_dark(anna)
    anna.button("ui-theme", theme="system").click()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    is_light(anna)
    anna.page.reload()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    is_light(anna)
    anna.button("ui-theme", theme="light").click()
    expect(anna.button("ui-theme", theme="dark")).to_be_visible()
    is_dark(anna)


def test_sounds_stay_muted(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.button("ui-mute").click()
    anna.page.reload()
    expect(anna.button("ui-mute")).to_have_attribute("aria-pressed", "true")
