"""Raw archive → draws, with this verifier's own reading of every trap the archive's README names.

`read_archive(folder)` gives ({lottery: [Draw, newest first]}, notes, amounts). A note says what was left out,
corrected, or kept although doubtful; nothing is repaired in silence.
"""
import csv
import json
from datetime import date as Date
from pathlib import Path

from registry import Draw, LOTTERIES, PRIVATE, picks_on

GLO_FIELDS = {"first": "first-prize", "near1": "adjacent-first-prize", "second": "second-prize",
              "third": "third-prize", "fourth": "fourth-prize", "fifth": "fifth-prize",
              "last3f": "front-three-digit", "last3b": "last-three-digit", "last2": "last-two-digit"}
SANOOK_FIELDS = {"FIRST": "first-prize", "NEAR_FIRST": "adjacent-first-prize", "SECOND": "second-prize",
                 "THIRD": "third-prize", "FOURTH": "fourth-prize", "FIFTH": "fifth-prize",
                 "THREE": "last-three-digit", "TWO": "last-two-digit"}
AMOUNT_FIELDS = {**GLO_FIELDS, "front3": "front-three-digit", "last3": "last-three-digit"}
GLO_SINCE = "2010-03-01"
GLO_REDATED = {"2020-04-01": "2020-05-16"}   # postponed; GLO files it under the date first planned

LEKDEE_TYPES = {"ฮานอย": "hanoi-normal", "hanoi": "hanoi-normal", "ฮานอย VIP": "hanoi-vip",
                "ฮานอยพิเศษ": "hanoi-special", "ฮานอยเฉพาะกิจ": "hanoi-adhoc", "hanoi-task": "hanoi-adhoc",
                "hanoi-vip": "hanoi-vip", "hanoi-special": "hanoi-special"}
LEKDEE_STALE = "2026-08-22"                  # its tail repeats last month's numbers on this day
THAI_MONTHS = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.".split()


def rows(path):
    """The rows of a CSV file below its header, as text."""
    with open(path, encoding="utf-8-sig", newline="") as file:
        return [row for row in csv.reader(file) if row][1:]


def iso_date(text):
    """`2026-08-21` stays; `21 ส.ค. 2569` (Buddhist era) becomes it. An impossible day raises."""
    if "-" in text:
        return Date.fromisoformat(text).isoformat()
    day, month, year = text.split()
    return Date(int(year) - 543, THAI_MONTHS.index(month) + 1, int(day)).isoformat()


def amounts_on(regimes, date):
    """{prize: amount as text} of a government draw; empty before the earliest verified date."""
    regime = next((r for r in regimes if r["from"] <= date and (r["to"] is None or date <= r["to"])), {})
    paid = {AMOUNT_FIELDS[key]: value["amount"] if isinstance(value, dict) else value
            for key, value in regime.items() if key in AMOUNT_FIELDS and value}
    return {slug: f"{amount}.00" for slug, amount in paid.items()}


# --- thai-government -------------------------------------------------------------------------------------------

def read_glo(folder):
    draws = {}
    for path in sorted(folder.glob("*.json")):
        result = json.loads(path.read_text("utf-8"))["response"]["result"]
        draws[result["date"]] = {slug: [n["value"] for n in result["data"][key]["number"]]
                                 for key, slug in GLO_FIELDS.items()}
    return draws


