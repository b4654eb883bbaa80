// The whole history in bulk: /api/export/<lottery>.json, .ndjson and .csv, and all lotteries in
// /api/export/all.ndjson.gz
import { stringify } from 'csv-stringify/sync';
import type { ExportBody } from '../contract/bodies/draws.ts';
import { EXPORT_ALL_FILE } from '../contract/endpoints.ts';
import {
  EXPORT_JSON_FILE,
  EXPORT_LINES_FILE,
  EXPORT_TABLE_FILE,
  memberPath,
} from '../contract/open-files.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { creditOf, type DrawBody, drawBody, type Site } from './results.ts';

export function emitExports(archive: LotteryDraws, site: Site): EmittedFile[] {
  const { slug, nameTh } = archive.lottery;
  const data = drawBodies(archive, site);
  const body: ExportBody = {
    success: true,
    attribution: creditOf(site),
    lottery: slug,
    lotteryName: nameTh,
    data,
  };
  return [
    jsonFile(memberPath(EXPORT_JSON_FILE, { lottery: slug }), body),
    { path: memberPath(EXPORT_LINES_FILE, { lottery: slug }), text: linesOf(data) },
    { path: memberPath(EXPORT_TABLE_FILE, { lottery: slug }), text: tableOf(data) },
  ];
}

/** The lines of every lottery, in registry order. */
export function emitWholeExport(archive: readonly LotteryDraws[], site: Site): EmittedFile {
  const text = archive.map((one) => linesOf(drawBodies(one, site))).join('');
  return { path: EXPORT_ALL_FILE, text, gzip: true };
}

function drawBodies({ lottery, draws }: LotteryDraws, site: Site): DrawBody[] {
  return draws.map((draw) => drawBody(lottery, draw, site));
}

/** One draw a line. */
function linesOf(draws: readonly DrawBody[]): string {
  return draws.map((draw) => `${JSON.stringify(draw)}\n`).join('');
}

/**
 * One row a draw and prize. A spreadsheet turns a cell of digits into a number, quoted or not, and
 * 004615 into 4615. So numbers stand in brackets, as `[004615]` or `[004614 004616]`: text to any
 * spreadsheet, and plainly a list to any parser. Cells that would run as a formula are disarmed.
 */
function tableOf(draws: readonly DrawBody[]): string {
  const rows = draws.flatMap((draw) =>
    draw.prizes.map(({ slug, name, amount, numbers }) => ({
      lottery: draw.lottery,
      drawDate: draw.drawDate,
      prize: slug,
      prizeName: name,
      amount,
      numbers: `[${numbers.join(' ')}]`,
      complete: String(draw.complete),
      revision: draw.revision,
      source: draw.source.name,
    })),
  );
  // With the byte order mark, without which Excel takes Thai for another encoding; RFC 4180 lines.
  return stringify(rows, {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
