#!/usr/bin/env python3
"""How many single-digit typing errors does the composition of a lottery's numbers catch?

    python3 composition.py --archive DIR

Over every draw of the raw collections but the government's: each digit of the drawn number and of each of its parts
is replaced by each of the nine others, alone, and the draw is judged again. One that has agreed with itself before and
no longer does is a caught error; a draw that does not agree with itself to begin with would stop the count.
"""
import argparse

from archive import composition_fault, read_archive
from registry import LOTTERIES


def caught_in(lottery, numbers):
    """{prize: (errors tried, errors caught)} of one draw, whose own numbers have to agree."""
    assert composition_fault(lottery, numbers) is None
    counts = {}
    for slug, number in numbers.items():
        typed = [number[:at] + other + number[at + 1:] for at, digit in enumerate(number)
                 for other in "0123456789" if other != digit]
        counts[slug] = len(typed), sum(composition_fault(lottery, {**numbers, slug: t}) is not None for t in typed)
    return counts


def counted(lottery, draws):
    """(draws, errors tried, errors caught, {prize: (tried, caught)}) over some draws of a lottery."""
    sums = {}
    for draw in draws:
        for prize, (tried, caught) in caught_in(lottery, {p: n[0] for p, n in draw.prizes.items()}).items():
            before = sums.get(prize, (0, 0))
            sums[prize] = before[0] + tried, before[1] + caught
    return len(draws), sum(t for t, _ in sums.values()), sum(c for _, c in sums.values()), sums


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--archive", required=True)
    draws = read_archive(parser.parse_args().archive)[0]
    totals = {"with the drawn number": [0, 0, 0], "with parts of it only": [0, 0, 0]}
    for slug, lottery in LOTTERIES.items():
        if lottery.whole is None:
            continue
        for kind in totals:
            some = [d for d in draws[slug] if (lottery.whole.slug in d.prizes) == (kind == "with the drawn number")]
            held, tried, caught, sums = counted(lottery, some)
            totals[kind] = [a + b for a, b in zip(totals[kind], (held, tried, caught))]
            parts = ", ".join(f"{prize} {right}/{errors}" for prize, (errors, right) in sorted(sums.items()))
            if some:
                print(f"{slug}, {kind}: {held} draws, {caught} of {tried} errors caught ({parts})")
    for kind, (held, tried, caught) in totals.items():
        print(f"all {kind}: {held} draws, {caught} of {tried} errors caught")


main()
