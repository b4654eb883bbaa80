"""Does the verifier itself stand? Vectors worked out by hand, then a tree of its own with one thing altered at a time.

    python3 verify.py --self-test                  the hand-made vectors
    python3 verify.py --self-test --archive DIR    also: a tree made from the archive passes, an altered one does not
"""
from fractions import Fraction

import expected as ex
from archive import adjacent, amounts_on, composition_fault, contradicted, fault_in, is_unconfirmed, merged
from collected import drawn, iso_date, lao_prizes, tails_of
from folding import verify_examples
from owntree import tree_test
from registry import Draw, LOTTERIES, TOP_2, accepted_lengths, parts_of
from section import Section


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
    section.equal(lao_prizes("123456")["bottom-two-digit"], ["34"], "lao, from all six")
    section.equal(drawn(LOTTERIES["gsb-lottery"], "1996039", top3="039", bottom2="45"),
                  {"seven-digit": ["1996039"], "top-three-digit": ["039"], "bottom-two-digit": ["45"]}, "gsb")
    hanoi = LOTTERIES["hanoi-vip"]
    section.equal(fault_in(hanoi, "2026-01-01", {"top-two-digit": ["1"]}) is None, False, "a lost zero is found")
    section.equal(fault_in(hanoi, "2026-02-30", {}), "no such day", "an impossible day is found")
    section.equal(amounts_on([{"from": "2010-03-01", "to": None, "first": 5}], "2009-12-30"), {}, "unverified amounts")


def composition_vectors(section):
    """The bottom pair by its place, and one wrong digit."""
    for slug, number, pair in (("lao-tv", "15424", "15"), ("hanoi-svip", "34855", "34"), ("lao-vip", "95065", "50"),
                               ("lao-aiyara", "59703", "97"), ("lao-mungkung", "428581", "42"),
                               ("lao-lottery", "142383", "23"), ("hanoi-vip", "05910", None),
                               ("hanoi-4d", "70410", None)):
        lottery = LOTTERIES[slug]
        parts = parts_of(lottery, number)
        section.equal(parts.get("bottom-two-digit"), pair, f"{slug}: the bottom pair of {number}")
        section.equal((parts["top-three-digit"], parts["top-two-digit"]), (number[-3:], number[-2:]), f"{slug}: tails")
        section.equal(composition_fault(lottery, parts), None, f"{slug}: its own parts agree")
    wrong = {"five-digit": "48211", "top-three-digit": "211", "top-two-digit": "11", "bottom-two-digit": "80"}
    section.true(composition_fault(LOTTERIES["lao-vip"], wrong), "lao-vip", "80 is not the pair of 48211")
    without = {slug: wrong[slug] for slug in ("top-three-digit", "bottom-two-digit")}
    section.true(composition_fault(LOTTERIES["lao-vip"], without), "lao-vip", "the two share a digit")
    seven = {"seven-digit": "1996039", "top-three-digit": "038"}
    section.true(composition_fault(LOTTERIES["gsb-lottery"], seven), "gsb", "the top three are the last three of seven")
    section.equal(composition_fault(LOTTERIES["hanoi-vip"], wrong), None, "hanoi: the pair is of another prize")


def belief_vectors(section):
    """The first collection is believed; a second confirms and lends, or is noted; an authority needs nobody."""
    notes, day = [], "2026-01-01"
    first = ("lekdee", {"hanoi-vip": {day: {"top-three-digit": ["910"]}}})
    whole = ("huayapp", {"hanoi-vip": {day: {"five-digit": ["05910"], "top-three-digit": ["910"]}}})
    other = ("huaycheck", {"hanoi-vip": {day: {"five-digit": ["05911"], "top-three-digit": ["911"]}}})
    held = merged(LOTTERIES["hanoi-vip"], [first, other, whole], lambda *told: notes.append(told))[day]
    section.equal((held.prizes["five-digit"], held.sources, len(notes)),
                  (["05910"], ("lekdee", "huayapp"), 1), "belief")
    for sources, wanted in ((("lekdee",), True), (("lekdee", "huayapp"), False), (("glo",), False),
                            (("koylao", "konmeesri-2026"), True)):
        section.equal(is_unconfirmed(Draw(day, {}, sources)), wanted, f"unconfirmed, {sources}")
    for date, wanted in (("2010-02-16", True), ("2010-03-01", False)):
        section.equal(is_unconfirmed(Draw(date, {}, ("sanook", "suraboyz"))), wanted, f"unconfirmed on {date}")


