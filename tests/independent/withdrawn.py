"""Draws that were published and are no results: told as that, and served nowhere."""
import gzip
import json
from urllib.error import HTTPError
from urllib.request import urlopen

from registry import LOTTERIES
from section import listing, load, parse

NEVER = 0   # how often a withdrawn day may stand in a file of results


def verify_withdrawn(section, tree, withdrawn):
    told = {entry.get("lottery"): listing(entry, "withdrawn")
            for entry in listing(load(section, tree / "lotteries.json"), "lotteries")}
    counted = {entry.get("lottery"): entry.get("withdrawn")
               for entry in listing(load(section, tree / "status.json"), "lotteries")}
    everything = gzip.decompress((tree / "export" / "all.ndjson.gz").read_bytes()).decode("utf-8").splitlines()
    for slug in LOTTERIES:
        days = withdrawn.get(slug, [])
        section.equal(sorted(day for batch in told.get(slug, []) for day in batch.get("drawDates", ())), sorted(days),
                      f"lotteries {slug} withdrawn")
        section.equal(counted.get(slug), len(days), f"status {slug} withdrawn")
        for batch in told.get(slug, []):
            for field in ("at", "reason", "reasonEn"):
                section.text(batch.get(field), f"lotteries {slug} withdrawn {field}")
        verify_absent(section, tree, slug, days, [line for line in everything if json.loads(line)["lottery"] == slug])


def verify_absent(section, tree, slug, days, lines):
    """In no list, export or feed of results of the lottery."""
    kept = {"export/all.ndjson.gz": "\n".join(lines)}
    for name in (f"draws/{slug}/index.json", *(f"export/{slug}.{form}" for form in ("json", "ndjson", "csv"))):
        path = tree / name
        kept[name] = path.read_text("utf-8") if path.exists() else ""
    for name, text in kept.items():
        for day in days:
            section.equal(text.count(day), NEVER, f"{name} {day}")
    # A feed is of another form than the answers: it has no `success`.
    path = tree / "feeds" / f"{slug}.json"
    feed = parse(path.read_text("utf-8")) if path.exists() else {}
    ids = {item.get("id", "").rsplit("/", 1)[-1] for item in listing(feed, "items")}
    section.equal(sorted(ids & {f"{day}.json" for day in days}), [], f"feeds/{slug} entries of withdrawn draws")


def withdrawn_by_url(section, url, withdrawn):
    """Each address says 410 and why, and so does a check of the day."""
    for slug, days in withdrawn.items():
        for day in (days[0], days[-1]):
            for address in (f"draws/{slug}/{day}.json", f"check?lottery={slug}&number=12&date={day}"):
                status, body = refused(f"{url.rstrip('/')}/{address}")
                section.equal((status, body.get("success"), body.get("code")), (410, False, "draw_withdrawn"), address)
                for field in ("error", "reason", "reasonEn"):
                    section.text(body.get(field), f"{address} {field}")


def refused(address):
    try:
        with urlopen(address, timeout=30) as answer:
            return answer.status, parse(answer.read())
    except HTTPError as refusal:
        return refusal.code, parse(refusal.read() or "{}")
