// /api/datapackage.json: the CSV exports as a Data Package, for researchers and their programs.
import { FILES } from '../contract/files.ts';
import type { DataPackageBody } from '../contract/schemas/files.ts';
import { API_BASE, API_TITLE, DATA_LICENSE, SITE_NAME_LATIN } from '../contract/site.ts';
import { type EmittedFile, type FileDigest, jsonFile } from './emitted-file.ts';
import type { Site } from './site.ts';

type Resource = DataPackageBody['resources'][number];
type Field = Resource['schema']['fields'][number];

const column = (
  name: string,
  type: Field['type'],
  description: string,
  pattern?: string,
  required = true,
): Field => ({
  name,
  type,
  description,
  constraints: { required, ...(pattern !== undefined && { pattern }) },
});

/** The columns of every table, in the order of `COLUMNS` in draw-rows.ts; a test compares them. */
const FIELDS: readonly Field[] = [
  column('lottery', 'string', 'Identifier of the lottery.'),
  column('drawDate', 'date', 'The day it was drawn, Gregorian, in Bangkok.'),
  column('prize', 'string', 'Identifier of the prize.'),
  column(
    'place',
    'string',
    'The part of a ticket ABCDEF that is compared; may be empty.',
    'A?B?C?D?E?F?',
    false,
  ),
  column('number', 'string', 'A number drawn, as text: zeros in front count.', '[0-9]+'),
  column('amount', 'number', 'Baht for one ticket; 0.00 where no official payout is known.'),
  column('digits', 'integer', 'Of the number, with its zeros in front.'),
  column('prizeName', 'string', 'Thai name of the prize.'),
  column('nth', 'integer', 'Of the numbers of the prize, ascending, from 1.'),
  column('complete', 'boolean', 'Whether every prize of the draw has been announced.'),
  column('revision', 'integer', '1, and one more for each correction.'),
  column('source', 'string', 'Who published or collected the draw.'),
  column('unconfirmed', 'boolean', 'Whether only one source has it, and not the operator.'),
  column('doubt', 'string', 'Thai: why its numbers may be wrong; mostly empty.', undefined, false),
];

const PROFILE = 'https://datapackage.org/profiles/2.0/datapackage.json';

/** @param names in Thai, by lottery; @param digests of the exports, among others */
export function emitDataPackage(
  names: ReadonlyMap<string, string>,
  digests: readonly FileDigest[],
  { origin, sources }: Site,
): EmittedFile {
  const body: DataPackageBody = {
    $schema: PROFILE,
    name: `${SITE_NAME_LATIN.toLowerCase()}-draws`,
    title: `${SITE_NAME_LATIN} · ${API_TITLE}`,
    description:
      'Every stored draw of Thai, Lao and Hanoi lotteries, a row a drawn number. Draws are facts; what rights we have in their collection we waive. Each row names who published or collected it: credit them.',
    homepage: origin,
    licenses: [{ name: DATA_LICENSE.identifier, path: DATA_LICENSE.url, title: DATA_LICENSE.name }],
    sources: sources.map(({ name, url }) => ({ title: name, path: url })),
    resources: digests.flatMap((digest) => describeResource(digest, names)),
  };
  return jsonFile(FILES.dataPackage.path, body);
}

const TABLES = /\/export\/([a-z0-9-]+)\.csv$/;

function describeResource(
  { path, bytes, sha256 }: FileDigest,
  names: ReadonlyMap<string, string>,
): Resource[] {
  const [, name] = TABLES.exec(path) ?? [];
  if (name === undefined) return [];
  return [
    {
      name,
      type: 'table',
      title: names.get(name) ?? 'งวดล่าสุดของทุกหวย',
      path: path.slice(API_BASE.length + 1),
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes,
      hash: `sha256:${sha256}`,
      schema: { fields: [...FIELDS], primaryKey: ['lottery', 'drawDate', 'prize', 'nth'] },
    },
  ];
}
