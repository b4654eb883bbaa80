"""Raw archive → draws, with this verifier's own reading of every trap the archive's README names.

`read_archive(folder)` gives ({lottery: [Draw, newest first]}, notes, amounts). A note says what was left out,
corrected, or kept although doubtful; nothing is repaired in silence.

A lottery's collections stand in the order of belief: the first that has a day gives its draw. Each other one that has
the day confirms it where all they share is equal, and then lends what the draw lacks; where it is not, that is noted.
"""
import json
from datetime import date as Date
from pathlib import Path

from collected import (GLO_FIELDS, read_glo, read_glo_csv, read_huaycheck, read_konmeesri, read_lao,
                       read_lekdee_hanoi, read_ntmq, read_numbers, read_parts, read_peerapach, read_ruaystat,
                       read_sanook, read_specials, read_suraboyz, read_xsmb, rows)
from registry import AUTHORITIES, Draw, LOTTERIES, TICKET, picks_on

AMOUNT_FIELDS = {**GLO_FIELDS, "front3": "front-three-digit", "last3": "last-three-digit"}
GLO_SINCE = "2010-03-01"
THAI_SINCE = "2006-12-30"   # what is older has first prize, last two and threes alone, and nobody else has it
WITNESS = "lao/thaiorc-last3-by-day-of-month.csv"

# (lottery, day): the collection whose row is not believed, as the archive's README argues.
NOT_BELIEVED = {("hanoi-vip", "2026-08-22"): "lekdee",       # its tail repeats last month's numbers on this day
                ("hanoi-special", "2026-08-22"): "lekdee",
                ("hanoi-special", "2026-08-05"): "lekdee",   # 864 there alone, 824 in four others
                ("hanoi-normal", "2006-09-21"): "xsmb",      # all 27 numbers of 2006-09-25
                ("hanoi-normal", "2006-06-17"): "daiduong",  # those of 2009-02-13
                ("lao-lottery", "2020-08-06"): "thaiorc",    # the number of 2020-09-23
                ("lao-lottery", "2023-03-29"): "thaiorc",    # five digits
                ("lao-lottery", "2023-04-07"): "thaiorc",    # the other collection has its number on 2023-04-10
                ("lao-lottery", "2024-01-15"): "thaiorc",    # the number of 2024-01-12
                ("lao-lottery", "2024-12-02"): "thaiorc",    # that of 2024-11-29
                ("lao-union-vip", "2026-04-14"): "official-sites",   # the operator's bottom pair is not the market's
                ("lao-vip", "2026-04-15"): "official-sites"}         # a bottom pair no rule gives
# What was published while nothing decided between two collections: the rest of the draw has not changed.
CORRECTED = {("hanoi-special", "2026-08-05"): {"top-three-digit": ["864"], "top-two-digit": ["64"]},
             ("hanoi-normal", "2006-09-21"): {"five-digit": ["00537"], "four-digit": ["0537"],
                                              "top-three-digit": ["537"], "top-two-digit": ["37"],
                                              "bottom-two-digit": ["89"]}}
UNDECIDED = {("hanoi-vip", "2026-06-30"): "579/75 in one collection, 597/76 in another",
             ("thai-government", "2007-01-16"): "last two 54 on the news page, 55 in another collection",
             **{("lao-lottery", day): "thaiorc's year page has another number"
                for day in ("2020-06-22", "2022-01-24", "2022-10-26", "2023-01-23", "2023-04-10", "2023-09-22")},
             **{("lao-lottery", day): "thaiorc's year page has a slip there" for day in ("2023-03-29", "2024-01-15")},
             ("lao-lottery", "2023-09-27"): "the number of 2023-09-25",
             ("thai-government", "2009-12-30"): "030100 twice in the fifth prize, in the only source that has it"}


def amounts_on(regimes, date):
    """{prize: amount as text} of a government draw; empty before the earliest verified date."""
    regime = next((r for r in regimes if r["from"] <= date and (r["to"] is None or date <= r["to"])), {})
    paid = {AMOUNT_FIELDS[key]: value["amount"] if isinstance(value, dict) else value
            for key, value in regime.items() if key in AMOUNT_FIELDS and value}
    return {slug: f"{amount}.00" for slug, amount in paid.items()}


# Collections that read one and the same publisher are one witness.
READERS_OF = {"koylao": "laodl", "konmeesri-2026": "laodl"}


def origin(name, date):
    if name == "suraboyz" and date < GLO_SINCE:
        return "sanook"   # it begins on the same day, and repeats its mistakes
    return READERS_OF.get(name, name)


def is_unconfirmed(draw):
    """Only one witness has it."""
    origins = {origin(name, draw.date) for name in draw.sources}
    return len(origins) < 2 and not AUTHORITIES.intersection(draw.sources)


# --- the collections of each lottery, in the order of belief ----------------------------------------------------

