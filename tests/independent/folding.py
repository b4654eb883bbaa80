"""Folds the lines of data/draws by itself: what was said and decided of a day, and what of it is published or waits.

A source's word is its last statement of each prize, without what a person found wrong. Nothing published: a word is, as
a whole, if nobody doubts it and no other contradicts it; once something is, each prize by the same measure. Other
numbers are published only by a person's word. What differs from what is published, or has more, waits.
"""
import json
from pathlib import Path

from registry import LOTTERIES
from section import listing, load


def statements(line):
    """(moment, source, prizes, doubts), the flat part first."""
    if "source" in line:
        at, by, doubts = line.get("recordedAt", ""), line.get("prizeSources", {}), set(line.get("doubts", ()))
        for source in dict.fromkeys([line["source"], *by.values()]):
            own = {slug: all_ for slug, all_ in line["prizes"].items() if by.get(slug, line["source"]) == source}
            yield at, source, own, doubts
        for source in line.get("confirmedBy", ()):
            yield at, source, line["prizes"], doubts
    for said in line.get("also", ()):
        prizes = {**(line["prizes"] if said.get("agrees") else {}), **said.get("prizes", {})}
        yield said.get("at", ""), said["source"], prizes, set(said.get("doubts", ()))


def clashing(places, ours, theirs):
    """The prizes of the first that contradict the second: other numbers, or another digit at the same place."""
    def clash(slug, rival):
        if slug == rival:
            return ours[slug] != theirs[rival]
        if slug in theirs or rival in ours or not (places.get(slug) and places.get(rival)):
            return False
        digits = dict(zip(places[slug], ours[slug][0]))
        return any(digits.get(place, digit) != digit for place, digit in zip(places[rival], theirs[rival][0]))
    return {slug for slug in ours if any(clash(slug, rival) for rival in theirs)}


class Day:
    def __init__(self, line, places):
        self.line, self.places = line, places
        self.prizes, self.doubt, self.wrong, self.heard = {}, False, set(), []
        moments = {at for at, *_ in statements(line)} | {act.get("at", "") for act in line.get("decided", ())}
        moments |= {act["restored"]["at"] for act in line.get("withdrawals", ()) if "restored" in act}
        for moment in sorted(moments):
            self.heard += [list(said) for said in statements(line) if said[0] == moment]
            for kind in ("accept", "leaveOut", "believe", "keep", "doubt"):
                for act in line.get("decided", ()):
                    if kind in act and act.get("at", "") == moment:
                        getattr(self, "decide_" + kind)(act)
            if not self.withdrawn(moment):
                self.publish()

    def withdrawn(self, moment):
        return any(act["at"] <= moment < act.get("restored", {"at": "9"})["at"]
                   for act in self.line.get("withdrawals", ()))

    def against(self, ours, theirs):
        return clashing(self.places, ours, theirs)

    def words(self, ruled=True):
        """(moment, source, prizes, doubts) with the prizes that are left of each statement."""
        for said in self.heard:
            at, source, prizes, doubts = said
            later = [other for other in self.heard if other[1] == source and other[0] > at]
            if "zeros" in doubts and later:
                continue
            anew = [other[2] for other in later if "zeros" not in other[3]]
            left = {slug: all_ for slug, all_ in prizes.items()
                    if not (ruled and self.wrong & {(source,), (source, slug), (source, slug, *all_)})
                    and not any(slug in new or self.against({slug: all_}, new) for new in anew)}
            if left:
                yield at, source, left, doubts

    def undisputed(self, part, prizes):
        at, source, _, _ = part
        return not any(self.against(prizes, other[2]) for other in self.words() if other != part
                       and ("zeros" not in other[3] or other[:2] == (at, source)))

    def publish(self):
        parts = list(self.words())
        if not self.prizes:
            unclear = {part[1] for part in parts if part[3] or not self.undisputed(part, part[2])}
            for part in parts:
                if part[1] not in unclear:
                    self.prizes = {**part[2], **self.prizes}
        if self.prizes:
            published = dict(self.prizes)
            for part in parts:
                for slug, all_ in part[2].items():
                    alone = {slug: all_}
                    if (slug not in published and not part[3] and not self.against(alone, published)
                            and self.undisputed(part, alone)):
                        self.prizes.setdefault(slug, all_)

    def decide_accept(self, act):
        for said in self.heard:
            if said[1] == act["of"]:
                said[3] = said[3] - set(act["accept"])

    def decide_leaveOut(self, act):
        self.wrong |= {(act["leaveOut"], slug) for slug in act["prizes"]} if "prizes" in act else {(act["leaveOut"],)}

    def find_wrong(self, is_wrong):
        self.wrong |= {(source, slug, *all_) for _, source, prizes, _ in self.heard
                       for slug, all_ in prizes.items() if is_wrong(slug, all_)}
        self.doubt = False

    def decide_believe(self, act):
        word = [part for part in self.words(ruled=False) if part[1] == act["believe"]]
        word = [part for part in word if "zeros" not in part[3]] or word
        said = [(slug, all_) for part in word for slug, all_ in part[2].items()]
        right = {slug: all_ for slug, all_ in said if slug in act.get("prizes", [slug])
                 and all(other != slug or rival == all_ for other, rival in said)}
        rest = {slug: all_ for slug, all_ in self.prizes.items() if slug not in right}
        if self.against(right, rest):
            return
        self.wrong -= {(act["believe"], slug, *all_) for slug, all_ in right.items()}
        self.find_wrong(lambda slug, all_: self.against({slug: all_}, right))
        self.prizes = {**self.prizes, **right}

    def decide_keep(self, _):
        self.find_wrong(lambda slug, all_: self.prizes.get(slug) != all_)

    def decide_doubt(self, _):
        self.doubt = True

    def result(self):
        """The numbers, whether they are doubtful, and whether something waits; no numbers of a withdrawn day."""
        if self.withdrawn("8"):
            return {}, False, False
        parts = list(self.words())
        spoken = [part for part in parts if "zeros" not in part[3] or not self.prizes and not any(
            "zeros" not in other[3] and other[:2] != part[:2] for other in parts)]
        differs = any(self.against(part[2], self.prizes) for part in spoken)
        waits = differs or any(slug not in self.prizes for part in spoken for slug in part[2])
        return self.prizes, bool(self.prizes) and (self.doubt or differs), waits


