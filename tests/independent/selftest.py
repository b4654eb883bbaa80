"""Does the verifier itself stand? Vectors worked out by hand, then a tree of its own with one thing altered at a time.

    python3 verify.py --self-test                  the hand-made vectors
    python3 verify.py --self-test --archive DIR    also: a tree made from the archive passes, an altered one does not
    echo 'lao-lottery 53' | python3 selftest.py DIR     answers as --check-cmd expects a program to
"""
import json
import shutil
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

import expected as ex
from archive import adjacent, amounts_on, fault_in, iso_date, lao_prizes, read_archive, tails_of
from registry import Draw, LOTTERIES, THREE_UP, TOP_2
from verify import Section, arguments, run_sections

SAYS = {"attribution": {"source": "-", "url": "-", "note": "-", "dataSource": "-"}, "disclaimer": "-"}


# --- vectors ---------------------------------------------------------------------------------------------------

def shown(ranking, digits, draws, candidate):
    """One row as it would be published, in hundredths: (score, {component: value})."""
    row = next(row for row in ex.rank(ranking, digits, draws) if row.candidate == candidate)
    return ex.hundredths(row.score), {name: ex.hundredths(value) for name, value in row.breakdown.items()}


def digit_vectors(section):
    """Eleven two-digit draws, newest first: 12, then nine of 00, then 34. Two places a draw, 22 in all.
    Sum of the weights, a geometric row: (1 - 2^-1.1) / (1 - 2^-0.1) = 0.533483 / 0.066967 = 7.96636."""
    draws = [["12"]] + [["00"]] * 9 + [["34"]]
    # 1: seen once, at weight 1. 50 × 10 × 1/22 = 22.727; recent 500 / (2 × 7.96636) = 31.382; gap 0.
    # 0.4 × 22.727 + 0.3 × 31.382 + 0.2 × 22.727 = 13.636 + 9.415 = 23.051
    wanted = (2305, {"frequency30": 2273, "recent": 3138, "historical": 2273, "gap": 0})
    section.equal(shown(ex.DIGIT_RANKING, 2, draws, "1"), wanted, "digit 1")
    # 3: seen once, at weight 1/2: recent 15.691. Ten draws since; expected between 10/2 = 5, so 100 × 10/15 = 66.667.
    # 13.636 + 4.707 + 6.667 = 25.010
    wanted = (2501, {"frequency30": 2273, "recent": 1569, "historical": 2273, "gap": 6667})
    section.equal(shown(ex.DIGIT_RANKING, 2, draws, "3"), wanted, "digit 3")
    # 0: 500 × 18/22 = 409 is capped; one draw since: 100 × 1/15 = 6.667. 40 + 30 + 20 + 0.667 = 90.667
    wanted = (9067, {"frequency30": 10000, "recent": 10000, "historical": 10000, "gap": 667})
    section.equal(shown(ex.DIGIT_RANKING, 2, draws, "0"), wanted, "digit 0")
    # 9: never: 11 draws since, 100 × 11/15 = 73.333, a tenth of it is 7.333
    wanted = (733, {"frequency30": 0, "recent": 0, "historical": 0, "gap": 7333})
    section.equal(shown(ex.DIGIT_RANKING, 2, draws, "9"), wanted, "digit 9")
    # 0 first; then 3 and 4 (25.01), 1 and 2 (23.05), and the five never seen, each group by candidate
    order = [row.candidate for row in ex.rank(ex.DIGIT_RANKING, 2, draws)]
    section.equal(order, list("0341256789"), "order of the digits")
    # Thirty draws of 00, then 12: outside the newest thirty. 500 × 1/62 = 8.0645
    components = shown(ex.DIGIT_RANKING, 2, [["00"]] * 30 + [["12"]], "1")[1]
    section.equal((components["frequency30"], components["historical"]), (0, 806), "the newest thirty")


def pair_vectors(section):
    # One draw of a hundred three-digit numbers, 200 places: 12 once, in the first of the two places.
    # 50 × 100 × 1/200 = 25 for the three rates, 50 × 100 × 1/100 = 50 for the place: 0.85 × 25 + 0.15 × 50 = 28.75
    draws = [["000"] * 99 + ["125"]]
    wanted = (2875, {"historical": 2500, "frequency30": 2500, "recent": 2500, "position": 5000})
    section.equal(shown(ex.PAIR_RANKING, 3, draws, "12"), wanted, "pair 12")
    section.equal(shown(ex.PAIR_RANKING, 3, draws, "21")[0], 0, "pairs are ordered")
    # 25 in the second place: the same
    section.equal(shown(ex.PAIR_RANKING, 3, draws, "25"), wanted, "pair 25")
    empty = ex.rank(ex.PAIR_RANKING, 3, [])
    section.equal([row.candidate for row in empty], list(ex.PAIRS), "no draw: all pairs, in order")
    section.equal({row.score for row in ex.rank(ex.DIGIT_RANKING, 3, [])}, {Fraction(0)}, "no draw: all scores 0")