def adjacent(first):
    return sorted(f"{(int(first) + step) % 1_000_000:06d}" for step in (-1, 1))


def sanook_before_glo(folder, note):
    """Believed before GLO's answers begin, where its adjacent prizes are sometimes mistyped."""
    draws = {date: prizes for date, prizes in read_sanook(folder).items() if date < GLO_SINCE}
    for date, prizes in draws.items():
        right = adjacent(prizes["first-prize"][0])
        if sorted(prizes["adjacent-first-prize"]) != right:
            note("thai-government", date, f"corrected: adjacent {prizes['adjacent-first-prize']} → {right}")
            prizes["adjacent-first-prize"] = right
    return draws


def collections_of(folder, note):
    """[(name, {lottery: {date: prizes}})]: one order of belief that holds for every lottery."""
    thai, hanoi, lao, every = (folder / name for name in ("thai-government", "hanoi", "lao", "all"))
    lekdee = read_lekdee_hanoi(hanoi, note)
    new_lao = read_lao([lao / "lekdee-lao.csv", lao / "lekdee-lao.tail.csv"])
    old_lao = read_lao([lao / "lao-lottery-real_draws.csv"])
    official, exphuay = read_official(every / "official-sites-2026-04.csv")
    private = {path.stem: read_parts(path) for path in (folder / "private").glob("*.csv") if path.stem in LOTTERIES}
    allhuay = {slug: read_parts(hanoi / f"allhuay-{slug}.csv") for slug in ("hanoi-vip", "hanoi-special")}
    return [
        ("glo", {"thai-government": read_glo(thai / "glo-garliqz")}),
        ("glo-new4761", {"thai-government": read_glo_csv(thai / "glo-new4761.csv")}),
        ("ruaystat", {"thai-government": read_ruaystat(thai / "glo-ruaystat-2026-09-01_2026-10-01.json")}),
        ("sanook", {"thai-government": sanook_before_glo(thai / "sanook-vicha-w", note)}),
        ("sanook-renshoek", {"thai-government": read_sanook(thai / "sanook-renshoek")}),
        ("suraboyz", {"thai-government": read_suraboyz(thai / "suraboyz.json")}),
        ("peerapach", {"thai-government": read_peerapach(thai / "glo-1990-peerapach.csv", THAI_SINCE, GLO_SINCE)}),
        ("xsmb", {"hanoi-normal": {**read_xsmb(hanoi / "xsmb-khiemdoan.csv", note),
                                   **read_xsmb(hanoi / "xsmb-khiemdoan-tail.csv", note)}}),
        ("koylao", {"lao-lottery": read_lao([lao / "lao-lottery-six-digits-koylao.csv"])}),
        ("mthai", {"lao-lottery": read_lao([lao / "lao-lottery-six-digits-mthai.csv"])}),
        ("lekdee", {**lekdee, "lao-lottery": new_lao}),
        ("real_draws", {"lao-lottery": old_lao}),
        ("official-sites", official),
        ("exphuay", exphuay),
        ("allhuay", {**private, **allhuay}),
        ("raakaadee", read_numbers(folder / "private" / "raakaadee.csv",
                                   ("lottery", "date", "number", "top3", "", "bottom2"))),
        ("huayapp", read_numbers(every / "huayapp-2026-09-26.csv",
                                 ("lottery", "", "", "", "date", "number", "top3", "bottom2"))),
        ("9kao9", read_numbers(every / "9kao9-later-rows.csv", ("lottery", "date", "number", "bottom2"))),
        ("huaycheck", read_huaycheck(hanoi / "huaycheck.csv")),
        ("xsmb-ntmq", {"hanoi-normal": read_ntmq(hanoi / "xsmb-ntmq.csv")}),
        ("daiduong", {"hanoi-normal": read_specials(hanoi / "xsmb-daiduong.csv")}),
        ("ketqua04", {"hanoi-normal": read_specials(hanoi / "xsmb-ketqua04.csv")}),
        ("thaiorc", {"lao-lottery": read_konmeesri(lao / "lao-lottery-thaiorc-konmeesri.csv", "thaiorc.com")}),
        ("konmeesri-2026", {"lao-lottery": read_konmeesri(lao / "lao-lottery-thaiorc-konmeesri.csv", "laodl.com")}),
    ]


def read_official(path):
    """The operators' own sites, and beside them the one row that is of another site."""
    every = read_numbers(path, ("lottery", "date", "number", "", "top3", "bottom2"))
    other = {"hanoi-star": {"2026-04-19": every["hanoi-star"].pop("2026-04-19")}}
    return {slug: held for slug, held in every.items() if held}, other


# --- all -------------------------------------------------------------------------------------------------------

