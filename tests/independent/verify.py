#!/usr/bin/env python3
"""Verifies the service's emitted files, and its live check, against the raw archive. Standard library only.

    python3 verify.py --archive DIR --tree DIR [--sample fast|all] [--without LOTTERY/DATE[/PRIZE]]
                      [--check-cmd 'CMD'] [--url http://127.0.0.1:4321/api] [--live N]
    python3 verify.py --self-test [--archive DIR]

It shares no code with the service: it reads the archive (archive.py), knows the lotteries (registry.py) and works
out every answer (expected.py) by itself, then compares. The last line is `N passed, N failed`; exit 1 on a failure.

--check-cmd  a program that reads lines `lottery number` and prints one JSON check body per line: every enumerated
             number goes through it. --url asks a running service for N of them (40), staying below its quota.
--without    leaves a draw (or one prize of it) out on this side, where the service deliberately does not hold it.
"""
import argparse
import json
import random
import re
import shlex
import subprocess
import sys
import time
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import expected as ex
from archive import read_archive
from registry import LOTTERIES

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


# --- 1. results ------------------------------------------------------------------------------------------------

def verify_results(section, tree, draws, regimes, counts):
    held = sorted(p.name for p in (tree / "results").glob("*") if p.is_dir())
    section.equal(held, sorted(LOTTERIES), "results: the lotteries that have draws")
    for slug, lottery in LOTTERIES.items():
        for n in counts:
            body, where = load(section, tree / "results" / slug / f"{n}.json"), f"results/{slug}/{n}"
            section.attribution(body, ("source", "url", "note"), where)
            data, wanted = listing(body, "data"), draws[slug][:n]
            section.equal([d.get("drawDate") for d in data], [d.date for d in wanted], f"{where} dates")
            for actual, draw in zip(data, wanted):
                verify_draw(section, actual, ex.draw_body(lottery, draw, regimes), f"{where} {draw.date}")


def verify_draw(section, actual, wanted, where):
    section.day_label(actual.get("displayName"), wanted["drawDate"], f"{where} displayName")
    section.fields(actual, {k: wanted[k] for k in ("lottery", "lotteryName", "drawDate")}, where)
    prizes, wanted_prizes = listing(actual, "prizes"), wanted["prizes"]
    section.equal([p.get("slug") for p in prizes], [p["slug"] for p in wanted_prizes], f"{where} prizes")
    for prize, wanted_prize in zip(prizes, wanted_prizes):
        section.fields(prize, wanted_prize, f"{where} {wanted_prize['slug']}")


# --- 2. statistics ---------------------------------------------------------------------------------------------

def verify_stats(section, tree, draws):
    for slug, lottery in LOTTERIES.items():
        whole = load(section, tree / "stats" / f"{slug}.json")
        main = [prize for prize in lottery.prizes if ex.in_main_stats(prize)]
        verify_stats_body(section, whole, lottery, main, draws[slug], f"stats/{slug}")
        for prize in lottery.prizes:
            path = tree / "stats" / slug / f"{prize.slug}.json"
            if path.exists():
                verify_stats_body(section, load(section, path), lottery, [prize], draws[slug],
                                  f"stats/{slug}/{prize.slug}")


def verify_stats_body(section, body, lottery, prizes, draws, where):
    section.attribution(body, ("source", "url", "note", "dataSource"), where)
    section.equal(body.get("lottery"), lottery.slug, f"{where} lottery")
    section.fields(body.get("dataset"), ex.dataset(draws), f"{where} dataset")
    entries = listing(body, "prizes")
    section.equal([e.get("prize") for e in entries], [p.slug for p in prizes], f"{where} prizes")
    for entry, prize in zip(entries, prizes):
        verify_stats_entry(section, entry, ex.stats_of(lottery, prize, draws), f"{where} {prize.slug}")
        verify_stats_laws(section, entry, prize, draws, f"{where} {prize.slug}")


def verify_stats_entry(section, entry, wanted, where):
    rows, wanted_rows = listing(entry, "numbers"), wanted.pop("numbers")
    section.number(entry.get("expectedPerNumber"), wanted.pop("expectedPerNumber"), f"{where} expectedPerNumber",
                   tolerance=Fraction(1, 10 ** 9))
    section.fields(entry, wanted, where)
    section.equal(len(rows), len(wanted_rows), f"{where} how many numbers")
    for rank, (row, wanted_row) in enumerate(zip(rows, wanted_rows), 1):
        section.fields(row, wanted_row, f"{where} numbers, row {rank}")


def verify_stats_laws(section, entry, prize, draws, where):
    rows = listing(entry, "numbers")
    counts = [row["count"] if isinstance(row.get("count"), int) else 0 for row in rows]
    drawn = sum(len(draw.prizes.get(prize.slug, ())) for draw in draws)
    section.equal(sum(counts), drawn, f"{where} law: counts add up to the numbers drawn")
    never = entry.get("neverDrawnCount")
    section.equal(len(rows) + never if isinstance(never, int) else None, 10 ** prize.digits,
                  f"{where} law: drawn + never drawn = possible")


