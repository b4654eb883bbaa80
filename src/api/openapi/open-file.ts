// The files beside the endpoints that hold data of ours: no query parameters, no quota.
import { parseDrawDate } from '../../domain/draw-date.ts';
import { cacheControl, OPEN_FILE_SECONDS, SETTLED_SECONDS } from '../contract/caching.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import { operationIdOf } from '../contract/endpoints.ts';
import { EXAMPLE_DATE, invalidDate, noDrawOnDate, noDrawsYet } from '../contract/faults.ts';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES, NAMED_FILES, type OpenFile } from '../contract/open-files.ts';
import { refuseLottery } from '../contract/query.ts';
import { lotteryId, ours } from '../answers/field.ts';
import { FILE_SCHEMAS } from '../answers/files.schema.ts';
import { API_BASE } from '../contract/service.ts';
import {
  type Examples,
  describeAnswer,
  describeNotModified,
  describeRefusal,
  describeWithdrawn,
  NO_LOTTERY,
  SHARED_RESPONSES,
} from './response.ts';
import { schemaRef } from './schema.ts';

/** The operations of the files that have a summary, by path below `/api`. */
export function describeOpenFiles(catalogue: Catalogue, examples: Examples) {
  const described = NAMED_FILES.filter(([, { summary }]) => summary !== undefined);
  return Object.fromEntries(
    described.map(([name, file]) => [
      file.path.slice(API_BASE.length),
      { get: describeOpenFile(name, file, catalogue, examples) },
    ]),
  );
}

function describeOpenFile(name: string, row: OpenFile, catalogue: Catalogue, examples: Examples) {
  const { path: file, type = 'application/json', summary, tag, settles } = row;
  const operationId = operationIdOf(name, row.operationId);
  const isMember = file.includes('{lottery}');
  return {
    operationId,
    ...(tag && { tags: [tag] }),
    summary,
    description: ours('No query parameters, no quota'),
    ...(isMember && { parameters: describeMember(file) }),
    responses: {
      200: describeAnswer(
        settles
          ? 'The draw. A client may keep it for 300 seconds until it is a week old, then for a day.'
          : 'The file.',
        ['ETag', 'CDN-Cache-Control'],
        describeCaching(settles),
        [type.replace(/;.*/, ''), bodySchema(name, type)],
        examples[operationId],
      ),
      304: describeNotModified(),
      ...(isMember && { 400: describeInvalid(file, catalogue) }),
      ...(isMember && { 404: describeMissing(file, catalogue) }),
      ...(settles && { 410: describeWithdrawn(catalogue) }),
      ...SHARED_RESPONSES,
    },
  };
}

/** Generators of clients take `binary` for bytes. */
function bodySchema(name: string, type: string) {
  const schema = FILE_SCHEMAS[name];
  if (schema !== undefined) return schemaRef(schema);
  return { type: 'string', ...(/gzip|sheet$/.test(type) && { format: 'binary' }) };
}

/** Until a draw is a week old it may still be corrected, so that its answer is cached shortly. */
function describeCaching(settles = false) {
  const shortly = cacheControl(OPEN_FILE_SECONDS);
  return settles ? { enum: [shortly, cacheControl(SETTLED_SECONDS)] } : { const: shortly };
}

const PATH_PARAMETERS = {
  lottery: { description: 'A lottery that has a draw.', schema: schemaRef(lotteryId) },
  date: {
    description:
      'The day of a draw, Gregorian. With a year in its place the file has every draw of that year: `lottery`, `lotteryName`, `year`, and `data`, a list of what `data` is here.',
    schema: { type: 'string', format: 'date' },
  },
};

function describeMember(file: string) {
  return Object.entries(PATH_PARAMETERS)
    .filter(([name]) => file.includes(`{${name}}`))
    .map(([name, described]) => ({ name, in: 'path', required: true, ...described }));
}

function describeInvalid(file: string, catalogue: Catalogue) {
  if (!file.includes('{date}')) {
    return describeRefusal('There is no such lottery.', refuseLottery(catalogue));
  }
  const description = 'There is no such lottery, or the date is no day of the Gregorian calendar.';
  return describeRefusal(description, invalidDate(EXAMPLE_DATE));
}

/** Around a day without a draw of the government lottery. */
const NEAREST = { before: EXAMPLE_DATE, after: parseDrawDate('2026-09-01') };

function describeMissing(file: string, catalogue: Catalogue) {
  const withDraws = catalogue.values().find(({ hasDraws }) => hasDraws);
  const withoutDraws = catalogue.values().find(({ hasDraws }) => !hasDraws);
  const { slug } = withDraws ?? NO_LOTTERY;
  const index = memberPath(FILES.drawIndex.path, { lottery: slug });
  const example = file.includes('{date}')
    ? noDrawOnDate(withDraws ?? NO_LOTTERY, index, NEAREST)
    : noDrawsYet(withoutDraws ?? withDraws ?? NO_LOTTERY);
  return describeRefusal('No such draw of that lottery is stored.', example);
}
