"""Limestone and cave."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Invite, Person, Theme


def looks(anna: Person, theme: Theme) -> None:
    expect(anna.page.locator("html")).to_have_css("color-scheme", theme)


def test_the_device_decides_until_the_person_does(invite: Invite) -> None:
    anna = invite(theme="dark")
    anna.open()
    expect(anna.heading("ui-welcome")).to_be_visible()
    looks(anna, "dark")
    anna.button("ui-theme", theme="system").click()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    looks(anna, "light")
    anna.page.reload()
    expect(anna.button("ui-theme", theme="light")).to_be_visible()
    looks(anna, "light")
    anna.button("ui-theme", theme="light").click()
    expect(anna.button("ui-theme", theme="dark")).to_be_visible()
    looks(anna, "dark")


def test_sounds_stay_muted(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.button("ui-mute").click()
    anna.page.reload()
    expect(anna.button("ui-mute")).to_have_attribute("aria-pressed", "true")
