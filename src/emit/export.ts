// The whole history of one lottery: /api/export/<lottery>.json, .ndjson and .csv; and
// /api/export/latest.csv, the newest draw of each.

import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import type { ExportBody } from '../contract/schemas/draws.ts';
import {
  isComplete,
  isUnconfirmed,
  type LotteryDraws,
  listPrizes,
  countRevisions,
} from '../domain/draw.ts';
import type { PrizeKind } from '../domain/lottery.ts';
import { type EmittedFile, jsonListFile } from './emitted-file.ts';
import { creditOf, type SerializedDraws, serializeDraws } from './results.ts';
import type { Site } from './site.ts';

/** The whole history in three forms: JSON, JSON lines and CSV. */
export function emitExports(
  archive: LotteryDraws,
  site: Site,
  serialized: SerializedDraws = serializeDraws(archive, site),
): EmittedFile[] {
  const { slug: lottery, nameTh: lotteryName } = archive.lottery;
  const attribution = creditOf(site);
  const body: ExportBody = { success: true, attribution, lottery, lotteryName, data: [] };
  const texts = [...serialized.values()];
  return [
    jsonListFile(memberPath(FILES.exportJson.path, { lottery }), body, texts),
    { path: memberPath(FILES.exportLines.path, { lottery }), text: writeLines(serialized) },
    { path: memberPath(FILES.exportTable.path, { lottery }), text: writeTable(archive, site) },
  ];
}

/** One draw a line, which is also the part of the lottery in the file of all. */
export function writeLines(serialized: SerializedDraws): string {
  return [...serialized.values()].map((draw) => `${draw}\n`).join('');
}

export const COLUMNS =
  'lottery,drawDate,prize,prizeName,amount,numbers,complete,revision,source,unconfirmed,doubt';

/**
 * One row a draw and prize. A spreadsheet turns a cell of digits into a number, quoted or not, and
 * 004615 into 4615. So numbers stand in brackets, as `[004615]` or `[004614 004616]`: text to any
 * spreadsheet, and plainly a list to any parser. Cells that would run as a formula are disarmed.
 */
function writeTable(archive: LotteryDraws, site: Site): string {
  return tableFile(writeRows(archive, site));
}

/** /api/export/latest.csv. @param rows those of each lottery's newest draw, in registry order */
export function emitLatest(rows: readonly string[]): EmittedFile {
  return { path: FILES.exportLatest.path, text: tableFile(rows) };
}

/** The rows of the newest draw: what a lottery adds to the small table of all. */
export function latestRows({ lottery, draws }: LotteryDraws, site: Site): readonly string[] {
  return writeRows({ lottery, draws: draws.slice(0, 1) }, site);
}

function writeRows({ lottery, draws }: LotteryDraws, site: Site): string[] {
  const slug = cell(lottery.slug);
  // Escapes once what all rows share.
  const prizes = new Map<PrizeKind, string>();
  for (const kind of lottery.eras.flatMap((era) => era.prizes)) {
    prizes.set(kind, [kind.slug, kind.nameTh, kind.amount].map(cell).join(','));
  }
  const sources = new Map(site.sources.map(({ id, name }) => [id, cell(name)]));
  return draws.flatMap((draw) => {
    const source = sources.get(draw.source);
    const certainty = `${isUnconfirmed(draw, site.sources)},${cell(draw.doubt ?? '')}`;
    const end = `${isComplete(draw)},${countRevisions(draw)},${source},${certainty}`;
    return listPrizes(lottery, draw).map(
      ({ kind, numbers }) =>
        `${slug},${draw.drawDate},${prizes.get(kind)},[${numbers.join(' ')}],${end}`,
    );
  });
}

function tableFile(rows: readonly string[]): string {
  // With the byte order mark, without which Excel takes Thai for another encoding; RFC 4180 lines.
  return `\uFEFF${[COLUMNS, ...rows].join('\r\n')}\r\n`;
}

/** A text as a cell. By hand: a library escapes each cell of each draw again, which is slow. */
function cell(text: string): string {
  const disarmed = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(disarmed) ? `"${disarmed.replaceAll('"', '""')}"` : disarmed;
}
