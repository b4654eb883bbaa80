"""What the verifier knows about each of the lotteries: its names, its announcement time, its prizes, who is believed.

Written from the service's documents, not from its code, so that the two can disagree.
"""
from collections import namedtuple

# place: the letters of a ticket ABCDEF (a shorter ticket lacks the front letters) that the prize is compared with.
# APART: the prize is no part of the ticket's number (the bottom pair of hanoi and of gsb).
Prize = namedtuple("Prize", "slug name digits picks place")
# whole: the prize that is the drawn number, every placed prize being a part of it; None where there is no such prize.
Lottery = namedtuple("Lottery", "slug name time prizes whole")
# prizes: {prize slug: the winning numbers, ascending as text}. A prize whose number no source has is absent.
# sources: the collections that have these numbers, the one believed first. doubt: why they may be wrong, or None.
# corrected: {prize: numbers} that were published before the draw was corrected.
Draw = namedtuple("Draw", "date prizes sources doubt corrected", defaults=((), None, None))

APART = None
TICKET = "ABCDEF"

THAI = (
    Prize("first-prize", "รางวัลที่ 1", 6, 1, "ABCDEF"),
    Prize("adjacent-first-prize", "รางวัลข้างเคียงรางวัลที่ 1", 6, 2, "ABCDEF"),
    Prize("second-prize", "รางวัลที่ 2", 6, 5, "ABCDEF"),
    Prize("third-prize", "รางวัลที่ 3", 6, 10, "ABCDEF"),
    Prize("fourth-prize", "รางวัลที่ 4", 6, 50, "ABCDEF"),
    Prize("fifth-prize", "รางวัลที่ 5", 6, 100, "ABCDEF"),
    Prize("front-three-digit", "รางวัลเลขหน้า 3 ตัว", 3, 2, "ABC"),
    Prize("last-three-digit", "รางวัลเลขท้าย 3 ตัว", 3, 2, "DEF"),
    Prize("last-two-digit", "รางวัลเลขท้าย 2 ตัว", 2, 1, "EF"),
)
FRONT_THREE_SINCE = "2015-09-01"   # before it: no front three, and four last-three numbers

SEVEN = Prize("seven-digit", "เลข 7 ตัว", 7, 1, APART)   # the bank's first prize, longer than any ticket
SIX = Prize("six-digit", "เลข 6 ตัว", 6, 1, "ABCDEF")
FIVE = Prize("five-digit", "เลข 5 ตัว", 5, 1, "BCDEF")
FOUR = Prize("four-digit", "เลข 4 ตัว", 4, 1, "CDEF")
TOP_3 = Prize("top-three-digit", "3 ตัวบน", 3, 1, "DEF")
TOP_2 = Prize("top-two-digit", "2 ตัวบน", 2, 1, "EF")


def bottom(place):
    return Prize("bottom-two-digit", "2 ตัวล่าง", 2, 1, place)


HANOI = (FIVE, TOP_3, TOP_2, bottom(APART))
HANOI_4 = (FIVE, FOUR, TOP_3, TOP_2, bottom(APART))
LAO_DEVELOPMENT = (SIX, FOUR, TOP_3, TOP_2, bottom("CD"))
LAO_SIX = (SIX, TOP_3, TOP_2, bottom("AB"))
FIVE_FRONT = (FIVE, TOP_3, TOP_2, bottom("BC"))
FIVE_MIDDLE = (FIVE, TOP_3, TOP_2, bottom("CD"))
GSB = (SEVEN, TOP_3, bottom(APART))

