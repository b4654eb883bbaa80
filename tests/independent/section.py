"""Counting assertions, and reading what was emitted without falling over what is broken."""
import json
import re
from decimal import Decimal
from fractions import Fraction

import expected as ex

MOST_LINES = 20   # of failures, a section


class Section:
    """Counts assertions under one heading and keeps the first failures for the report."""

    def __init__(self, name):
        self.name, self.passed, self.failed, self.lines = name, 0, 0, []

    def true(self, holds, where, detail=""):
        if holds:
            self.passed += 1
            return
        self.failed += 1
        if len(self.lines) < MOST_LINES:
            self.lines.append(f"  FAIL {where}: {detail}"[:400])

    def equal(self, actual, wanted, where):
        # type too: text is not a number, and true is not 1
        self.true(type(actual) is type(wanted) and actual == wanted, where, f"{actual!r}, expected {wanted!r}")

    def fields(self, actual, wanted, where):
        """Every wanted field, one assertion each; the service may add fields of its own."""
        actual = actual if isinstance(actual, dict) else {}
        for key, value in wanted.items():
            self.equal(actual.get(key), value, f"{where} {key}")

    def text(self, actual, where):
        self.true(isinstance(actual, str) and actual.strip(), where, f"{actual!r} is no text")

    def number(self, actual, wanted, where, tolerance=0, hint=""):
        """A JSON number (never text) equal to an exact value."""
        is_number = isinstance(actual, (int, Decimal)) and not isinstance(actual, bool)
        holds = is_number and abs(Fraction(actual) - wanted) <= tolerance
        self.true(holds, where, f"{actual}, expected {float(wanted)}{hint}")

    def day_label(self, actual, iso, where):
        label = ex.thai_date(iso)
        found = isinstance(actual, str) and re.search(rf"(?<!\d){label}(?!\d)", actual)
        self.true(found, where, f"{actual!r} does not contain {label!r}")

    def attribution(self, body, keys, where):
        given = body.get("attribution") if isinstance(body.get("attribution"), dict) else {}
        for key in keys:
            self.text(given.get(key), f"{where} attribution.{key}")

    def report(self):
        print(f"{self.name}: {self.passed} passed, {self.failed} failed")
        print("".join(line + "\n" for line in self.lines), end="")


def parse(text):
    return json.loads(text, parse_float=Decimal)


def load(section, path):
    """The JSON object in a file; a missing or broken file is one failure and an empty object."""
    try:
        body = parse(path.read_text("utf-8"))
    except (OSError, ValueError) as problem:
        section.true(False, "/".join(path.parts[-3:]), f"unreadable: {type(problem).__name__}")
        return {}
    section.true(isinstance(body, dict) and body.get("success") is True, path.name, "success is not true")
    return body if isinstance(body, dict) else {}


def listing(value, key):
    """body[key] if it is a list of objects, else an empty list (the length is compared elsewhere)."""
    value = value.get(key) if isinstance(value, dict) else None
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
