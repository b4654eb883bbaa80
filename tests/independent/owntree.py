"""A tree of files the verifier makes from the archive itself: it passes; with one thing altered at a time it does not.

    echo 'lao-lottery 53' | python3 owntree.py DIR     answers as --check-cmd expects a program to
"""
import gzip
import json
import shutil
import sys
import tempfile
from pathlib import Path

import expected as ex
from archive import read_archive, read_withdrawn
from registry import LOTTERIES
from verify import arguments, run_sections

SAYS = {"attribution": {"source": "-", "url": "-", "note": "-", "dataSource": "-"}, "disclaimer": "-"}
CORRECTED_AT = "2026-11-22T00:00:00.000Z"


def plain(value):
    """A fraction as a JSON number."""
    return float(value)


def save(path, body):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"success": True, **SAYS, **body}, default=plain, ensure_ascii=False), "utf-8")


def ranking_body(ranking, digits, drawn):
    return [{"candidate": row.candidate, "score": ex.hundredths(row.score) / 100,
             "breakdown": {name: ex.hundredths(value) / 100 for name, value in row.breakdown.items()}}
            for row in ex.rank(ranking, digits, drawn)]


def prize_body(prize, drawn):
    return {"prize": {"slug": prize.slug, "nameTh": prize.name, "digitCount": prize.digits}, "sampleSize": len(drawn),
            "digitRanking": ranking_body(ex.DIGIT_RANKING, prize.digits, drawn),
            "pairRanking": ranking_body(ex.PAIR_RANKING, prize.digits, drawn)}


def draw_file(lottery, draw, regimes):
    body = ex.draw_body(lottery, draw, regimes)
    places = {prize.slug: prize.place for prize in lottery.prizes}
    return {**body, "displayName": "งวด " + ex.thai_date(draw.date), "complete": True, **ex.states(draw),
            "revision": 2 if draw.corrected else 1,
            "corrections": [{"at": CORRECTED_AT, "previous": draw.corrected}] if draw.corrected else [],
            "unavailablePrizes": ex.named(ex.unavailable(lottery, draw)),
            "prizes": [{**prize, "place": places[prize["slug"]]} for prize in body["prizes"]]}


def write_lists(tree, draws, withdrawn):
    """Which draws there are, and which are no results."""
    told = {slug: [{"at": CORRECTED_AT, "reason": "เลขไม่ตรง", "reasonEn": "it differs", "drawDates": days}]
            for slug, days in withdrawn.items() if days}
    save(tree / "lotteries.json", {"lotteries": [{"lottery": slug, "withdrawn": told.get(slug, [])}
                                                 for slug in LOTTERIES]})
    save(tree / "status.json", {"lotteries": [{"lottery": slug, "withdrawn": len(withdrawn.get(slug, []))}
                                              for slug in LOTTERIES]})
    lines = []
    for slug, held in draws.items():
        days = [{"lottery": slug, "drawDate": draw.date} for draw in held]
        save(tree / "draws" / slug / "index.json", {"draws": days})
        items = [{"id": f"-/draws/{slug}/{draw.date}.json"} for draw in held[:30]]
        save(tree / "feeds" / f"{slug}.json", {"items": items})
        lines += map(json.dumps, days)
        (tree / "export").mkdir(exist_ok=True)
        for form in ("json", "ndjson", "csv"):
            (tree / "export" / f"{slug}.{form}").write_text(json.dumps(days), "utf-8")
    (tree / "export" / "all.ndjson.gz").write_bytes(gzip.compress("\n".join(lines).encode("utf-8")))


def write_tree(tree, draws, regimes):
    for slug, lottery in LOTTERIES.items():
        held = draws[slug]
        for year in {draw.date[:4] for draw in held}:
            drawn = [draw_file(lottery, draw, regimes) for draw in held if draw.date[:4] == year]
            save(tree / "draws" / slug / f"{year}.json", {"data": drawn})
        data = [draw_file(lottery, draw, regimes) for draw in held[:20]]
        for n in range(1, 21):
            save(tree / "results" / slug / f"{n}.json", {"data": data[:n]})
        stats = {"lottery": slug, "dataset": ex.dataset(held)}
        main = [ex.stats_of(lottery, p, held) for p in lottery.prizes if ex.in_main_stats(p)]
        save(tree / "stats" / f"{slug}.json", {**stats, "prizes": main})
        for prize in lottery.prizes:
            save(tree / "stats" / slug / f"{prize.slug}.json", {**stats, "prizes": [ex.stats_of(lottery, prize, held)]})
        for window in ex.WINDOWS:
            corrected = any(draw.corrected for draw in ex.in_window(window, held))
            head = ex.snapshot_head(lottery, window, held, CORRECTED_AT if corrected else "")
            folder = tree / "calculations" / slug
            prizes = [prize_body(p, ex.numbers_in_window(p, window, held)) for p in lottery.prizes]
            save(folder / f"{window}.json", {**head, "data": {"prizes": prizes}})
            for prize, body in zip(lottery.prizes, prizes):
                save(folder / window / f"{prize.slug}.json", {**head, "data": {"prizes": [body]}})