# --- 3. calculations -------------------------------------------------------------------------------------------

def verify_calculations(section, tree, draws):
    for slug, lottery in LOTTERIES.items():
        for window in ex.WINDOWS:
            where = f"calculations/{slug}/{window}"
            whole = load(section, tree / "calculations" / slug / f"{window}.json")
            section.fields(whole, ex.snapshot_head(lottery, window, draws[slug]), where)
            section.text(whole.get("disclaimer"), f"{where} disclaimer")
            entries = listing(whole.get("data"), "prizes")
            section.equal(len(entries), len(lottery.prizes), f"{where} how many prizes")   # which: verify_prize
            for prize, entry in zip(lottery.prizes, entries):
                verify_prize(section, entry, prize, ex.numbers_in_window(prize, window, draws[slug]),
                             f"{where} {prize.slug}")
                alone = load(section, tree / "calculations" / slug / window / f"{prize.slug}.json")
                section.true(alone == {**whole, "data": {**whole["data"], "prizes": [entry]}},
                             f"{where}/{prize.slug}", "is not the same prize of the whole snapshot")


def verify_prize(section, entry, prize, drawn, where):
    section.equal(entry.get("prize"), {"slug": prize.slug, "nameTh": prize.name, "digitCount": prize.digits},
                  f"{where} prize")
    section.equal(entry.get("sampleSize"), len(drawn), f"{where} sampleSize")
    for key, ranking in (("digitRanking", ex.DIGIT_RANKING), ("pairRanking", ex.PAIR_RANKING)):
        verify_ranking(section, listing(entry, key), ex.rank(ranking, prize.digits, drawn), f"{where} {key}")


def verify_ranking(section, rows, wanted, where):
    section.equal([row.get("candidate") for row in rows], [row.candidate for row in wanted], f"{where} order")
    by_candidate = {row.get("candidate"): row for row in rows}
    for candidate, score, breakdown in wanted:
        row, spot = by_candidate.get(candidate, {}), f"{where} {candidate}"
        parts = row.get("breakdown") if isinstance(row.get("breakdown"), dict) else {}
        published(section, row.get("score"), score, f"{spot} score")
        section.equal(sorted(parts), sorted(breakdown), f"{spot} components")
        for name, value in breakdown.items():
            published(section, parts.get(name), value, f"{spot} {name}")


def published(section, actual, value, where):
    wanted = Fraction(ex.hundredths(value), 100)
    section.number(actual, wanted, where, hint=" (an exact half)" if ex.is_tie(value) else "")


# --- 4. check --------------------------------------------------------------------------------------------------

def around(lottery, draw, chance):
    """Tickets that hold a winning number at its place, or at a wrong one, with chance digits around it."""
    for length in sorted(lottery.tickets):
        for prize in lottery.prizes:
            for winning in draw.prizes.get(prize.slug, ()):
                for at in range(length - prize.digits + 1):
                    filler = "".join(chance.choices("0123456789", k=length))
                    yield filler[:at] + winning + filler[at + prize.digits:]


def numbers_to_check(lottery, draw, chance):
    """Every short number, every winning number and its neighbours, tickets around them, chance, and nonsense."""
    winning = [n for numbers in draw.prizes.values() for n in numbers]
    beside = [f"{(int(n) + step) % 10 ** len(n):0{len(n)}d}" for n in winning for step in (-1, 1)]
    by_chance = [f"{chance.randrange(10 ** size):0{size}d}" for size in (6, 4) for _ in range(200)]
    refused = ["1", "12345", "1234567", "12a", "-12", "1.5", "๑๒", "０１"]
    every = [f"{i:03d}" for i in range(1000)] + [f"{i:02d}" for i in range(100)]
    return list(dict.fromkeys(every + winning + beside + list(around(lottery, draw, chance)) + by_chance + refused))


def verify_check(section, body, lottery, number, draw, regimes):
    where, wanted = f"check {lottery.slug} {number}", ex.check_body(lottery, draw, number, regimes)
    body = body if isinstance(body, dict) else {}
    section.equal(body.get("success"), wanted is not None, f"{where} success")
    if wanted is None:
        section.text(body.get("error"), f"{where} error")
        return
    data = body.get("data") if isinstance(body.get("data"), dict) else {}
    section.number(data.get("totalAmount"), wanted.pop("totalAmount"), f"{where} totalAmount")
    section.fields(data, wanted, where)
    section.day_label(data.get("displayName"), draw.date, f"{where} displayName")
    section.text(body.get("disclaimer"), f"{where} disclaimer")
    section.attribution(body, ("source", "url"), where)