def fold(line, places):
    return Day(line, places).result()


def places_of(lottery):
    """Where each prize stands in the one number of a draw; nowhere if each prize is drawn by itself."""
    if lottery.slug == "thai-government":
        return {}
    return {prize.slug: prize.place for prize in lottery.prizes if prize.place}


def verify_folded(section, data, tree):
    status = listing(load(section, tree / "status.json"), "lotteries")
    held = {entry.get("lottery"): entry.get("heldBack") for entry in status}
    for slug, lottery in LOTTERIES.items():
        places, waiting = places_of(lottery), []
        for path in sorted((Path(data) / "draws" / slug).glob("*.json")):
            emitted = tree / "draws" / slug / path.name
            # A year of which nothing is published has no file.
            body = load(section, emitted) if emitted.exists() else {}
            drawn = {draw.get("drawDate"): draw for draw in listing(body, "data")}
            days = {line["drawDate"]: fold(line, places) for line in json.loads(path.read_text("utf-8"))}
            published = [day for day, (prizes, *_) in days.items() if prizes]
            section.equal(sorted(drawn), sorted(published), f"{slug}/{path.name} days")
            for day, (prizes, doubt, waits) in days.items():
                waiting += [day] if waits else []
                if day in drawn:
                    numbers = {prize.get("slug"): prize.get("numbers") for prize in listing(drawn[day], "prizes")}
                    section.equal(numbers, prizes, f"{slug} {day} folded numbers")
                    section.equal("doubt" in drawn[day], doubt, f"{slug} {day} folded doubt")
        section.equal(sorted(held.get(slug) or []), sorted(waiting), f"{slug} held back")


EXAMPLES = Path(__file__).parents[1] / "fixtures" / "folded-days.txt"


def verify_examples(section):
    """Lines, and the draws they fold to."""
    for example in EXAMPLES.read_text("utf-8").split("# ")[1:]:
        fact, line, draw = example.strip().split("\n")
        wanted = json.loads(draw.removeprefix("=> "))
        prizes, doubt, _ = fold(json.loads(line), places_of(LOTTERIES["lao-tv"]))
        section.equal((prizes, doubt), (wanted["prizes"], "doubt" in wanted), fact)
