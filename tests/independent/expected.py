"""Draws → what the service must answer: results, statistics, calculations (formula 1.0.0), check.

Scores are worked out exactly, as fractions of whole numbers, so that a value half-way between two hundredths
is seen to be one. The only irrational quantity is the weight 0.5^(age/10), kept to 256 binary places.
"""
from collections import Counter, namedtuple
from datetime import datetime, timedelta, timezone
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import product
from math import floor

from archive import amounts_on, is_unconfirmed
from registry import accepted_lengths, part_at, picks_on, ticket_lengths

WINDOWS = ("5", "10", "20", "30", "50", "100", "all")
THAI_MONTHS = ("มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน "
               "กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม").split()
BANGKOK = timezone(timedelta(hours=7))


def thai_date(iso):
    year, month, day = map(int, iso.split("-"))
    return f"{day} {THAI_MONTHS[month - 1]} {year + 543}"


def buddhist(iso):
    """Text, never parsed: 2567-02-29 is no Gregorian day."""
    return f"{int(iso[:4]) + 543}{iso[4:]}"


def announced_at(lottery, iso):
    at = datetime.fromisoformat(f"{iso}T{lottery.time}:00").replace(tzinfo=BANGKOK)
    return at.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def draw_body(lottery, draw, regimes):
    """A Draw of `results`, without its displayName (the verifier looks for `thai_date` inside that)."""
    amounts = amounts_on(regimes, draw.date) if lottery.slug == "thai-government" else {}
    return {"lottery": lottery.slug, "lotteryName": lottery.name, "drawDate": draw.date,
            "prizes": [{"slug": p.slug, "name": p.name, "amount": amounts.get(p.slug, "0.00"),
                        "numbers": draw.prizes[p.slug]} for p in lottery.prizes if p.slug in draw.prizes]}


def unavailable(lottery, draw):
    """The prizes drawn that day whose numbers no source has."""
    return [p for p in lottery.prizes if picks_on(lottery, p, draw.date) and p.slug not in draw.prizes]


def named(prizes):
    return [{"slug": prize.slug, "name": prize.name} for prize in prizes]


def states(draw):
    """What is said of a draw beside its numbers, each only where it is so."""
    return {"unconfirmed": is_unconfirmed(draw), "doubt": draw.doubt is not None}


# --- statistics ------------------------------------------------------------------------------------------------

def in_main_stats(prize):
    return prize.digits <= 4 or prize.slug == "first-prize"


def dataset(draws):
    first, last = draws[-1].date, draws[0].date
    return {"draws": len(draws), "from": buddhist(first), "to": buddhist(last), "fromIso": first, "toIso": last,
            "unconfirmed": sum(is_unconfirmed(draw) for draw in draws),
            "inDoubt": sum(draw.doubt is not None for draw in draws)}


def stats_of(lottery, prize, draws):
    having = [draw for draw in draws if prize.slug in draw.prizes]
    counts, newest = Counter(), {}
    for age, draw in enumerate(having):
        counts.update(draw.prizes[prize.slug])
        for number in draw.prizes[prize.slug]:
            newest.setdefault(number, age)
    possible = 10 ** prize.digits
    numbers = [{"number": n, "count": counts[n], "lastDate": buddhist(having[newest[n]].date),
                "lastDateIso": having[newest[n]].date, "drawsSince": newest[n]}
               for n in sorted(counts, key=lambda n: (-counts[n], n))]
    never = [n for n in (f"{i:0{prize.digits}d}" for i in range(possible)) if n not in counts] \
        if possible <= 10_000 else []
    return {"prize": prize.slug, "prizeName": prize.name, "draws": len(having),
            "picks": picks_on(lottery, prize, "9999-12-31"), "possibleValues": possible,
            "expectedPerNumber": Fraction(sum(counts.values()), possible), "numbers": numbers,
            "neverDrawn": never, "neverDrawnCount": possible - len(counts)}


# --- calculations ----------------------------------------------------------------------------------------------

DIGITS = tuple("0123456789")
PAIRS = tuple(a + b for a, b in product(DIGITS, DIGITS))
DIGIT_WEIGHTS = {"frequency30": Fraction(40, 100), "recent": Fraction(30, 100),
                 "historical": Fraction(20, 100), "gap": Fraction(10, 100)}
PAIR_WEIGHTS = {"historical": Fraction(35, 100), "frequency30": Fraction(25, 100),
                "recent": Fraction(25, 100), "position": Fraction(15, 100)}
# A ranking of digits has width 1, one of pairs width 2; a number of D digits has D - width + 1 places for it.
Ranking = namedtuple("Ranking", "width candidates weights")
DIGIT_RANKING, PAIR_RANKING = Ranking(1, DIGITS, DIGIT_WEIGHTS), Ranking(2, PAIRS, PAIR_WEIGHTS)

with localcontext() as context:
    context.prec = 120
    TENTHS = [int(Decimal(2) ** (Decimal(-k) / 10) * 2 ** 256) for k in range(10)]


def weight(age):
    """0.5^(age/10), times 2^256, as a whole number."""
    return TENTHS[age % 10] >> age // 10


def hundredths(value):
    """A value ≥ 0 as a whole number of hundredths, half away from zero. The 10⁻³⁰ lets a half that the 256
    binary places of a weight cut off just below count as the half it is."""
    return floor(value * 100 + Fraction(1, 2) + Fraction(1, 10 ** 30))


