"""The pages: whole in themselves, and right in a real browser that opens them from a file."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from pybridge.render.html import plan_html, tour_html
from tests.python import pictured

PAGES: dict[str, Callable[[], str]] = {
    "plan": lambda: plan_html(pictured.goat_plan()),
    "island": lambda: plan_html(pictured.couples_plan()),
    "strangers": lambda: plan_html(pictured.stranger_plan()),
    "tour": lambda: tour_html(pictured.article_tour()),
    "closed": lambda: tour_html(pictured.closed_tour()),
}
STEPS = {"plan": 7, "island": 4, "strangers": 3, "tour": 35, "closed": 63}
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=900,1100",
)
WAIT = 60


@pytest.mark.parametrize("name", PAGES)
def test_a_page_names_nothing_outside_itself(name: str) -> None:
    page = PAGES[name]()
    assert set(re.findall(r"https?://[^\s\"'<]+", page)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(?:script|img|iframe|object)[^>]* src=", page)
    assert re.findall(r"<link[^>]*>", page) == ['<link rel="icon" href="data:,">']


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_used_once(name: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', PAGES[name]())
    assert [ident for ident, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_the_same_each_time(name: str) -> None:
    assert PAGES[name]() == PAGES[name]()


def test_a_page_tells_the_plan_in_text() -> None:
    page = PAGES["plan"]()
    listed = re.findall(r"<li>(.*?)</li>", page)
    assert listed == [move.sentence for move in pictured.goat_plan().moves]
    squares = re.search(r'<p class="squares">(.*?)</p>', PAGES["tour"]())
    assert squares
    assert squares[1].split() == [f"{row},{column}" for row, column in pictured.article_tour().squares]


def test_names_from_a_puzzle_cannot_break_out_of_the_page() -> None:
    page = PAGES["strangers"]()
    assert "<are>" not in page
    assert "<b>bold</b>" not in page
    assert "<b>bold</b>" in unescape(page)
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert data
    assert "<b>bold</b>" in json.loads(data[1])["captions"][1]


def chromium() -> tuple[str, str] | None:
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    found = chromium()
    if found is None:
        pytest.skip("no browser here: install chromium and chromedriver (Debian: chromium chromium-driver)")
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    options.binary_location = found[0]
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(found[1]))
    driver.set_page_load_timeout(WAIT)
    yield driver
    driver.quit()


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Iterator[Callable[[str], Any]]:
    """Opens a page from a file; in the end nothing may have been logged, and nothing else asked for."""

    def open_page(name: str) -> Any:
        path = tmp_path / f"{name}.html"
        path.write_text(PAGES[name](), encoding="utf-8")
        browser.get_log("performance")
        browser.get_log("browser")
        browser.get(path.as_uri())
        return browser

    yield open_page
    assert browser.get_log("browser") == []
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    asked = {e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"}
    # What begins with chrome is the browser's own start page.
    assert {url for url in asked if not url.startswith(("data:", "chrome"))} == {browser.current_url}


def text_of(browser: Any, ident: str) -> str:
    return str(browser.find_element("id", ident).text)


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def visible_step(browser: Any) -> int:
    return int(text_of(browser, "place").split()[0])


@pytest.mark.parametrize("name", PAGES)
def test_it_plays_to_the_end_and_steps_back(opened: Callable[[str], Any], name: str) -> None:
    page = opened(name)
    assert text_of(page, "place") == f"0 of {STEPS[name]}"
    page.execute_script("document.querySelector('#speed').selectedIndex = document.querySelector('#speed').length - 1")
    page.find_element("id", "play").click()
    assert text_of(page, "play") == "Pause"
    until(lambda: text_of(page, "play") == "Play")
    assert visible_step(page) == STEPS[name]
    page.find_element("id", "back").click()
    assert visible_step(page) == STEPS[name] - 1
    page.find_element("id", "first").click()
    assert visible_step(page) == 0
    page.find_element("id", "back").click()
    assert visible_step(page) == 0
    page.find_element("id", "last").click()
    page.find_element("id", "next").click()
    assert visible_step(page) == STEPS[name]


def test_it_can_be_paused(opened: Callable[[str], Any]) -> None:
    page = opened("plan")
    page.find_element("id", "play").click()
    until(lambda: visible_step(page) >= 1)
    page.find_element("id", "play").click()
    paused = visible_step(page)
    time.sleep(2)
    assert visible_step(page) == paused < STEPS["plan"]


def test_the_keyboard_alone_is_enough(opened: Callable[[str], Any]) -> None:
    from selenium.webdriver.common.keys import Keys

    page = opened("plan")

    def press(*keys: str) -> None:
        for key in keys:
            page.switch_to.active_element.send_keys(key)

    press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert visible_step(page) == 3
    assert text_of(page, "caption") == "3. The farmer and wolf cross to the east bank."
    press(Keys.ARROW_LEFT)
    assert visible_step(page) == 2
    press(Keys.END)
    assert visible_step(page) == 7
    press(Keys.HOME)
    assert visible_step(page) == 0
    press(Keys.SPACE)
    assert text_of(page, "play") == "Pause"
    press(Keys.SPACE)
    assert text_of(page, "play") == "Play"
    reached = []
    for _ in range(7):
        press(Keys.TAB)
        reached.append(page.switch_to.active_element.get_attribute("id"))
    assert reached == ["first", "back", "play", "next", "last", "speed", "scrubber"]
    press(Keys.ARROW_RIGHT)
    assert visible_step(page) == 1
    page.find_element("id", "play").send_keys(Keys.SPACE)
    assert text_of(page, "play") == "Pause"


def test_the_picture_follows_the_steps(opened: Callable[[str], Any]) -> None:
    page = opened("plan")
    page.execute_script("document.documentElement.style.setProperty('--pace', '0s')")
    shifts = (
        "return [...document.querySelectorAll('[data-who]')].map(e => new DOMMatrix(getComputedStyle(e).transform).e)"
    )
    page.execute_script("document.querySelectorAll('.slide').forEach(e => e.style.transition = 'none')")
    west = page.execute_script(shifts)
    assert len(set(west)) == 1
    page.find_element("id", "next").click()
    now = page.execute_script(shifts)
    assert [a < b for a, b in zip(west, now, strict=True)] == [True, False, True, False]
    moved = page.execute_script("return [...document.querySelectorAll('.moved-now')].map(e => e.dataset.who)")
    assert moved == ["farmer", "goat"]


def test_the_path_of_a_tour_grows_with_the_steps(opened: Callable[[str], Any]) -> None:
    page = opened("tour")
    length = (
        "return [...document.querySelectorAll('.l[data-first]')].filter(e => getComputedStyle(e).display != 'none')"
        ".reduce((sum, e) => sum + Number(e.getAttribute('stroke-dasharray').split(' ')[0]), 0)"
    )
    dots = "return document.querySelectorAll('[data-step]:not(.off)').length"
    assert (page.execute_script(length), page.execute_script(dots)) == (0, 1)
    for expected in (1, 2, 3):
        page.find_element("id", "next").click()
        assert (page.execute_script(length), page.execute_script(dots)) == (expected, expected + 1)
    page.find_element("id", "last").click()
    assert (page.execute_script(length), page.execute_script(dots)) == (35, 36)
    page.find_element("id", "first").click()
    assert (page.execute_script(length), page.execute_script(dots)) == (0, 1)


def test_the_scrubber_goes_to_any_step(opened: Callable[[str], Any]) -> None:
    page = opened("closed")
    page.execute_script(
        "const s = document.querySelector('#scrubber'); s.value = 40; s.dispatchEvent(new Event('input'))"
    )
    assert visible_step(page) == 40
    assert page.find_element("id", "scrubber").get_attribute("aria-valuetext").startswith("Square 41 of 64: row")


def test_what_goes_by_too_fast_is_not_announced(opened: Callable[[str], Any]) -> None:
    page = opened("tour")
    caption = page.find_element("id", "caption")
    assert caption.get_attribute("aria-live") == "polite"
    page.find_element("id", "play").click()
    assert caption.get_attribute("aria-live") == "off"
    page.find_element("id", "play").click()
    assert caption.get_attribute("aria-live") == "polite"


def emulate(page: Any, **features: str) -> None:
    listed = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": listed})


def test_motion_stops_for_those_who_ask_for_it(opened: Callable[[str], Any]) -> None:
    page = opened("plan")
    transition = "return getComputedStyle(document.querySelector('.slide')).transitionDuration"
    assert page.execute_script(transition) != "0s"
    emulate(page, prefers_reduced_motion="reduce")
    assert page.execute_script(transition) == "0s"
    emulate(page, prefers_reduced_motion="no-preference")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_an_accessibility_checker_finds_nothing(opened: Callable[[str], Any], name: str, scheme: str) -> None:
    from axe_core_python.base import AXE_SCRIPT

    page = opened(name)
    emulate(page, prefers_color_scheme=scheme)
    ground = page.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(255, 255, 255)", "dark": "rgb(22, 24, 29)"}[scheme]
    page.find_element("id", "next").click()
    page.execute_script(AXE_SCRIPT)
    result = page.execute_async_script("axe.run().then(arguments[0])")
    assert result["passes"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in result["violations"]] == []


def test_pictograms_have_their_colours_in_the_browser(opened: Callable[[str], Any]) -> None:
    """A rule that does not reach into a symbol would leave every pictogram black."""
    page = opened("plan")
    drawn = page.get_screenshot_as_png()
    page.execute_script("document.querySelectorAll('symbol').forEach(e => e.setAttribute('class', ''))")
    assert page.get_screenshot_as_png() != drawn