def answer(lottery, draw, number, regimes):
    data = ex.check_body(lottery, draw, number, regimes)
    if data is None:
        return {"success": False, "error": "-"}
    return {"success": True, **SAYS, "data": {**data, "displayName": ex.thai_date(draw.date)}}


# file; the text altered in it, first occurrence only; what takes its place
ALTERATIONS = (
    ("results/thai-government/5.json", '"numbers": ["402701"]', '"numbers": ["402702"]'),
    ("draws/hanoi-special/2026.json", '"824"', '"864"'),
    ("draws/hanoi-vip/2026.json", '"doubt": true', '"doubt": false'),
    ("draws/lao-special/2026.json", '"unconfirmed": true', '"unconfirmed": false'),
    ("draws/lao-aiyara/2026.json", '"CD"', '"BC"'),
    ("calculations/hanoi-special/all.json", CORRECTED_AT, "2026-10-06T10:30:00.000Z"),
    ("results/hanoi-adhoc/1.json", '"five-digit"', '"four-digit"'),
    ("stats/lao-vip/five-digit.json", '"possibleValues": 1', '"possibleValues": 2'),
    ("results/thai-government/1.json", '"amount": "6000000.00"', '"amount": "6000000"'),
    ("results/hanoi-normal/20.json", "ตุลาคม 2569", "ตุลาคม 2568"),
    ("stats/hanoi-normal.json", '"drawsSince": ', '"drawsSince": 1'),
    ("stats/lao-lottery.json", '"neverDrawn": ["', '"neverDrawn": ["0'),
    ("stats/thai-government.json", '"picks": 2', '"picks": 4'),
    ("stats/thai-government/fifth-prize.json", '"count": 3', '"count": 4'),
    ("calculations/thai-government/all.json", '"position": ', '"position": 1'),
    ("calculations/lao-tv/30.json", '"quality": "medium"', '"quality": "high"'),
    ("calculations/hanoi-normal/50/four-digit.json", '"score": ', '"score": 1'),
    ("calculations/lao-lottery/10.json", ":30:00.000Z", ":30:00Z"),
    ("lotteries.json", '"2019-12-25", ', ""),
    ("status.json", '"withdrawn": 111', '"withdrawn": 110'),
    ("draws/lao-lottery/index.json", "2023-09-25", "2023-09-27"),
    # A withdrawn draw that is served.
    ("draws/lao-lottery/2023.json", "2023-09-25", "2023-09-27"),
    ("export/lao-lottery.csv", "2020-12-23", "2018-12-26"),
)


def alterations_are_found(section, tree, options, draws, regimes):
    """All at once, each in a file of its own: every altered file must be named by a failure."""
    for name, old, new in ALTERATIONS:
        text = (tree / name).read_text("utf-8")
        section.true(old in text, name, f"{old} is not there to alter")
        (tree / name).write_text(text.replace(old, new, 1), "utf-8")
    (tree / "results/lao-hd/5.json").unlink()
    found = [line for part in run_sections(options, draws, regimes) for line in part.lines]
    for name in [name for name, *_ in ALTERATIONS] + ["results/lao-hd/5.json"]:
        section.true(any(name.removesuffix(".json") in line for line in found), name, "its alteration was not found")


def tree_test(section, archive):
    draws, _, regimes = read_archive(archive)
    tree = Path(tempfile.mkdtemp(prefix="verifier-"))
    command = f"{sys.executable} {Path(__file__).resolve()} {Path(archive).resolve()}"
    options = arguments(["--archive", archive, "--tree", str(tree), "--sample", "all", "--check-cmd", command])
    try:
        write_tree(tree, draws, regimes)
        write_lists(tree, draws, read_withdrawn(archive))
        for part in run_sections(options, draws, regimes):
            section.equal((part.passed > 0, part.failed), (True, 0), f"own tree, {part.name}")
        options.check_cmd = ""
        print("--- the same with alterations: the failures below are wanted ---")
        alterations_are_found(section, tree, options, draws, regimes)
    finally:
        shutil.rmtree(tree)


if __name__ == "__main__":
    DRAWS, _, REGIMES = read_archive(sys.argv[1])
    for SLUG, NUMBER in map(str.split, sys.stdin):
        print(json.dumps(answer(LOTTERIES[SLUG], DRAWS[SLUG][0], NUMBER, REGIMES), default=plain))