def rounding_vectors(section):
    for value, wanted in ((Fraction(15625, 1000), 1563), (Fraction(1005, 1000), 101), (Fraction(1004999, 10 ** 6), 100),
                          (Fraction(0), 0), (Fraction(100), 10000), (Fraction(25, 1000), 3)):
        section.equal(ex.hundredths(value), wanted, f"hundredths of {value}")


def reading_vectors(section):
    section.equal(iso_date("2 พ.ค. 2569"), "2026-05-02", "Thai date")
    section.equal(ex.thai_date("2026-08-16"), "16 สิงหาคม 2569", "Thai label")
    section.equal(ex.buddhist("2024-02-29"), "2567-02-29", "Buddhist date")
    section.equal(ex.announced_at(LOTTERIES["lao-patuxay"], "2026-08-28"), "2026-08-27T22:45:00.000Z", "05:45 Bangkok")
    section.equal(ex.announced_at(LOTTERIES["thai-government"], "2026-08-16"), "2026-08-16T07:30:00.000Z", "14:30")
    section.equal(adjacent("000000"), ["000001", "999999"], "adjacent wraps")
    section.equal(lao_prizes("3456"), {"four-digit": ["3456"], "top-three-digit": ["456"], "top-two-digit": ["56"],
                                       "bottom-two-digit": ["34"]}, "lao CDEF")
    section.equal(tails_of("07523", "03402")["bottom-two-digit"], ["02"], "hanoi bottom pair")
    hanoi = LOTTERIES["hanoi-vip"]
    section.equal(fault_in(hanoi, "2026-01-01", {"top-two-digit": ["1"]}) is None, False, "a lost zero is found")
    section.equal(fault_in(hanoi, "2026-02-30", {}), "no such day", "an impossible day is found")
    section.equal(amounts_on([{"from": "2010-03-01", "to": None, "first": 5}], "2009-12-30"), {}, "unverified amounts")


def stats_vectors(section):
    draws = [Draw(f"2026-01-0{9 - i}", {"top-two-digit": [n]}) for i, n in enumerate(("07", "31", "07"))]
    stats = ex.stats_of(LOTTERIES["hanoi-vip"]._replace(prizes=THREE_UP), TOP_2, draws)
    section.equal([(row["number"], row["count"], row["drawsSince"], row["lastDate"]) for row in stats["numbers"]],
                  [("07", 2, 0, "2569-01-09"), ("31", 1, 1, "2569-01-08")], "stats rows")
    section.equal((stats["expectedPerNumber"], stats["neverDrawnCount"]), (Fraction(3, 100), 98), "stats sums")


def check_vectors(section):
    """The documents' worked list: what a number of each length meets."""
    def met(slug, number):
        lottery = LOTTERIES[slug]
        parts = {prize.slug: ex.part_met(lottery, prize, number) for prize in lottery.prizes}
        return {prize: part for prize, part in parts.items() if part}
    section.equal(met("lao-lottery", "123456"), {"six-digit": "123456", "four-digit": "3456", "top-three-digit": "456",
                                                 "top-two-digit": "56", "bottom-two-digit": "34"}, "lao, 6")
    section.equal(met("lao-lottery", "3456"), {"four-digit": "3456", "top-three-digit": "456", "top-two-digit": "56",
                                               "bottom-two-digit": "34"}, "lao, 4")
    section.equal(met("hanoi-normal", "123456"), {"four-digit": "3456", "top-three-digit": "456",
                                                  "top-two-digit": "56"}, "hanoi, 6: never the bottom pair")
    section.equal(met("hanoi-normal", "12"), {"top-two-digit": "12", "bottom-two-digit": "12"}, "hanoi, 2")
    section.equal(met("hanoi-vip", "456"), {"top-three-digit": "456"}, "hanoi-vip, 3")
    thai = met("thai-government", "123456")
    section.equal((len(thai), thai["front-three-digit"], thai["last-three-digit"]), (9, "123", "456"), "thai, 6")
    for slug, wanted in (("thai-government", {2, 3, 6}), ("hanoi-normal", {2, 3, 4, 6}), ("lao-lottery", {2, 3, 4, 6}),
                         ("hanoi-vip", {2, 3, 6}), ("lao-tv", {2, 3, 6})):
        section.equal(ex.accepted_lengths(LOTTERIES[slug]), wanted, f"{slug}: lengths taken")


# --- a tree of our own -----------------------------------------------------------------------------------------

def plain(value):
    """A fraction as a JSON number."""
    return float(value)


def save(path, body):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"success": True, **SAYS, **body}, default=plain, ensure_ascii=False), "utf-8")


def ranking_body(ranking, digits, drawn):
    return [{"candidate": row.candidate, "score": ex.hundredths(row.score) / 100,
             "breakdown": {name: ex.hundredths(value) / 100 for name, value in row.breakdown.items()}}
            for row in ex.rank(ranking, digits, drawn)]