def check_by_command(section, command, draws, regimes):
    chance = random.Random(20260816)
    asked = [(slug, number) for slug, lottery in LOTTERIES.items()
             for number in numbers_to_check(lottery, draws[slug][0], chance)]
    lines = "".join(f"{slug} {number}\n" for slug, number in asked)
    done = subprocess.run(shlex.split(command), input=lines, capture_output=True, encoding="utf-8")
    answers = done.stdout.splitlines()
    section.equal(len(answers), len(asked), f"check-cmd answers, exit {done.returncode}, {done.stderr[-200:]!r}")
    for (slug, number), answer in zip(asked, answers):
        try:
            body = parse(answer)
        except ValueError:
            body = None
        verify_check(section, body, LOTTERIES[slug], number, draws[slug][0], regimes)


def ask(url, slug, number):
    """(status, body) of a live check; waits once when the quota is used up."""
    address = f"{url.rstrip('/')}/check?{urlencode({'lottery': slug, 'number': number})}"
    for patience in (True, False):
        try:
            with urlopen(address, timeout=30) as answer:
                return answer.status, parse(answer.read())
        except HTTPError as refusal:
            if refusal.code != 429 or not patience:
                return refusal.code, parse(refusal.read() or "null")
            time.sleep(min(60, int(refusal.headers.get("Retry-After", 60))) + 1)


def live_questions(draws, most):
    """A winning number of every lottery first, then a seeded mixture."""
    chance = random.Random(40)
    first = [(slug, next(iter(drawn[0].prizes.values()))[0]) for slug, drawn in draws.items()]
    more = [(slug, n) for slug in ("thai-government", "lao-lottery", "hanoi-normal")
            for n in chance.sample(numbers_to_check(LOTTERIES[slug], draws[slug][0], chance)[1100:], 20)]
    chance.shuffle(more)
    return (first + more)[:most]


def check_by_url(section, url, draws, regimes, most):
    for slug, number in live_questions(draws, most):
        status, body = ask(url, slug, number)
        wanted = ex.check_body(LOTTERIES[slug], draws[slug][0], number, regimes)
        section.equal(status, 400 if wanted is None else 200, f"check {slug} {number} status")
        verify_check(section, body, LOTTERIES[slug], number, draws[slug][0], regimes)


# --- the run ---------------------------------------------------------------------------------------------------

def leave_out(draws, without):
    """`LOTTERY/DATE` leaves a draw out, `LOTTERY/DATE/PRIZE` one prize of it."""
    for slug, date, *prize in (item.split("/") for item in without):
        drawn = next(d for d in draws[slug] if d.date == date)   # a draw that is not held is a mistake of the caller
        drawn.prizes.pop(prize[0]) if prize else draws[slug].remove(drawn)


def describe(draws, notes):
    for slug, drawn in draws.items():
        print(f"{slug}: {len(drawn)} draws, {drawn[-1].date} to {drawn[0].date}")
    print(f"\nleft out, corrected or doubtful: {len(notes)}")
    for slug, date, text in notes:
        print(f"  {slug} {date}: {text}")
    print()


def run_sections(options, draws, regimes):
    tree, counts = Path(options.tree), range(1, 21) if options.sample == "all" else (1, 5, 20)
    runs = [("results", lambda s: verify_results(s, tree, draws, regimes, counts)),
            ("stats", lambda s: verify_stats(s, tree, draws)),
            ("calculations", lambda s: verify_calculations(s, tree, draws))]
    if options.check_cmd:
        runs.append(("check", lambda s: check_by_command(s, options.check_cmd, draws, regimes)))
    if options.url:
        runs.append(("live check", lambda s: check_by_url(s, options.url, draws, regimes, options.live)))
    if not (options.check_cmd or options.url):
        print("check: not verified, neither --check-cmd nor --url was given")
    sections = []
    for name, verify in runs:
        sections.append(Section(name))
        verify(sections[-1])
        sections[-1].report()
    return sections


def arguments(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--archive")
    parser.add_argument("--tree")
    parser.add_argument("--sample", choices=("fast", "all"), default="fast")
    parser.add_argument("--without", action="append", default=[])
    parser.add_argument("--check-cmd")
    parser.add_argument("--url")
    parser.add_argument("--live", type=int, default=40)
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args(argv)
    if not options.self_test and not (options.archive and options.tree):
        parser.error("--archive and --tree are needed")
    return options


def main(argv):
    options = arguments(argv)
    if options.self_test:
        from selftest import self_test
        sections = self_test(options.archive)
    else:
        draws, notes, regimes = read_archive(options.archive)
        leave_out(draws, options.without)
        describe(draws, notes)
        sections = run_sections(options, draws, regimes)
    failed = sum(section.failed for section in sections)
    print(f"{sum(section.passed for section in sections)} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
