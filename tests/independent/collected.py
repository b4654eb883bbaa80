"""Each raw collection as it stands: {lottery: {date: {prize: [numbers]}}}, with nothing judged and nothing mended but
what a file cannot say itself (zeros that were lost, dates of the Buddhist era, a date the operator filed it under).
"""
import csv
import json
from datetime import date as Date

from registry import LOTTERIES, parts_of

GLO_FIELDS = {"first": "first-prize", "near1": "adjacent-first-prize", "second": "second-prize",
              "third": "third-prize", "fourth": "fourth-prize", "fifth": "fifth-prize",
              "last3f": "front-three-digit", "last3b": "last-three-digit", "last2": "last-two-digit"}
SANOOK_FIELDS = {"FIRST": "first-prize", "NEAR_FIRST": "adjacent-first-prize", "SECOND": "second-prize",
                 "THIRD": "third-prize", "FOURTH": "fourth-prize", "FIFTH": "fifth-prize", "TWO": "last-two-digit",
                 "THREE": "last-three-digit", "THREE_FIRST": "front-three-digit", "THREE_LAST": "last-three-digit"}
RUAYSTAT_FIELDS = {"first": "first-prize", "near1": "adjacent-first-prize", "p2": "second-prize", "p3": "third-prize",
                   "p4": "fourth-prize", "p5": "fifth-prize", "front3": "front-three-digit",
                   "back3": "last-three-digit", "last2": "last-two-digit"}
SURABOYZ_FIELDS = {"p1": "first-prize", "f3": "front-three-digit", "l3": "last-three-digit", "l2": "last-two-digit"}
POSTPONED = {"2020-04-01": "2020-05-16"}     # GLO files the draw under the date first planned
TEACHERS_DAY = {"2026-01-16": "2026-01-17"}  # two collections file it under the usual day

LEKDEE_TYPES = {"ฮานอย": "hanoi-normal", "hanoi": "hanoi-normal", "ฮานอย VIP": "hanoi-vip",
                "ฮานอยพิเศษ": "hanoi-special", "ฮานอยเฉพาะกิจ": "hanoi-adhoc", "hanoi-task": "hanoi-adhoc",
                "hanoi-vip": "hanoi-vip", "hanoi-special": "hanoi-special"}
HUAYCHECK_TYPES = {"vn_hanoi": "hanoi-normal", "vn_hanoi_special": "hanoi-special", "vn_hanoi_vip": "hanoi-vip"}
LONG_MONTHS = ("มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน "
               "ธันวาคม").split()
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


def redated(draws, moved):
    return {moved.get(date, date): prizes for date, prizes in draws.items()}


def gathered(triples):
    """(lottery, date, prizes) → {lottery: {date: prizes}}; a later row of a day takes the place of an earlier one."""
    draws = {}
    for slug, date, prizes in triples:
        draws.setdefault(slug, {})[date] = prizes
    return draws


# --- thai-government -------------------------------------------------------------------------------------------

def read_glo(folder):
    results = [json.loads(path.read_text("utf-8"))["response"]["result"] for path in sorted(folder.glob("*.json"))]
    return redated({result["date"]: {slug: [n["value"] for n in result["data"][key]["number"]]
                                     for key, slug in GLO_FIELDS.items()} for result in results}, POSTPONED)


