"""The live check, asked by a program line by line or over HTTP, against the answers worked out here."""
import random
import shlex
import subprocess
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import expected as ex
from registry import LOTTERIES, ticket_lengths
from section import parse

ASKED_LIVE = ("thai-government", "lao-lottery", "hanoi-normal", "hanoi-special", "lao-vip", "lao-niyom", "gsb-lottery")


def around(lottery, draw, chance):
    """Tickets that hold a winning number at its place, or at a wrong one, with chance digits around it."""
    for length in sorted(ticket_lengths(lottery)):
        for prize in lottery.prizes:
            for winning in draw.prizes.get(prize.slug, ()):
                for at in range(length - prize.digits + 1):
                    filler = "".join(chance.choices("0123456789", k=length))
                    yield filler[:at] + winning + filler[at + prize.digits:]


def numbers_to_check(lottery, draw, chance):
    """Every short number, every winning number and its neighbours, tickets around them, chance, and nonsense."""
    winning = [n for numbers in draw.prizes.values() for n in numbers]
    beside = [f"{(int(n) + step) % 10 ** len(n):0{len(n)}d}" for n in winning for step in (-1, 1)]
    by_chance = [f"{chance.randrange(10 ** size):0{size}d}" for size in (6, 5, 4) for _ in range(200)]
    refused = ["1", "1234567", "12a", "-12", "1.5", "๑๒", "０１"]
    every = [f"{i:03d}" for i in range(1000)] + [f"{i:02d}" for i in range(100)]
    return list(dict.fromkeys(every + winning + beside + list(around(lottery, draw, chance)) + by_chance + refused))


def verify_check(section, body, lottery, number, draw, regimes):
    where, wanted = f"check {lottery.slug} {number}", ex.check_body(lottery, draw, number, regimes)
    body = body if isinstance(body, dict) else {}
    section.equal(body.get("success"), wanted is not None, f"{where} success")
    if wanted is None:
        section.text(body.get("error"), f"{where} error")
        return
    data = body.get("data") if isinstance(body.get("data"), dict) else {}
    section.number(data.get("totalAmount"), wanted.pop("totalAmount"), f"{where} totalAmount")
    section.equal(bool(data.get("unconfirmed")), wanted.pop("unconfirmed"), f"{where} unconfirmed")
    for left_open in ("unavailablePrizes", "notCompared"):   # said only where there is one
        section.equal(data.get(left_open, []), wanted.pop(left_open), f"{where} {left_open}")
    section.fields(data, wanted, where)
    section.day_label(data.get("displayName"), draw.date, f"{where} displayName")
    section.text(body.get("disclaimer"), f"{where} disclaimer")
    section.attribution(body, ("source", "url"), where)


def check_by_command(section, command, draws, regimes):
    chance = random.Random(20260816)
    asked = [(slug, number) for slug, lottery in LOTTERIES.items()
             for number in numbers_to_check(lottery, draws[slug][0], chance)]
    lines = "".join(f"{slug} {number}\n" for slug, number in asked)
    done = subprocess.run(shlex.split(command), input=lines, capture_output=True, encoding="utf-8")
    answers = done.stdout.splitlines()
    section.equal(len(answers), len(asked), f"check-cmd answers, exit {done.returncode}, {done.stderr[-200:]!r}")
    for (slug, number), answer in zip(asked, answers):
        try:
            body = parse(answer)
        except ValueError:
            body = None
        verify_check(section, body, LOTTERIES[slug], number, draws[slug][0], regimes)


def ask(url, slug, number):
    """(status, body) of a live check; waits once when the quota is used up."""
    address = f"{url.rstrip('/')}/check?{urlencode({'lottery': slug, 'number': number})}"
    for patience in (True, False):
        try:
            with urlopen(address, timeout=30) as answer:
                return answer.status, parse(answer.read())
        except HTTPError as refusal:
            if refusal.code != 429 or not patience:
                return refusal.code, parse(refusal.read() or "null")
            time.sleep(min(60, int(refusal.headers.get("Retry-After", 60))) + 1)


def live_questions(draws, most):
    """A winning number of every lottery first, then a seeded mixture."""
    chance = random.Random(40)
    first = [(slug, next(iter(drawn[0].prizes.values()))[0]) for slug, drawn in draws.items()]
    more = [(slug, n) for slug in ASKED_LIVE
            for n in chance.sample(numbers_to_check(LOTTERIES[slug], draws[slug][0], chance)[1100:], 20)]
    chance.shuffle(more)
    return (first + more)[:most]


def check_by_url(section, url, draws, regimes, most):
    for slug, number in live_questions(draws, most):
        status, body = ask(url, slug, number)
        wanted = ex.check_body(LOTTERIES[slug], draws[slug][0], number, regimes)
        section.equal(status, 400 if wanted is None else 200, f"check {slug} {number} status")
        verify_check(section, body, LOTTERIES[slug], number, draws[slug][0], regimes)