def prize_body(prize, drawn):
    return {"prize": {"slug": prize.slug, "nameTh": prize.name, "digitCount": prize.digits}, "sampleSize": len(drawn),
            "digitRanking": ranking_body(ex.DIGIT_RANKING, prize.digits, drawn),
            "pairRanking": ranking_body(ex.PAIR_RANKING, prize.digits, drawn)}


def write_tree(tree, draws, regimes):
    for slug, lottery in LOTTERIES.items():
        held = draws[slug]
        data = [{**ex.draw_body(lottery, d, regimes), "displayName": "งวด " + ex.thai_date(d.date)} for d in held[:20]]
        for n in range(1, 21):
            save(tree / "results" / slug / f"{n}.json", {"data": data[:n]})
        stats = {"lottery": slug, "dataset": ex.dataset(held)}
        main = [ex.stats_of(lottery, p, held) for p in lottery.prizes if ex.in_main_stats(p)]
        save(tree / "stats" / f"{slug}.json", {**stats, "prizes": main})
        for prize in lottery.prizes:
            save(tree / "stats" / slug / f"{prize.slug}.json", {**stats, "prizes": [ex.stats_of(lottery, prize, held)]})
        for window in ex.WINDOWS:
            head, folder = ex.snapshot_head(lottery, window, held), tree / "calculations" / slug
            prizes = [prize_body(p, ex.numbers_in_window(p, window, held)) for p in lottery.prizes]
            save(folder / f"{window}.json", {**head, "data": {"prizes": prizes}})
            for prize, body in zip(lottery.prizes, prizes):
                save(folder / window / f"{prize.slug}.json", {**head, "data": {"prizes": [body]}})


def answer(lottery, draw, number, regimes):
    data = ex.check_body(lottery, draw, number, regimes)
    if data is None:
        return {"success": False, "error": "-"}
    return {"success": True, **SAYS, "data": {**data, "displayName": ex.thai_date(draw.date)}}


# file; the text altered in it, first occurrence only; what takes its place
ALTERATIONS = (
    ("results/thai-government/5.json", '"numbers": ["004615"]', '"numbers": ["004616"]'),
    ("results/thai-government/1.json", '"amount": "6000000.00"', '"amount": "6000000"'),
    ("results/hanoi-normal/20.json", "ตุลาคม 2569", "ตุลาคม 2568"),
    ("stats/hanoi-normal.json", '"drawsSince": ', '"drawsSince": 1'),
    ("stats/lao-lottery.json", '"neverDrawn": ["', '"neverDrawn": ["0'),
    ("stats/thai-government.json", '"picks": 2', '"picks": 4'),
    ("stats/thai-government/fifth-prize.json", '"count": 3', '"count": 4'),
    ("calculations/thai-government/all.json", '"position": ', '"position": 1'),
    ("calculations/lao-tv/30.json", '"quality": "medium"', '"quality": "high"'),
    ("calculations/hanoi-normal/50/four-digit.json", '"score": ', '"score": 1'),
    ("calculations/lao-lottery/10.json", ":30:00.000Z", ":30:00Z"),
)


def alterations_are_found(section, tree, options, draws, regimes):
    """All at once, each in a file of its own: every altered file must be named by a failure."""
    for name, old, new in ALTERATIONS:
        text = (tree / name).read_text("utf-8")
        section.true(old in text, name, f"{old} is not there to alter")
        (tree / name).write_text(text.replace(old, new, 1), "utf-8")
    (tree / "results/lao-hd/5.json").unlink()
    found = [line for part in run_sections(options, draws, regimes) for line in part.lines]
    for name in [name for name, *_ in ALTERATIONS] + ["results/lao-hd/5.json"]:
        section.true(any(name.removesuffix(".json") in line for line in found), name, "its alteration was not found")


def tree_test(section, archive):
    draws, _, regimes = read_archive(archive)
    tree = Path(tempfile.mkdtemp(prefix="verifier-"))
    command = f"{sys.executable} {Path(__file__).resolve()} {Path(archive).resolve()}"
    options = arguments(["--archive", archive, "--tree", str(tree), "--sample", "all", "--check-cmd", command])
    try:
        write_tree(tree, draws, regimes)
        for part in run_sections(options, draws, regimes):
            section.equal((part.passed > 0, part.failed), (True, 0), f"own tree, {part.name}")
        options.check_cmd = ""
        print("--- the same with alterations: the failures below are wanted ---")
        alterations_are_found(section, tree, options, draws, regimes)
    finally:
        shutil.rmtree(tree)


def self_test(archive):
    section = Section("self-test")
    for vectors in (digit_vectors, pair_vectors, rounding_vectors, reading_vectors, stats_vectors, check_vectors):
        vectors(section)
    if archive:
        tree_test(section, archive)
    section.report()
    return [section]


if __name__ == "__main__":
    DRAWS, _, REGIMES = read_archive(sys.argv[1])
    for SLUG, NUMBER in map(str.split, sys.stdin):
        print(json.dumps(answer(LOTTERIES[SLUG], DRAWS[SLUG][0], NUMBER, REGIMES), default=plain))