def withdrawn_vectors(section):
    """A copy that the witness does not know; a number that it does not know is one all the same."""
    def drawn(day, number):
        return Draw(day, lao_prizes(number))
    seen = {4: {"111", "222"}, 11: {"333"}, 18: {"333"}}
    unknown = [drawn("2020-12-04", "5111"), drawn("2019-12-11", "9999"), drawn("2019-12-04", "8888")]
    copy = [drawn("2022-12-18", "3333"), drawn("2022-12-11", "3333"), drawn("2022-12-04", "5222")]
    section.equal(contradicted(unknown, seen), [], "a year that the witness does not know")
    section.equal(contradicted(copy, seen), [], "the same number twice, both known")
    section.equal([d.date for d in contradicted(copy, {**seen, 18: set()})], ["2022-12-18"], "a copy")


def stats_vectors(section):
    draws = [Draw(f"2026-01-0{9 - i}", {"top-two-digit": [n]}) for i, n in enumerate(("07", "31", "07"))]
    stats = ex.stats_of(LOTTERIES["hanoi-vip"], TOP_2, draws)
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
    section.equal(met("hanoi-normal", "123456"), {"five-digit": "23456", "four-digit": "3456", "top-three-digit": "456",
                                                  "top-two-digit": "56"}, "hanoi-normal, 6: never the bottom pair")
    section.equal(met("hanoi-normal", "3456"), {"four-digit": "3456", "top-three-digit": "456",
                                                "top-two-digit": "56"}, "hanoi-normal, 4")
    section.equal(met("hanoi-normal", "12"), {"top-two-digit": "12", "bottom-two-digit": "12"}, "hanoi-normal, 2")
    section.equal(met("hanoi-vip", "23456"), {"five-digit": "23456", "top-three-digit": "456",
                                              "top-two-digit": "56"}, "hanoi-vip, 5")
    section.equal(met("hanoi-vip", "456"), {"top-three-digit": "456"}, "hanoi-vip, 3")
    for slug, pair in (("lao-tv", "23"), ("lao-vip", "34")):
        five = {"five-digit": "23456", "top-three-digit": "456", "top-two-digit": "56", "bottom-two-digit": pair}
        section.equal((met(slug, "23456"), met(slug, "123456")), (five, five), f"{slug}, 5 and the last five of 6")
    section.equal(met("lao-niyom", "123456"), {"six-digit": "123456", "top-three-digit": "456", "top-two-digit": "56",
                                               "bottom-two-digit": "12"}, "lao-niyom, 6")
    section.equal(met("gsb-lottery", "123456"), {"top-three-digit": "456"}, "gsb, 6: never the bottom pair")
    thai = met("thai-government", "123456")
    section.equal((len(thai), thai["front-three-digit"], thai["last-three-digit"]), (9, "123", "456"), "thai, 6")
    lacking = Draw("2026-01-01", {"top-three-digit": ["456"], "top-two-digit": ["56"], "bottom-two-digit": ["11"]})
    answer_of_five = ex.check_body(LOTTERIES["hanoi-vip"], lacking, "23456", [])
    section.equal([answer_of_five[key][0]["slug"] for key in ("unavailablePrizes", "notCompared")],
                  ["five-digit", "bottom-two-digit"], "neither won nor lost, and not compared")
    section.equal(len(answer_of_five["matches"]), 2, "the tails are won all the same")
    lengths = {"thai-government": {2, 3, 6}, "hanoi-normal": {2, 3, 4, 5, 6}, "hanoi-4d": {2, 3, 4, 5, 6},
               "lao-lottery": {2, 3, 4, 6}, "hanoi-vip": {2, 3, 5, 6}, "lao-tv": {2, 3, 5, 6}, "lao-vip": {2, 3, 5, 6},
               "lao-niyom": {2, 3, 6}, "gsb-lottery": {2, 3, 6}}
    for slug, wanted in lengths.items():
        section.equal(accepted_lengths(LOTTERIES[slug]), wanted, f"{slug}: lengths taken")
    section.equal(len(LOTTERIES), 49, "lotteries")


def self_test(archive):
    section = Section("self-test")
    for vectors in (digit_vectors, pair_vectors, rounding_vectors, reading_vectors, composition_vectors,
                    belief_vectors, withdrawn_vectors, stats_vectors, check_vectors, verify_examples):
        vectors(section)
    if archive:
        tree_test(section, archive)
    section.report()
    return [section]
