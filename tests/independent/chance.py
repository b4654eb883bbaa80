"""Draws → every test of chance that a statistics answer must hold, each p-value worked out here by itself.

Chi-square tails by their closed forms, counts by logarithms of factorials; no library of statistics is used.
"""
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import erfc, exp, lgamma, log, sqrt

from registry import TOP_2, TOP_3
from section import listing

ADJACENT = "adjacent-first-prize"   # follows from the first prize


def tail(statistic, degrees):
    """How likely chi-square of so many degrees is to be at least so large: a sum of Poisson terms where they are
    even, of terms at halves where they are odd."""
    half = statistic / 2
    if half == 0:
        return 1.0
    if degrees % 2 == 0:
        return sum(exp(k * log(half) - half - lgamma(k + 1)) for k in range(degrees // 2))
    return erfc(sqrt(half)) + sum(exp((k - 0.5) * log(half) - half - lgamma(k + 0.5)) for k in range(1, degrees // 2 + 1))


def binomial(trials, chance):
    """How likely each count is, until it is too unlikely for a float."""
    if chance >= 1:
        return [0.0] * trials + [1.0]
    chances = []
    for k in range(trials + 1):
        size = (lgamma(trials + 1) - lgamma(k + 1) - lgamma(trials - k + 1)
                + k * log(chance) + (trials - k) * log(1 - chance))
        if size < -690 and k > trials * chance:
            break
        chances.append(exp(size) if size > -740 else 0.0)
    return chances


def at_least_as_unlikely(lots, count):
    """Of the sum of the lots' counts, each lot (trials, chance): the chance of all that are no likelier than `count`."""
    whole = [1.0]
    for trials, chance in lots:
        lot = binomial(trials, chance)
        longer = [0.0] * (len(whole) + len(lot) - 1)
        for i, one in enumerate(whole):
            for j, other in enumerate(lot):
                longer[i + j] += one * other
        whole = longer
    limit = (whole[count] if count < len(whole) else 0.0) * (1 + 1e-7)
    return min(1.0, sum(chance for chance in whole if chance <= limit))


def even(question, prize, tables):
    """Tables: Counters with their number of cells."""
    expected = min((sum(counts.values()) / cells for counts, cells in tables), default=0)
    if expected < 5:
        return []
    statistic = sum(sum((n - sum(counts.values()) / cells) ** 2 for n in counts.values()) / (sum(counts.values()) / cells)
                    + (cells - len(counts)) * sum(counts.values()) / cells for counts, cells in tables)
    degrees = sum(cells - 1 for _, cells in tables)
    return [{"question": question, "prizes": [prize.slug], "expected": expected, "statistic": statistic,
             "degrees": degrees, "pValue": tail(statistic, degrees)}]


def repeats(question, prizes, lots, count):
    expected = sum(trials * chance for trials, chance in lots)
    if expected < 1:
        return []
    return [{"question": question, "prizes": prizes, "expected": expected, "count": count,
             "pValue": at_least_as_unlikely(lots, count)}]


def independence(prizes, pairs, digits):
    if len(pairs) < 500:
        return []
    statistic = degrees = 0
    for place in range(digits):
        cells = Counter((one[place], other[place]) for one, other in pairs)
        rows, columns = Counter(one[place] for one, _ in pairs), Counter(other[place] for _, other in pairs)
        # Σ o² ÷ e − n: the same as Σ (o − e)² ÷ e, and needs only the cells that came
        statistic += len(pairs) * (sum(n * n / (rows[r] * columns[c]) for (r, c), n in cells.items()) - 1)
        degrees += (len(rows) - 1) * (len(columns) - 1)
    return [{"question": "digit-pairs", "prizes": prizes, "expected": len(pairs) / 100, "statistic": statistic,
             "degrees": degrees, "pValue": tail(statistic, degrees)}]


def dependence(prizes, meetings, digits):
    """Meetings: (numbers, the numbers they could be the same as)."""
    lots, count = Counter(), 0
    for numbers, others in meetings:
        lots[len(set(others))] += len(numbers)
        count += sum(number in others for number in numbers)
    pairs = [(numbers[0], others[0]) for numbers, others in meetings if len(numbers) == len(others) == 1]
    same = sum(a == b for one, other in pairs for a, b in zip(one, other))
    return (repeats("same-number", prizes, [(trials, d / 10 ** digits) for d, trials in lots.items()], count)
            + repeats("same-digit", prizes, [(len(pairs) * digits, 0.1)], same)
            + independence(prizes, pairs, digits))


def apart(lottery):
    """Prizes of which none follows from another: of the government all but the adjacent, of the bank the three and the
    bottom pair, of every other the two pairs."""
    if lottery.slug == "thai-government":
        return [prize for prize in lottery.prizes if prize.slug != ADJACENT]
    top = TOP_3 if lottery.slug == "gsb-lottery" else TOP_2
    return [prize for prize in lottery.prizes if prize == top or prize.slug == "bottom-two-digit"]


def tests_of(lottery, draws):
    """{(question, prize or prizes): the test}, those with too few draws left out."""
    tests = []
    for prize in lottery.prizes:
        if prize.slug == ADJACENT:
            continue
        numbers = [number for draw in draws for number in draw.prizes.get(prize.slug, ())]
        tests += even("even-numbers", prize, [(Counter(numbers), 10 ** prize.digits)])
        tests += even("even-digits", prize, [(Counter(n[i] for n in numbers), 10) for i in range(prize.digits)])
    for prize in apart(lottery):
        drawn = [draw.prizes[prize.slug] for draw in draws if prize.slug in draw.prizes]
        tests += dependence([prize.slug], list(zip(drawn, drawn[1:])), prize.digits)
    for one, other in combinations(apart(lottery), 2):
        short, long = (other, one) if other.digits < one.digits else (one, other)
        both = [draw.prizes for draw in draws if {one.slug, other.slug} <= draw.prizes.keys()]
        meetings = [(prizes[short.slug], [n[-short.digits:] for n in prizes[long.slug]]) for prizes in both]
        tests += dependence([one.slug, other.slug], meetings, short.digits)
    return {(test["question"], *test["prizes"]): test for test in with_holm(tests)}


def with_holm(tests):
    least = 0.0
    for rank, test in enumerate(sorted(tests, key=lambda test: test["pValue"])):
        least = min(1.0, max(least, test["pValue"] * (len(tests) - rank)))
        test["adjustedPValue"] = least
    return tests


def verify_tests(section, body, wanted, where):
    rows = listing(body, "tests")
    given = {(row.get("question"), *row.get("prizes", ())): row for row in rows}
    section.equal(sorted(given), sorted(wanted), f"{where}: which")
    section.equal(len(rows), len(wanted), f"{where}: how many")
    for key, test in wanted.items():
        row, spot = given.get(key, {}), f"{where} {' '.join(key)}"
        section.fields(row, {name: test[name] for name in ("count", "degrees") if name in test}, spot)
        for name in ("expected", "statistic", "pValue", "adjustedPValue"):
            if name in test:   # published with six digits
                section.number(row.get(name), Fraction(test[name]), f"{spot} {name}",
                               tolerance=Fraction(test[name]) / 10 ** 5)
