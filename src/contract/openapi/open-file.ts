// The files beside the endpoints that hold data of ours: no query parameters, no quota.
import type { z } from 'zod';
import { changesShape } from '../bodies/changes.ts';
import { checksetShape } from '../bodies/checkset.ts';
import { drawFileShape, drawIndexShape, exportShape } from '../bodies/draws.ts';
import { feedShape } from '../bodies/feed.ts';
import { ours } from '../bodies/field.ts';
import { lotteriesShape } from '../bodies/lotteries.ts';
import { manifestShape } from '../bodies/manifest.ts';
import { statusShape } from '../bodies/status.ts';
import type { Catalogue } from '../catalogue.ts';
import * as single from '../endpoints.ts';
import { noDrawOnDate, noDrawsYet } from '../faults.ts';
import * as family from '../open-files.ts';
import { API_BASE } from '../site.ts';
import { headerRefs } from './header.ts';
import { describeRefusal } from './refusal.ts';
import { schemaRef } from './schema.ts';

type Row = readonly [file: string, operationId: string, summary: string, shape?: z.ZodType];

const ROWS: readonly Row[] = [
  [single.STATUS_FILE, 'status', 'How fresh each lottery is', statusShape],
  [single.CHANGES_FILE, 'changes', 'What was added and corrected', changesShape],
  [single.LOTTERIES_FILE, 'lotteries', 'Every lottery; also at /lotteries', lotteriesShape],
  [family.DRAW_INDEX_FILE, 'drawIndex', 'The days of all draws of a lottery', drawIndexShape],
  [family.DRAW_FILE, 'draw', 'One draw, at an address that stays', drawFileShape],
  [family.CHECKSET_FILE, 'checkset', 'What checking offline against it needs', checksetShape],
  [family.EXPORT_JSON_FILE, 'exportJson', 'Every draw of a lottery', exportShape],
  [family.EXPORT_LINES_FILE, 'exportLines', 'Every draw of a lottery, a `Draw` a line'],
  [
    family.EXPORT_TABLE_FILE,
    'exportTable',
    'Every draw of a lottery, a row a prize: `numbers` as [004614 004616], which no spreadsheet takes for a number',
  ],
  [single.EXPORT_ALL_FILE, 'exportAll', 'Every draw of every lottery, a `Draw` a line, packed'],
  [single.EXPORT_SUMS_FILE, 'exportSums', 'SHA-256 of every export, for `sha256sum -c`'],
  [single.ATOM_ALL_FILE, 'atomAll', 'The newest draws of all lotteries, as Atom'],
  [single.JSON_FEED_ALL_FILE, 'jsonFeedAll', 'The same as JSON Feed 1.1', feedShape],
  [family.ATOM_FILE, 'atom', 'The newest draws of a lottery, as Atom'],
  [family.JSON_FEED_FILE, 'jsonFeed', 'The same as JSON Feed 1.1', feedShape],
  [
    family.CALENDAR_FILE,
    'calendar',
    'The announcements of the year after the newest draw held, as iCalendar',
  ],
  [single.MANIFEST_FILE, 'manifest', 'Every file there is, with size and hash', manifestShape],
];

export function describeOpenFiles(catalogue: Catalogue) {
  return Object.fromEntries(
    ROWS.map((row) => [row[0].slice(API_BASE.length), { get: describeOpenFile(row, catalogue) }]),
  );
}

function describeOpenFile([file, operationId, summary, shape]: Row, catalogue: Catalogue) {
  const [type = ''] = (family.contentTypeOf(file) ?? 'application/json').split(';');
  const isMember = file.includes('{lottery}');
  return {
    operationId,
    summary,
    description: ours('No query parameters, no quota'),
    ...(isMember && { parameters: describeMember(file, catalogue) }),
    responses: {
      200: {
        description: 'The file.',
        headers: {
          ...headerRefs('Access-Control-Allow-Origin', 'ETag'),
          'Cache-Control': {
            description: 'How long a CDN and a client may keep the answer.',
            schema: { type: 'string', ...cachingOf(file) },
          },
        },
        content: {
          [type]: { schema: shape === undefined ? { type: 'string' } : schemaRef(shape) },
        },
      },
      ...(isMember && { 404: describeMissing(file, catalogue) }),
    },
  };
}

/** The newest draw may still change, so it is not kept as long as the others. */
function cachingOf(file: string) {
  const shortly = single.cacheControl(single.OPEN_FILE_SECONDS);
  if (!file.includes('{date}')) return { const: shortly };
  return { enum: [shortly, single.cacheControl(family.SETTLED_SECONDS)] };
}

function describeMember(file: string, catalogue: Catalogue) {
  const lottery = {
    name: 'lottery',
    in: 'path',
    required: true,
    description: 'A lottery that has a draw.',
    schema: { type: 'string', enum: catalogue.map(({ slug }) => slug) },
  };
  const date = {
    name: 'date',
    in: 'path',
    required: true,
    description: 'The day of a draw, Gregorian.',
    schema: { type: 'string', format: 'date' },
  };
  return file.includes('{date}') ? [lottery, date] : [lottery];
}

function describeMissing(file: string, catalogue: Catalogue) {
  const [held, waiting] = [true, false].map((has) =>
    catalogue.find(({ hasDraws }) => hasDraws === has),
  );
  const index = family.memberPath(family.DRAW_INDEX_FILE, { lottery: held?.slug ?? '' });
  const example = file.includes('{date}')
    ? noDrawOnDate(held?.nameTh ?? '', index)
    : noDrawsYet(waiting?.nameTh ?? '');
  return describeRefusal('There is no such lottery, or no such draw of it is held.', example);
}
