// The whole history of one lottery: /api/export/<lottery>.json, .ndjson and .csv (the workbook is
// workbook.ts); /api/export/latest.csv, the newest draw of each; and the archive of all of them.
import { Gzip } from 'fflate';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import type { ExportBody } from './draws.schema.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { COLUMNS, writeRows } from './draw-rows.ts';
import { type EmittedFile, jsonListFile } from './emitted-file.ts';
import { headOf, serializeDraws } from './results.ts';
import type { Site } from './publisher.ts';

/** The whole history in three forms: JSON, JSON lines and CSV. */
export function emitExports(archive: LotteryDraws, site: Site): EmittedFile[] {
  const { slug: lottery, nameTh: lotteryName } = archive.lottery;
  const body: ExportBody = { ...headOf(site), lottery, lotteryName, data: [] };
  const texts = serializeDraws(archive, site);
  const table = writeTable(writeRows(archive, site, CSV));
  return [
    jsonListFile(memberPath(FILES.exportJson.path, { lottery }), body, 'data', texts),
    { path: memberPath(FILES.exportLines.path, { lottery }), text: writeLines(texts) },
    { path: memberPath(FILES.exportTable.path, { lottery }), text: table },
  ];
}

/** One draw a line, which is also the part of the lottery in the file of all. */
export function writeLines(serialized: readonly string[]): string {
  return serialized.map((draw) => `${draw}\n`).join('');
}

/** RFC 4180, UTF-8 without a mark: what every reader of tables takes. */
const CSV = { cells: (texts: readonly string[]) => texts.map(writeCell).join(','), between: ',' };

/** The rows of the newest draw: what a lottery adds to the small table of all. */
export function latestRows({ lottery, draws }: LotteryDraws, site: Site): readonly string[] {
  return [...writeRows({ lottery, draws: draws.slice(0, 1) }, site, CSV)];
}

/** The table of such rows, with the names of its columns. */
export function writeTable(rows: Iterable<string>): string {
  return `${[COLUMNS.join(), ...rows].join('\r\n')}\r\n`;
}

/** By hand: a library escapes each cell of each draw again. No cell runs as a formula. */
function writeCell(text: string): string {
  const disarmed = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(disarmed) ? `"${disarmed.replaceAll('"', '""')}"` : disarmed;
}

/** A gzip file that grows text by text, one stream: the same texts are the same bytes anywhere. */
export class GzipFile {
  readonly #packed: Uint8Array[] = [];
  // Time 0 stands for no time (RFC 1952).
  readonly #stream = new Gzip({ mtime: 0 }, (piece) => this.#packed.push(piece));

  add(bytes: Uint8Array): void {
    this.#stream.push(bytes);
  }

  /** The whole file; nothing can be added after it. */
  close(): Uint8Array {
    this.#stream.push(Buffer.of(), true);
    return Buffer.concat(this.#packed);
  }
}
