"""What is published of the draws: the latest ones of each lottery, and every one in the file of its year."""
import expected as ex
from registry import LOTTERIES
from section import Section, listing, load


def corrected_at(tree, slug, draws):
    """When the draws were last corrected, or "". The collections cannot know it: what is published of the draw says so."""
    corrected = {draw.date for draw in draws if draw.corrected}
    unread = Section("corrections")   # a file that cannot be read is counted where every draw is verified
    files = (load(unread, tree / "draws" / slug / f"{year}.json") for year in {date[:4] for date in corrected})
    return max((correction.get("at", "") for body in files for draw in listing(body, "data")
                if draw.get("drawDate") in corrected for correction in listing(draw, "corrections")), default="")


def verify_results(section, tree, draws, regimes, counts):
    held = sorted(p.name for p in (tree / "results").glob("*") if p.is_dir())
    section.equal(held, sorted(LOTTERIES), "results: the lotteries that have draws")
    for slug, lottery in LOTTERIES.items():
        for n in counts:
            body, where = load(section, tree / "results" / slug / f"{n}.json"), f"results/{slug}/{n}"
            section.attribution(body, ("source", "url", "note"), where)
            data, wanted = listing(body, "data"), draws[slug][:n]
            section.equal([d.get("drawDate") for d in data], [d.date for d in wanted], f"{where} dates")
            for actual, draw in zip(data, wanted):
                verify_draw(section, actual, lottery, draw, regimes, f"{where} {draw.date}")


def verify_every_draw(section, tree, draws, regimes):
    """A file a year, newest first: no draw too many, none too few, every number of it as the collections have it."""
    for slug, lottery in LOTTERIES.items():
        years = {}
        for draw in draws[slug]:
            years.setdefault(draw.date[:4], []).append(draw)
        held = sorted(path.stem for path in (tree / "draws" / slug).glob("[0-9]*.json"))
        section.equal(held, sorted(years), f"draws/{slug}: the years")
        for year, drawn in years.items():
            where = f"draws/{slug}/{year}"
            published = listing(load(section, tree / f"{where}.json"), "data")
            section.equal([row.get("drawDate") for row in published], [draw.date for draw in drawn], f"{where}: the days")
            for actual, draw in zip(published, drawn):
                spot = f"{where} {draw.date}"
                verify_draw(section, actual, lottery, draw, regimes, spot)
                places = {p.slug: p.place for p in lottery.prizes if p.slug in draw.prizes}
                section.equal({p.get("slug"): p.get("place") for p in listing(actual, "prizes")}, places, f"{spot} places")


def verify_states(section, actual, lottery, draw, where):
    lacking = [{key: prize.get(key) for key in ("slug", "name")} for prize in listing(actual, "unavailablePrizes")]
    section.equal(lacking, ex.named(ex.unavailable(lottery, draw)), f"{where} unavailablePrizes")
    section.equal(actual.get("complete"), True, f"{where} complete")
    section.equal(actual.get("revision"), 2 if draw.corrected else 1, f"{where} revision")
    section.equal([c.get("previous") for c in listing(actual, "corrections")],
                  [draw.corrected] if draw.corrected else [], f"{where} corrections")
    for state, holds in ex.states(draw).items():
        section.equal(bool(actual.get(state)), holds, f"{where} {state} (held by {', '.join(draw.sources)})")


def verify_draw(section, actual, lottery, draw, regimes, where):
    wanted = ex.draw_body(lottery, draw, regimes)
    verify_states(section, actual, lottery, draw, where)
    section.day_label(actual.get("displayName"), wanted["drawDate"], f"{where} displayName")
    section.fields(actual, {k: wanted[k] for k in ("lottery", "lotteryName", "drawDate")}, where)
    prizes, wanted_prizes = listing(actual, "prizes"), wanted["prizes"]
    section.equal([p.get("slug") for p in prizes], [p["slug"] for p in wanted_prizes], f"{where} prizes")
    for prize, wanted_prize in zip(prizes, wanted_prizes):
        section.fields(prize, wanted_prize, f"{where} {wanted_prize['slug']}")
