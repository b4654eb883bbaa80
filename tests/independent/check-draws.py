#!/usr/bin/env python3
"""Lines `lottery date number` in, the matches as JSON a line out, by the verifier's own reading of the documents.

    python3 check-draws.py --archive DIR     the draws from the raw collections
    python3 check-draws.py --tree DIR        where there are none: the numbers from the emitted draws
"""
import argparse
import json
import sys
from functools import cache
from pathlib import Path

import expected as ex
from archive import read_archive
from registry import Draw, LOTTERIES


def draws_of_archive(folder):
    draws, _, regimes = read_archive(folder)
    by_day = {(slug, draw.date): draw for slug, drawn in draws.items() for draw in drawn}
    return lambda slug, date: (by_day[slug, date], regimes)


def draws_of_tree(tree):
    @cache
    def of_year(slug, year):
        body = json.loads((Path(tree) / "draws" / slug / f"{year}.json").read_text("utf-8"))
        return {draw["drawDate"]: draw["prizes"] for draw in body["data"]}

    def draw_of(slug, date):
        prizes = of_year(slug, date[:4])[date]
        return Draw(date, {prize["slug"]: prize["numbers"] for prize in prizes}), []
    return draw_of


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--archive")
    parser.add_argument("--tree")
    options = parser.parse_args()
    draw_of = draws_of_archive(options.archive) if options.archive else draws_of_tree(options.tree)
    for line in sys.stdin:
        slug, date, number = line.split()
        draw, regimes = draw_of(slug, date)
        body = ex.check_body(LOTTERIES[slug], draw, number, regimes)
        hits = None if body is None else [[match["prize"], match["winningNumber"]] for match in body["matches"]]
        # What was paid is known from the collections only.
        total = None if body is None or options.archive is None else float(body["totalAmount"])
        print(json.dumps({"matches": hits, "totalAmount": total}, ensure_ascii=False))


main()