def is_tie(value):
    return abs((value * 100) % 1 - Fraction(1, 2)) < Fraction(1, 10 ** 12)


def component(occurrences, places, alphabet):
    """50 is exactly chance; 100 is the most."""
    return min(Fraction(100), Fraction(50 * alphabet * occurrences, places)) if places else Fraction(0)


def tallies(numbers_by_draw, digits, width):
    """For each draw, newest first: how often each candidate stands at each place, {(place, candidate): times}."""
    spots = range(digits - width + 1)
    return [Counter((i, number[i:i + width]) for number in numbers for i in spots) for numbers in numbers_by_draw]


def components(ranking, digits, draws):
    """{candidate: {component: exact value}} for the draws (lists of numbers, newest first) of one prize."""
    spots, alphabet = digits - ranking.width + 1, len(ranking.candidates)
    total, newest30, faded, at_place, seen = Counter(), Counter(), Counter(), Counter(), {}
    for age, tally in enumerate(tallies(draws, digits, ranking.width)):
        at_place.update(tally)
        for (_, candidate), times in tally.items():
            total[candidate] += times
            newest30[candidate] += times if age < 30 else 0
            faded[candidate] += times * weight(age)
            seen.setdefault(candidate, age)
    numbers = sum(map(len, draws))
    places, places30 = numbers * spots, sum(map(len, draws[:30])) * spots
    faded_places = sum(weight(age) * len(drawn) * spots for age, drawn in enumerate(draws))
    values = {}
    for c in ranking.candidates:
        best = max(at_place[place, c] for place in range(spots))
        # expected draws between appearances = 10 ÷ (places ÷ draws); only digits have a gap
        gap = min(Fraction(1), Fraction(seen.get(c, len(draws)) * places, 3 * 10 * len(draws))) if draws else 0
        values[c] = {"frequency30": component(newest30[c], places30, alphabet),
                     "recent": component(faded[c], faded_places, alphabet),
                     "historical": component(total[c], places, alphabet),
                     "position": component(best, numbers, alphabet), "gap": Fraction(100 * gap)}
    return values


Row = namedtuple("Row", "candidate score breakdown")   # exact values; `hundredths` is what is published


def rank(ranking, digits, draws):
    """Rows by published score, highest first, then by candidate."""
    table = [Row(c, sum(share * values[name] for name, share in ranking.weights.items()),
                 {name: values[name] for name in ranking.weights})
             for c, values in components(ranking, digits, draws).items()]
    return sorted(table, key=lambda row: (-hundredths(row.score), row.candidate))


def quality(sample):
    return "insufficient" if sample < 10 else "low" if sample < 30 else "medium" if sample < 100 else "high"


def snapshot_head(lottery, window, draws, corrected_at=""):
    """Everything of a calculation that does not depend on the prize (its disclaimer aside). It was worked out when
    its newest draw was announced, or when one of its draws was corrected after that."""
    requested = len(draws) if window == "all" else int(window)
    sample = min(requested, len(draws))
    return {"success": True, "lottery": {"slug": lottery.slug, "nameTh": lottery.name},
            "sourceDraw": {"id": f"{lottery.slug}/{draws[0].date}", "drawDate": draws[0].date},
            "window": window, "requestedDraws": requested, "sampleSize": sample, "quality": quality(sample),
            "formulaVersion": "1.0.0", "calculatedAt": max(announced_at(lottery, draws[0].date), corrected_at)}


def in_window(window, draws):
    return draws if window == "all" else draws[:int(window)]


def numbers_in_window(prize, window, draws):
    return [draw.prizes[prize.slug] for draw in in_window(window, draws) if prize.slug in draw.prizes]


# --- check -----------------------------------------------------------------------------------------------------

def part_met(lottery, prize, number):
    """The part of a number that a prize is compared with, or None."""
    if len(number) == prize.digits:
        return number
    longer_ticket = len(number) in ticket_lengths(lottery) and len(number) > prize.digits
    return part_at(prize.place, number) if longer_ticket and prize.place else None


def left_open(lottery, draw, number):
    """What a check cannot decide: prizes the number would have met but no source has; prizes a ticket never meets,
    because they are no part of it or longer."""
    lacking = [p for p in unavailable(lottery, draw) if part_met(lottery, p, number)]
    is_ticket = len(number) in ticket_lengths(lottery)
    apart = [p for p in lottery.prizes if is_ticket and not part_met(lottery, p, number)]
    return {"unavailablePrizes": named(lacking), "notCompared": named(apart)}


def check_body(lottery, draw, number, regimes):
    """`data` of a check without its displayName, or None where the service must refuse the number."""
    if not (number.isascii() and number.isdigit()) or len(number) not in accepted_lengths(lottery):
        return None
    by_slug = {p["slug"]: p for p in draw_body(lottery, draw, regimes)["prizes"]}
    matches = [{"prize": prize.name, "amount": by_slug[prize.slug]["amount"], "winningNumber": winning}
               for prize in lottery.prizes if prize.slug in by_slug
               for winning in by_slug[prize.slug]["numbers"] if winning == part_met(lottery, prize, number)]
    return {"number": number, "isWinner": bool(matches), "drawDate": draw.date, "matches": matches,
            "unconfirmed": is_unconfirmed(draw), **left_open(lottery, draw, number),
            "totalAmount": sum((Fraction(match["amount"]) for match in matches), Fraction(0))}
