"""What the verifier knows about each lottery that has draws: its names, its announcement time, its prizes.

Written from the service's documents, not from its code, so that the two can disagree.
"""
from collections import namedtuple

# place: which part of a longer ticket the prize is compared with. WHOLE: none, the lengths must be equal.
# APART: the prize is no part of the ticket's number (the bottom pair of hanoi and of the private lotteries).
Prize = namedtuple("Prize", "slug name digits picks place")
# tickets: the lengths of number that also meet the shorter prizes, at their places.
Lottery = namedtuple("Lottery", "slug name time prizes tickets")
# prizes: {prize slug: the winning numbers, ascending as text}. A prize the draw did not have is absent.
Draw = namedtuple("Draw", "date prizes")

WHOLE = APART = None
FIRST_3, LAST_3, LAST_2 = slice(0, 3), slice(-3, None), slice(-2, None)
LAST_4, FIRST_2_OF_LAST_4 = slice(-4, None), slice(-4, -2)

THAI = (
    Prize("first-prize", "รางวัลที่ 1", 6, 1, WHOLE),
    Prize("adjacent-first-prize", "รางวัลข้างเคียงรางวัลที่ 1", 6, 2, WHOLE),
    Prize("second-prize", "รางวัลที่ 2", 6, 5, WHOLE),
    Prize("third-prize", "รางวัลที่ 3", 6, 10, WHOLE),
    Prize("fourth-prize", "รางวัลที่ 4", 6, 50, WHOLE),
    Prize("fifth-prize", "รางวัลที่ 5", 6, 100, WHOLE),
    Prize("front-three-digit", "รางวัลเลขหน้า 3 ตัว", 3, 2, FIRST_3),
    Prize("last-three-digit", "รางวัลเลขท้าย 3 ตัว", 3, 2, LAST_3),
    Prize("last-two-digit", "รางวัลเลขท้าย 2 ตัว", 2, 1, LAST_2),
)
FRONT_THREE_SINCE = "2015-09-01"   # before it: no front three, and four last-three numbers

SIX = Prize("six-digit", "เลข 6 ตัว", 6, 1, WHOLE)
FOUR = Prize("four-digit", "เลข 4 ตัว", 4, 1, LAST_4)
TOP_3 = Prize("top-three-digit", "3 ตัวบน", 3, 1, LAST_3)
TOP_2 = Prize("top-two-digit", "2 ตัวบน", 2, 1, LAST_2)
BOTTOM_2 = Prize("bottom-two-digit", "2 ตัวล่าง", 2, 1, APART)
LAO_BOTTOM_2 = BOTTOM_2._replace(place=FIRST_2_OF_LAST_4)

HANOI_4 = (FOUR, TOP_3, TOP_2, BOTTOM_2)
THREE_UP = (TOP_3, TOP_2, BOTTOM_2)
LAO = (SIX, FOUR, TOP_3, TOP_2, LAO_BOTTOM_2)

PRIVATE = {   # slug: (Thai name, time of announcement in Bangkok)
    "lao-patuxay": ("ลาวประตูชัย", "05:45"), "lao-santipap": ("ลาวสันติภาพ", "06:45"),
    "lao-citizen": ("ประชาชนลาว", "07:45"), "lao-extra": ("ลาว Extra", "08:30"),
    "hanoi-asean": ("ฮานอยอาเซียน", "09:30"), "lao-tv": ("ลาวทีวี", "10:30"),
    "hanoi-star": ("ฮานอยสตาร์", "12:30"), "lao-hd": ("ลาว HD", "13:45"),
    "hanoi-tv": ("ฮานอยทีวี", "14:30"), "lao-star": ("ลาวสตาร์", "15:45"),
    "hanoi-redcross": ("ฮานอยกาชาด", "16:30"), "hanoi-develop": ("ฮานอยพัฒนา", "19:30"),
    "lao-asean": ("ลาวอาเซียน", "21:00"), "lao-vip": ("ลาว VIP", "21:30"),
    "lao-union-vip": ("ลาวสามัคคี VIP", "21:30"), "lao-star-vip": ("ลาวสตาร์ VIP", "22:00"),
    "hanoi-extra": ("ฮานอย Extra", "22:30"),
}

LOTTERIES = {lottery.slug: lottery for lottery in (
    Lottery("thai-government", "สลากกินแบ่งรัฐบาล", "14:30", THAI, {6}),
    Lottery("lao-lottery", "หวยลาวพัฒนา", "20:30", LAO, {6, 4}),
    Lottery("hanoi-normal", "ฮานอยปกติ", "18:30", HANOI_4, {6, 4}),
    Lottery("hanoi-vip", "ฮานอย VIP", "19:30", THREE_UP, {6}),
    Lottery("hanoi-special", "ฮานอยพิเศษ", "17:30", THREE_UP, {6}),
    Lottery("hanoi-adhoc", "ฮานอยเฉพาะกิจ", "16:30", THREE_UP, {6}),
    *(Lottery(slug, name, time, THREE_UP, {6}) for slug, (name, time) in PRIVATE.items()),
)}


def picks_on(lottery, prize, date):
    """How many numbers a draw of that date has for the prize."""
    if lottery.slug == "thai-government" and date < FRONT_THREE_SINCE:
        return {"front-three-digit": 0, "last-three-digit": 4}.get(prize.slug, prize.picks)
    return prize.picks


def accepted_lengths(lottery):
    return {prize.digits for prize in lottery.prizes} | lottery.tickets
