// /api/export/<lottery>.xlsx: the rows of the table for people who open it in a spreadsheet.
// Amounts are numbers. Every other cell is text, in a style that keeps it text when it is edited,
// so that leading zeros stay.
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import type { LotteryDraws } from '../../domain/draw.ts';
import { COLUMNS, writeRows } from './draw-rows.ts';
import type { Site } from './publisher.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** ECMA-376, but for the rows and texts. Format 49 is text, and 2 a number with two decimals. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
    ['workbook', 'sheet.main'],
    ['worksheets/sheet1', 'worksheet'],
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
  ]
    .map(
      ([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': relate('officeDocument:xl/workbook'),
  'xl/_rels/workbook.xml.rels': relate(
    ...['worksheet:worksheets/sheet1', 'styles:styles', 'sharedStrings:sharedStrings'],
  ),
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="draws" sheetId="1" r:id="r0"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet ${MAIN}><fonts count="1"><font><sz val="11"/><name val="Tahoma"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

function relate(...parts: readonly string[]): string {
  const links = parts.map((part, index) => {
    const [type, target] = part.split(':');
    return `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="${target}.xml"/>`;
  });
  return `<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;
}

/** Keeps the first row in sight, and stops the warning that numbers are stored as text. */
const BEFORE = `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${COLUMNS.length}" width="16" customWidth="1"/></cols><sheetData>`;
const AFTER =
  '</sheetData><ignoredErrors><ignoredError sqref="A1:Z1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const AMOUNT = COLUMNS.indexOf('amount');
/** In the place of its number: what rows share is written once. No sheet has it as a text. */
const ROW = '#';

/** The bytes of the workbook. They have no clock in them: the same draws give the same. */
export function writeWorkbook(archive: LotteryDraws, site: Pick<Site, 'sources'>): Uint8Array {
  // Each text stands once, and cells name it by its place.
  const texts = new Map<string, number>();
  const writeCell = (text: string, column: number) => {
    if (text === '') return '';
    const place = `${LETTERS[column]}${ROW}`;
    if (column === AMOUNT) return `<c r="${place}" s="1"><v>${text}</v></c>`;
    return writeText(text, place);
  };
  const writeText = (text: string, place: string) => {
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return `<c r="${place}" t="s"><v>${index}</v></c>`;
  };
  const cells = (row: readonly string[], column: number) =>
    row.map((text, index) => writeCell(text, column + index)).join('');
  function* sheet() {
    const heads = COLUMNS.map((name, column) => writeText(name, `${LETTERS[column]}1`));
    yield `${BEFORE}<row r="1">${heads.join('')}</row>`;
    let number = 1;
    for (const row of writeRows(archive, site, { cells, between: '' })) {
      number += 1;
      yield `<row r="${ROW}">${row}</row>`.replaceAll(ROW, String(number));
    }
    yield AFTER;
  }
  function* shared() {
    yield `<sst ${MAIN}>`;
    for (const text of texts.keys()) yield `<si><t>${escapeText(text)}</t></si>`;
    yield '</sst>';
  }
  return zipParts([
    ...Object.entries(PARTS).map(([name, text]) => [name, [text]] as const),
    ['xl/worksheets/sheet1.xml', sheet()],
    // Last: the cells above have named every text by then.
    ['xl/sharedStrings.xml', shared()],
  ]);
}

/** In the library's container; the runtime packs the parts four times as fast as the library. */
function zipParts(parts: readonly (readonly [name: string, texts: Iterable<string>])[]) {
  const pieces: Uint8Array[] = [];
  // The library writes local time: this is, in every zone, the first moment that a zip file can
  // name.
  const mtime = new Date(1980, 0, 1);
  const book = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [filename, texts] of parts) {
    const deflated = new Deflated();
    deflated.add(Buffer.from(DECLARATION));
    for (const piece of inPieces(texts)) deflated.add(Buffer.from(piece));
    const { size, crc } = deflated;
    const part: ZipInputFile = { filename, size, crc, compression: DEFLATE, mtime };
    book.add(part);
    part.ondata?.(null, deflated.content(), true);
  }
  book.end();
  return Buffer.concat(pieces);
}

/** A part of the book, packed piece by piece: one piece is in memory as it was (RFC 1951). */
class Deflated {
  readonly #packed: Buffer[] = [];
  /** CRC-32 of what was added. */
  crc = 0;
  /** Bytes of what was added. */
  size = 0;

  add(bytes: Uint8Array): void {
    // A sync flush ends at a whole byte, so that the next piece can follow.
    const { Z_SYNC_FLUSH: finishFlush } = constants;
    this.#packed.push(deflateRawSync(bytes, { level: LEVEL, finishFlush }));
    this.crc = crc32(bytes, this.crc);
    this.size += bytes.length;
  }

  content() {
    return Buffer.concat([...this.#packed, END]);
  }
}

/** An empty last block. */
const END = Buffer.from([3, 0]);
/** Characters. */
const PIECE = 2 ** 20;
/** Level of zlib: faster than its default 6, and the result is a little larger. */
const LEVEL = 3;

/**
 * Joins the texts to pieces: one text of all would have 400 million characters for daily 173
 * numbers.
 */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The number of the method in a zip file. */
const DEFLATE = 8;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