def fault_in(lottery, date, prizes):
    """Why a raw draw cannot be right, or None. A prize may be missing: not every source has every prize."""
    try:
        Date.fromisoformat(date)
    except ValueError:
        return "no such day"
    for prize in lottery.prizes:
        numbers = prizes.get(prize.slug, [])
        if any(len(n) != prize.digits or not (n.isascii() and n.isdigit()) for n in numbers):
            return f"{prize.slug}: a number is not {prize.digits} digits"
        if numbers and len(numbers) != picks_on(lottery, prize, date):
            return f"{prize.slug}: {len(numbers)} numbers"
    return composition_fault(lottery, {slug: numbers[0] for slug, numbers in prizes.items() if numbers})


def composition_fault(lottery, numbers):
    """Every two prizes that are parts of the one drawn number have to agree in the letters they share."""
    letters = {}
    for prize in lottery.prizes if lottery.whole else ():
        place = ("-" + TICKET)[-prize.digits:] if prize == lottery.whole else prize.place or ""
        for letter, digit in zip(place, numbers.get(prize.slug, "")):
            if letters.setdefault(letter, digit) != digit:
                return f"{prize.slug} {numbers[prize.slug]} does not fit the other numbers at {letter}"
    return None


def merged(lottery, collections, note):
    """{date: Draw} of one lottery, from the collections in their order of belief."""
    held = {}
    for name, raw in collections:
        for date, prizes in raw.get(lottery.slug, {}).items():
            prizes = {slug: sorted(numbers) for slug, numbers in prizes.items() if numbers}
            fault = fault_in(lottery, date, prizes)
            if fault or NOT_BELIEVED.get((lottery.slug, date)) == name:
                note(lottery.slug, date, f"{name} left out: {fault or 'not believed'}: {prizes}")
                continue
            day = lottery.slug, date
            draw = held.setdefault(date, Draw(date, {}, (), UNDECIDED.get(day), CORRECTED.get(day)))
            differ = [slug for slug in draw.prizes.keys() & prizes.keys() if draw.prizes[slug] != prizes[slug]]
            for slug in differ:
                note(lottery.slug, date, f"kept {draw.prizes[slug]} for {slug}; {name} has {prizes[slug]}")
            if not differ:
                held[date] = draw._replace(prizes={**draw.prizes, **prizes}, sources=(*draw.sources, name))
    return held


def settle(lottery, held, note):
    """The draws, newest first, each with its prizes in their order; what is odd about them is said."""
    draws = []
    for date, draw in sorted(held.items(), reverse=True):
        fault = fault_in(lottery, date, draw.prizes)
        assert not fault, (lottery.slug, date, fault)   # every row was judged, and what was lent agrees
        for prize in lottery.prizes:
            numbers = draw.prizes.get(prize.slug, [])
            if len(set(numbers)) < len(numbers):
                note(lottery.slug, date, f"kept: a number is drawn twice in {prize.slug}")
            if prize.slug == "top-three-digit" and not numbers:
                note(lottery.slug, date, "kept without its three-digit number, which no source has")
        if draw.doubt:
            note(lottery.slug, date, f"kept, doubtful: {draw.doubt}")
        draws.append(draw)
    return draws


def read_witness(path):
    """{day of the month: the top three digits that ever came out on it}, over all years: it has no dates."""
    seen = {}
    for day, top_three, _ in rows(path):
        seen.setdefault(int(day), set()).add(top_three)
    return seen


def contradicted(draws, seen):
    """Draws of lao-lottery, newest first, that are no results: one that repeats the draw before, which the witness
    knows, and that it does not know. It counts nothing before 2020, so that its silence on a year says nothing."""
    def is_known(draw):
        return draw.prizes["top-three-digit"][0] in seen.get(int(draw.date[8:]), ())
    return [draw for draw, before in zip(draws, draws[1:])
            if draw.prizes["four-digit"] == before.prizes["four-digit"] and is_known(before) and not is_known(draw)]


def read_withdrawn(folder):
    """{lottery: the days of draws that are no results, newest first}"""
    held = read_stored(folder)[0]["lao-lottery"]
    return {"lao-lottery": [draw.date for draw in contradicted(held, read_witness(Path(folder) / WITNESS))]}


def read_archive(folder):
    """The results: without the draws that are withdrawn."""
    draws, notes, amounts = read_stored(folder)
    for slug, days in read_withdrawn(folder).items():
        draws[slug] = [draw for draw in draws[slug] if draw.date not in days]
        notes = sorted(notes + [(slug, day, "withdrawn: a second witness contradicts it") for day in days])
    return draws, notes, amounts


def read_stored(folder):
    folder, notes = Path(folder), []

    def note(slug, date, text):
        notes.append((slug, date, text))

    collections = collections_of(folder, note)
    draws = {slug: settle(lottery, merged(lottery, collections, note), note) for slug, lottery in LOTTERIES.items()}
    amounts = json.loads((folder / "thai-government" / "prize-amounts.json").read_text("utf-8"))["regimes"]
    return draws, sorted(notes), amounts
