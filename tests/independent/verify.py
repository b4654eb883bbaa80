#!/usr/bin/env python3
"""Verifies the service's emitted files, and its live check, against the raw archive. Standard library only.

    python3 verify.py --archive DIR --tree DIR [--sample fast|all] [--data DIR] [--without LOTTERY/DATE[/PRIZE]]
                      [--check-cmd 'CMD'] [--url http://127.0.0.1:4321/api] [--live N]
    python3 verify.py --self-test [--archive DIR]

It shares no code with the service: it reads the archive (archive.py), knows the lotteries (registry.py) and works
out every answer (expected.py) by itself, then compares. The last line is `N passed, N failed`; exit 1 on a failure.

--check-cmd  a program that reads lines `lottery number` and prints one JSON check body per line: every enumerated
             number goes through it. --url asks a running service for N of them (40), staying below its quota.
--data       the lines of the data folder are folded (folding.py) and compared with the draws and holds of the tree.
--without    leaves a draw (or one prize of it) out on this side, where the service deliberately does not hold it.
"""
import argparse
import sys
from fractions import Fraction
from pathlib import Path

import expected as ex
from archive import read_archive, read_withdrawn
from drawfiles import corrected_at, verify_every_draw, verify_results
from folding import verify_folded
from live import check_by_command, check_by_url
from registry import LOTTERIES
from section import Section, listing, load
from withdrawn import verify_withdrawn, withdrawn_by_url

# --- statistics ---------------------------------------------------------------------------------------------

def verify_stats(section, tree, draws):
    for slug, lottery in LOTTERIES.items():
        whole = load(section, tree / "stats" / f"{slug}.json")
        main = [prize for prize in lottery.prizes if ex.in_main_stats(prize)]
        verify_stats_body(section, whole, lottery, main, draws[slug], f"stats/{slug}")
        for prize in lottery.prizes:
            path = tree / "stats" / slug / f"{prize.slug}.json"
            alone = load(section, path)
            verify_stats_body(section, alone, lottery, [prize], draws[slug], f"stats/{slug}/{prize.slug}")


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


# --- calculations -------------------------------------------------------------------------------------------

def verify_calculations(section, tree, draws):
    for slug, lottery in LOTTERIES.items():
        for window in ex.WINDOWS:
            where = f"calculations/{slug}/{window}"
            whole = load(section, tree / "calculations" / slug / f"{window}.json")
            used = ex.in_window(window, draws[slug])
            section.fields(whole, ex.snapshot_head(lottery, window, draws[slug], corrected_at(tree, slug, used)), where)
            section.text(whole.get("disclaimer"), f"{where} disclaimer")
            entries = listing(whole.get("data"), "prizes")
            section.equal(len(entries), len(lottery.prizes), f"{where} how many prizes")   # which: verify_prize
            for prize, entry in zip(lottery.prizes, entries):
                verify_prize(section, entry, prize, ex.numbers_in_window(prize, window, draws[slug]),
                             f"{where} {prize.slug}")
                alone = load(section, tree / "calculations" / slug / window / f"{prize.slug}.json")
                # As sure as the prize itself, whatever the window has.
                sample = len(ex.numbers_in_window(prize, window, draws[slug]))
                section.true(alone == {**whole, "sampleSize": sample, "quality": ex.quality(sample),
                                       "data": {**whole["data"], "prizes": [entry]}},
                             f"{where}/{prize.slug}", "is not the same prize of the whole snapshot")


def verify_prize(section, entry, prize, drawn, where):
    section.equal(entry.get("prize"), {"slug": prize.slug, "nameTh": prize.name, "digitCount": prize.digits},
                  f"{where} prize")
    section.equal(entry.get("sampleSize"), len(drawn), f"{where} sampleSize")
    section.equal(entry.get("quality"), ex.quality(len(drawn)), f"{where} quality")
    section.equal("note" in entry, not drawn, f"{where} note")
    if not drawn:
        section.equal([entry.get("digitRanking"), entry.get("pairRanking")], [[], []], f"{where} without a draw")
        return
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
    withdrawn = read_withdrawn(options.archive)
    tree, counts = Path(options.tree), range(1, 21) if options.sample == "all" else (1, 5, 20)
    runs = [("results", lambda s: verify_results(s, tree, draws, regimes, counts)),
            ("draws", lambda s: verify_every_draw(s, tree, draws, regimes)),
            ("stats", lambda s: verify_stats(s, tree, draws)),
            ("calculations", lambda s: verify_calculations(s, tree, draws)),
            ("withdrawn", lambda s: verify_withdrawn(s, tree, withdrawn))]
    if options.data:
        runs.append(("folded", lambda s: verify_folded(s, options.data, tree)))
    if options.check_cmd:
        runs.append(("check", lambda s: check_by_command(s, options.check_cmd, draws, regimes)))
    if options.url:
        runs.append(("live check", lambda s: check_by_url(s, options.url, draws, regimes, options.live)))
        runs.append(("live withdrawn", lambda s: withdrawn_by_url(s, options.url, withdrawn)))
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
    parser.add_argument("--data")
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