def read_glo_csv(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return redated({row["date"]: {slug: [n for n in row[key].split(",") if n] for key, slug in GLO_FIELDS.items()}
                        for row in csv.DictReader(file)}, POSTPONED)


def read_ruaystat(path):
    return {date: {slug: [draw[key]] if isinstance(draw[key], str) else draw[key]
                   for key, slug in RUAYSTAT_FIELDS.items()}
            for date, draw in json.loads(path.read_text("utf-8")).items()}


def read_sanook(folder):
    draws = {}
    for path in sorted(folder.glob("*.txt")):
        lines = [line.split() for line in path.read_text("utf-8").splitlines()[1:]]
        draws[path.stem] = {SANOOK_FIELDS[key]: numbers for key, *numbers in filter(None, lines)
                            if key in SANOOK_FIELDS}
    return redated(draws, TEACHERS_DAY)


def read_suraboyz(path):
    """Four prizes; `-` stands where a draw had no front three."""
    return redated({row["d"]: {slug: [row[key]] if isinstance(row[key], str) else row[key]
                               for key, slug in SURABOYZ_FIELDS.items() if "-" not in row[key]}
                    for row in json.loads(path.read_text("utf-8"))}, TEACHERS_DAY)


def read_peerapach(path, since, before):
    """Four prizes of the days from one to another; without a front three all its three-digit numbers are last ones."""
    draws = {}
    for day, month, year, first, _, _, last2, front3, last3 in csv.reader(
            path.read_text("utf-8-sig").splitlines()[1:], delimiter="|"):
        date = Date(int(year) - 543, LONG_MONTHS.index(month) + 1, int(day)).isoformat()
        if since <= date < before:
            draws[date] = {"first-prize": [first], "last-two-digit": [last2],
                           "last-three-digit": (front3 + " " + last3).split()}
    return draws


# --- hanoi, lao and the private lotteries ----------------------------------------------------------------------

def stated(top3="", top2="", bottom2=""):
    """What a page prints of a draw; an empty number means that the source does not have it."""
    numbers = {"top-three-digit": top3, "top-two-digit": top2 or top3[-2:], "bottom-two-digit": bottom2}
    return {slug: [number] for slug, number in numbers.items() if number}


def drawn(lottery, number, top3="", bottom2=""):
    """A row with the drawn number: all its parts, then what the row itself states of them, which wins so that a
    contradiction is met later. A number shorter than the drawn one is a tail of it."""
    parts = parts_of(lottery, number) if lottery.whole else {"first-prize": number}
    slugs = {prize.slug for prize in lottery.prizes}
    said = {slug: numbers for slug, numbers in stated(top3, "", bottom2).items() if slug in slugs}
    return {**{slug: [part] for slug, part in parts.items() if part}, **said}


def read_numbers(path, columns):
    """Rows with the drawn number; `columns` names the row's fields in order, "" for one that is not read."""
    def read(row):
        cells = {name: cell for name, cell in zip(columns, row) if name}
        return cells["lottery"], cells["date"], drawn(LOTTERIES[cells["lottery"]], cells["number"],
                                                      top3=cells.get("top3", ""), bottom2=cells.get("bottom2", ""))
    return gathered(map(read, rows(path)))


def tails_of(special, first):
    """hanoi: the parts of the special prize, and the bottom pair from the FIRST prize."""
    return drawn(LOTTERIES["hanoi-normal"], special, bottom2=first[-2:])


def read_xsmb(path, note):
    draws, seen = {}, {}
    for date, special, first, *others in rows(path):
        draws[date] = tails_of(special.zfill(5), first.zfill(5))   # the file holds integers: zeros were lost
        twin = seen.setdefault((special, first, *others), date)
        if twin != date:
            note("hanoi-normal", date, f"kept, doubtful: all 27 numbers as on {twin}")
    return draws


def read_ntmq(path):
    return {"-".join(reversed(day.split("-"))): tails_of(special, first) for day, special, first, *_ in rows(path)}


def read_specials(path):
    """Special and first prize with their zeros, whatever else the row has."""
    return {date: tails_of(special, first) for date, special, first, *_ in rows(path)}


def read_lekdee_hanoi(folder, note):
    """The four lekdee files; a row of `.fill` wins over one of `.csv`."""
    draws = {slug: {} for slug in LEKDEE_TYPES.values()}
    for name in ("lekdee-hanoi.older.csv", "lekdee-hanoi.csv", "lekdee-hanoi.fill.csv", "lekdee-hanoi.tail.csv"):
        for when, kind, *numbers in rows(folder / name):
            slug, date, prizes = LEKDEE_TYPES[kind], iso_date(when), stated(*numbers)
            before = draws[slug].get(date, {})
            if any(before[key] != prizes.get(key) for key in before):
                note(slug, date, f"corrected: {before} → {prizes} ({name})")
            draws[slug][date] = prizes
    return draws


def read_huaycheck(path):
    """The four digits are no prize but of hanoi-normal; without them there is no five-digit number to know."""
    def read(kind, date, four, top3, top2, bottom2):
        slug = HUAYCHECK_TYPES[kind]
        held = {"four-digit": [four]} if four and slug == "hanoi-normal" else {}
        return slug, date, {**held, **stated(top3, top2, bottom2)}
    return gathered(read(*row[:6]) for row in rows(path))


def lao_prizes(number):
    """From six digits or the last four of them."""
    return drawn(LOTTERIES["lao-lottery"], number)


def read_lao(paths):
    return {iso_date(date): lao_prizes(number) for path in paths for date, number, *_ in rows(path)}


def read_konmeesri(path, site):
    """The rows read from one site. A number short of six digits is used by its last four."""
    return {date: lao_prizes(number if len(number) == 6 else number[-4:])
            for date, number, page in rows(path) if site in page}


def read_parts(path):
    return {date: stated(*numbers) for date, *numbers in rows(path)}