def read_glo_csv(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return {row["date"]: {slug: [n for n in row[key].split(",") if n] for key, slug in GLO_FIELDS.items()}
                for row in csv.DictReader(file)}


def read_sanook(folder):
    draws = {}
    for path in sorted(folder.glob("*.txt")):
        lines = [line.split() for line in path.read_text("utf-8").splitlines()[1:]]
        draws[path.stem] = {SANOOK_FIELDS[key]: numbers for key, *numbers in filter(None, lines)
                            if key in SANOOK_FIELDS}
    return draws


def adjacent(first):
    return sorted(f"{(int(first) + step) % 1_000_000:06d}" for step in (-1, 1))


def thai_draws(folder, note):
    sanook = {d: p for d, p in read_sanook(folder / "sanook-vicha-w").items() if d < GLO_SINCE}
    glo, copy = read_glo(folder / "glo-garliqz"), read_glo_csv(folder / "glo-new4761.csv")
    note_disagreements(note, "thai-government", glo, copy, "glo-new4761")
    draws = {**sanook, **{d: p for d, p in copy.items() if d > max(glo)}, **glo}
    for filed, held in GLO_REDATED.items():
        draws[held] = draws.pop(filed)
        note("thai-government", held, f"corrected: GLO files it under {filed}")
    for date, prizes in draws.items():
        right = adjacent(prizes["first-prize"][0])
        if sorted(prizes["adjacent-first-prize"]) != right:
            note("thai-government", date, f"corrected: adjacent {prizes['adjacent-first-prize']} → {right}")
            prizes["adjacent-first-prize"] = right
    return draws


# --- hanoi -----------------------------------------------------------------------------------------------------

def three_up(top3, top2, bottom2):
    """The private shape; an empty three-digit number means that the source does not have it."""
    numbers = {"top-three-digit": top3, "top-two-digit": top2, "bottom-two-digit": bottom2}
    return {slug: [number] for slug, number in numbers.items() if number}


def tails_of(special, first):
    """hanoi-normal: three tails of the special prize, and the bottom pair from the FIRST prize."""
    return {"four-digit": [special[-4:]], **three_up(special[-3:], special[-2:], first[-2:])}


def read_xsmb(path, note):
    draws, seen = {}, {}
    for date, special, first, *others in rows(path):
        draws[date] = tails_of(special.zfill(5), first.zfill(5))   # the file holds integers: zeros were lost
        twin = seen.setdefault((special, first, *others), date)
        if twin != date:
            note("hanoi-normal", date, f"kept, doubtful: all 27 numbers as on {twin}")
    return draws


def read_lekdee(folder, note):
    """{lottery: {date: prizes}} from the four lekdee files; a row of `.fill` wins over one of `.csv`."""
    draws = {slug: {} for slug in LEKDEE_TYPES.values()}
    for name in ("lekdee-hanoi.older.csv", "lekdee-hanoi.csv", "lekdee-hanoi.fill.csv", "lekdee-hanoi.tail.csv"):
        for when, kind, *numbers in rows(folder / name):
            slug, date, prizes = LEKDEE_TYPES[kind], iso_date(when), three_up(*numbers)
            before = draws[slug].get(date, {})
            if any(before[key] != prizes.get(key) for key in before):
                note(slug, date, f"corrected: {before} → {prizes} ({name})")
            draws[slug][date] = prizes
    return draws


def hanoi_draws(folder, note):
    lekdee, xsmb = read_lekdee(folder, note), read_xsmb(folder / "xsmb-khiemdoan.csv", note)
    note_disagreements(note, "hanoi-normal", xsmb, lekdee["hanoi-normal"], "lekdee")
    tail = {d: p for d, p in lekdee["hanoi-normal"].items() if d > max(xsmb)}
    for slug in ("hanoi-vip", "hanoi-special"):
        other = {d: three_up(*numbers) for d, *numbers in rows(folder / f"allhuay-{slug}.csv")}
        note(slug, LEKDEE_STALE, f"corrected: {lekdee[slug][LEKDEE_STALE]} → {other[LEKDEE_STALE]} (allhuay)")
        lekdee[slug][LEKDEE_STALE] = other[LEKDEE_STALE]
        note_disagreements(note, slug, lekdee[slug], other, "allhuay")
    return {**lekdee, "hanoi-normal": {**xsmb, **tail}}


# --- lao-lottery and the private lotteries ---------------------------------------------------------------------

def lao_prizes(four):
    """From the last four digits CDEF: the four, DEF, EF, and the bottom pair CD."""
    return {"four-digit": [four], **three_up(four[-3:], four[-2:], four[:2])}


def lao_draws(folder, note):
    old = {d: lao_prizes(four) for d, four in rows(folder / "lao-lottery-real_draws.csv")}
    new = {iso_date(d): lao_prizes(four)
           for name in ("lekdee-lao.csv", "lekdee-lao.tail.csv") for d, four, *_ in rows(folder / name)}
    note_disagreements(note, "lao-lottery", new, old, "real_draws")
    draws = {**{d: p for d, p in old.items() if d < min(new)}, **new}
    for date, six, *_ in rows(folder / "lao-lottery-six-digits-mthai.csv"):
        if draws.get(date, {}).get("four-digit") == [six[-4:]]:
            draws[date] = {"six-digit": [six], **draws[date]}
        else:
            note("lao-lottery", date, f"left out: the six digits {six} do not end in the four held")
    for before, after in zip(sorted(draws), sorted(draws)[1:]):
        if draws[before]["four-digit"] == draws[after]["four-digit"]:
            note("lao-lottery", after, f"kept, doubtful: {draws[after]['four-digit']} as on {before}")
    return draws


# --- all -------------------------------------------------------------------------------------------------------

def note_disagreements(note, slug, held, other, source):
    """Says where a second source prints other numbers for a draw that is held."""
    for date in sorted(held.keys() & other.keys()):
        for prize in held[date].keys() & other[date].keys():
            if sorted(held[date][prize]) != sorted(other[date][prize]):
                note(slug, date, f"kept {held[date][prize]} for {prize}; {source} has {other[date][prize]}")


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
    top3, top2 = prizes.get("top-three-digit"), prizes.get("top-two-digit")
    return "2 ตัวบน is not the tail of 3 ตัวบน" if top3 and top2 and top3[0][-2:] != top2[0] else None


def settle(lottery, raw, note):
    """Valid draws, newest first, each prize's numbers ascending."""
    draws = []
    for date in sorted(raw, reverse=True):
        fault = fault_in(lottery, date, raw[date])
        if fault:
            note(lottery.slug, date, f"left out: {fault}")
            continue
        prizes = {slug: sorted(numbers) for slug, numbers in raw[date].items() if numbers}
        for prize in lottery.prizes:
            numbers = prizes.get(prize.slug, [])
            if len(set(numbers)) < len(numbers):
                note(lottery.slug, date, f"kept: a number is drawn twice in {prize.slug}")
            if prize.slug == "top-three-digit" and not numbers:
                note(lottery.slug, date, "kept without its three-digit number, which no source has")
        draws.append(Draw(date, prizes))
    return draws


def read_archive(folder):
    folder, notes = Path(folder), []

    def note(slug, date, text):
        notes.append((slug, date, text))

    raw = {"thai-government": thai_draws(folder / "thai-government", note),
           "lao-lottery": lao_draws(folder / "lao", note), **hanoi_draws(folder / "hanoi", note),
           **{slug: {d: three_up(*n) for d, *n in rows(folder / "private" / f"{slug}.csv")} for slug in PRIVATE}}
    draws = {slug: settle(lottery, raw[slug], note) for slug, lottery in LOTTERIES.items()}
    amounts = json.loads((folder / "thai-government" / "prize-amounts.json").read_text("utf-8"))["regimes"]
    return draws, sorted(notes), amounts
