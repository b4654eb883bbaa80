#!/usr/bin/env python3
"""How many single-digit typing errors does the composition of a lottery's numbers catch?

    python3 composition.py --archive DIR

Over every draw of the raw collections that has its drawn number: each digit of that number and of each of its parts
is replaced by each of the nine others, alone, and the draw is judged again.
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--archive", required=True)
    draws = read_archive(parser.parse_args().archive)[0]
    every = [0, 0, 0]
    for slug, lottery in LOTTERIES.items():
        whole = lottery.whole and lottery.whole.slug
        complete = [draw for draw in draws[slug] if whole in draw.prizes]
        sums = {}
        for draw in complete:
            for prize, (tried, caught) in caught_in(lottery, {p: n[0] for p, n in draw.prizes.items()}).items():
                before = sums.get(prize, (0, 0))
                sums[prize] = before[0] + tried, before[1] + caught
        total = [len(complete), *map(sum, zip(*sums.values()))] if sums else [0, 0, 0]
        every = [a + b for a, b in zip(every, total)]
        parts = ", ".join(f"{prize} {caught}/{tried}" for prize, (tried, caught) in sums.items())
        print(f"{slug}: {total[0]} draws, {total[2]} of {total[1]} errors caught ({parts})")
    print(f"all: {every[0]} draws, {every[2]} of {every[1]} errors caught")


main()