FAMILIES = {   # slug Thai name, announced in Bangkok
    HANOI_4: "hanoi-normal ฮานอยปกติ, 18:30; hanoi-4d ฮานอย 4D, 21:00",
    HANOI: "hanoi-morning ฮานอยเช้า, 08:30; hanoi-asean ฮานอยอาเซียน, 09:30; hanoi-star ฮานอยสตาร์, 12:30; "
           "hanoi-tv ฮานอยทีวี, 14:30; hanoi-redcross ฮานอยกาชาด, 16:30; hanoi-adhoc ฮานอยเฉพาะกิจ, 16:30; "
           "hanoi-special ฮานอยพิเศษ, 17:30; hanoi-union ฮานอยสามัคคี, 17:30; hanoi-vip ฮานอย VIP, 19:30; "
           "hanoi-develop ฮานอยพัฒนา, 19:30; hanoi-late ฮานอยดึก, 22:30; hanoi-extra ฮานอย Extra, 22:30",
    LAO_DEVELOPMENT: "lao-lottery หวยลาวพัฒนา, 20:30",
    LAO_SIX: "lao-development-morning ลาวพัฒนาเช้า, 09:00; lao-development-morning-vip ลาวพัฒนาเช้า VIP, 10:00; "
             "lao-mungkung ลาวมั่งคั่ง, 11:30; lao-development-midday ลาวพัฒนาเที่ยง, 12:30; "
             "lao-sabaidee ลาวสบายดี, 12:30; lao-kaownah ลาวก้าวหน้า, 13:30; lao-jaroen ลาวเจริญ, 14:30; "
             "lao-munkong ลาวมั่นคง, 15:30; lao-niyom ลาวนิยม, 16:30; lao-rumruay ลาวร่ำรวย, 16:30; "
             "lao-mongkol ลาวมงคล, 18:30; lao-rungreung ลาวรุ่งเรือง, 21:30",
    FIVE_FRONT: "lao-patuxay ลาวประตูชัย, 05:45; lao-santipap ลาวสันติภาพ, 06:45; lao-citizen ประชาชนลาว, 07:45; "
                "lao-extra ลาว Extra, 08:30; lao-morning ลาวเช้า, 08:30; lao-tv ลาวทีวี, 10:30; "
                "lao-plus ลาวพลัส, 12:05; lao-hd ลาว HD, 13:45; lao-star ลาวสตาร์, 15:45; "
                "hanoi-svip ฮานอย SVIP, 16:45; lao-asean ลาวอาเซียน, 21:00; lao-star-vip ลาวสตาร์ VIP, 22:00; "
                "lao-redcross ลาวกาชาด, 23:30",
    FIVE_MIDDLE: "lao-special-midday ลาวพิเศษรอบเที่ยง, 12:00; lao-special ลาวพิเศษ, 12:00; "
                 "lao-nakhonluang ลาวนครหลวง, 15:30; lao-super ลาวซูเปอร์, 19:00; lao-vip ลาว VIP, 21:30; "
                 "lao-union-vip ลาวสามัคคี VIP, 21:30; lao-aiyara ลาวไอยรา, 23:30",
    # The bank publishes between 10:30 and 14:00: what it may have said already counts as announced.
    GSB: "gsb-lottery หวยออมสิน, 10:30",
}


def lotteries_of(prizes, listed):
    for entry in listed.split("; "):
        named, time = entry.rsplit(", ", 1)
        yield Lottery(*named.split(" ", 1), time, prizes, prizes[0])


LOTTERIES = {lottery.slug: lottery for lottery in (
    Lottery("thai-government", "สลากกินแบ่งรัฐบาล", "14:30", THAI, None),
    *(lottery for prizes, listed in FAMILIES.items() for lottery in lotteries_of(prizes, listed)),
)}

# Who is believed alone: the operator's own answers, as they were given. Whoever copied them out is a witness.
AUTHORITIES = {"glo", "glo-new4761", "ruaystat"}


def picks_on(lottery, prize, date):
    """How many numbers a draw of that date has for the prize."""
    if lottery.slug == "thai-government" and date < FRONT_THREE_SINCE:
        return {"front-three-digit": 0, "last-three-digit": 4}.get(prize.slug, prize.picks)
    return prize.picks


def part_at(place, number):
    """The digits of a ticket at the letters of a place, or None where the ticket is too short for it."""
    letters = TICKET[len(TICKET) - len(number):]
    return "".join(number[letters.index(letter)] for letter in place) if set(place) <= set(letters) else None


def ticket_lengths(lottery):
    """The lengths of number that also meet the shorter prizes, at their places: six for every lottery, as many as the
    drawn number has, and four where there is a four-digit number."""
    return {len(TICKET)} | {prize.digits for prize in lottery.prizes if prize in (FIVE, FOUR)}


def accepted_lengths(lottery):
    return {prize.digits for prize in lottery.prizes if prize.digits <= len(TICKET)} | ticket_lengths(lottery)


def parts_of(lottery, number):
    """{prize: number} of everything that is a part of the drawn number, itself too; an apart prize is not there."""
    placed = {prize.slug: part_at(prize.place, number[-len(TICKET):]) for prize in lottery.prizes if prize.place}
    return {lottery.whole.slug: number, **placed} if len(number) == lottery.whole.digits else placed
