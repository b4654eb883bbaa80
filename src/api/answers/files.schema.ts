// The schemas of the files, apart from their table: the edge reads that, so it is free of zod. Here
// the manifest, the Data Package (https://datapackage.org) and JSON Feed 1.1, as far as we use it.
import { z } from 'zod';
import type { FILES } from '../contract/open-files.ts';
import { changesSchema } from './changes.schema.ts';
import { drawFileSchema, drawIndexSchema, drawYearSchema, exportSchema } from './draws.schema.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';
import { lotteriesSchema } from './lotteries.schema.ts';
import { latestSchema } from './results.schema.ts';
import { statusSchema } from './status.schema.ts';

const manifestFile = object('ManifestFile', ours('One file and what its bytes are'), {
  path: field.text('Path of the site.'),
  bytes: field.count('Size as stored, before any compression on the way.'),
  sha256: field.sha256('SHA-256 of the bytes, hexadecimal.'),
});

export const manifestSchema = body('Manifest', ours('Every file below `/api` but itself'), {
  dataRevision: field.sha256('A hash of all the data: the same data have the same revision.'),
  files: field.list(
    'Every file below `/api` but this one, by path. Unchanged hash, unchanged file.',
    manifestFile,
  ),
});

export type ManifestBody = z.infer<typeof manifestSchema>;

const column = object('DataPackageField', ours('A column of a table'), {
  name: field.text('The column.'),
  type: field.choice(['string', 'date', 'number', 'boolean', 'integer'], 'What its cells are.'),
  description: field.text('What it says.'),
  constraints: object('DataPackageConstraints', ours('What holds for each cell'), {
    required: field.flag('Whether no cell is empty.'),
    pattern: field.text('What each cell matches.').optional(),
  }),
});

const resource = object('DataPackageResource', ours('One table'), {
  name: field.text('Of the file, without its ending.'),
  type: field.always('table', 'Rows and columns.'),
  title: field.text('Of the lottery, in Thai.'),
  path: field.text('Of the file, from where this description is.'),
  format: field.always('csv', 'Comma-separated.'),
  mediatype: field.always('text/csv', 'Its type.'),
  encoding: field.always('utf-8', 'Without a byte order mark.'),
  bytes: field.count('Its size.'),
  hash: field.matching(/^sha256:[0-9a-f]{64}$/, { description: 'SHA-256 of its bytes.' }),
  schema: object('DataPackageTable', ours('What a table holds'), {
    fields: field.list('The columns, from the left.', column),
    primaryKey: field.list('The columns that tell rows apart.', z.string()),
  }),
});

const license = object('DataPackageLicense', ours('What anybody may do with the data'), {
  name: field.text('As SPDX has it.'),
  path: field.text('Its text.'),
  title: field.text('Its name.'),
});

const collector = object('DataPackageSource', ours('Who collected or published draws'), {
  title: field.text('Its name.'),
  path: field.text('Where it is.'),
});

export const dataPackageSchema = object(
  'DataPackage',
  ours('The CSV exports, for programs that read Data Packages'),
  {
    $schema: field.text('The profile of Data Package 2.0.'),
    name: field.text('Short, for programs.'),
    title: field.text('For people.'),
    description: field.text('What is in it.'),
    homepage: field.text('The site.'),
    licenses: field.list('Of the data.', license),
    sources: field.list('Whom to credit.', collector),
    resources: field.list('The tables.', resource),
  },
);

export type DataPackageBody = z.infer<typeof dataPackageSchema>;

const author = object('FeedAuthor', ours('Who makes the feed'), {
  name: field.text('Name of the operating site.'),
  url: field.url('Its address.'),
});

const feedItem = object('FeedItem', ours('One draw in a feed, or one correction of any draw'), {
  id: field.text(
    'The address of the draw, which stays when it is corrected; of a correction with `#` and the `id` of the change.',
  ),
  url: field.url('The page of the draw.'),
  title: field.text(
    'Thai: lottery and date; that it is a correction; what is missing or unconfirmed.',
  ),
  content_text: field.text(
    'One prize a line, then what is missing or unconfirmed. Of a correction: what stood there, what came of it, and why.',
  ),
  date_published: field.instant(
    'When the draw was announced, by the schedule; when the correction was entered.',
  ),
  date_modified: field.instant('When it was completed or last corrected.'),
});

export const feedSchema = object('Feed', ours('A JSON Feed 1.1'), {
  version: field.always('https://jsonfeed.org/version/1.1', 'The version of JSON Feed.'),
  title: field.text('Thai title.'),
  home_page_url: field.url('The page of the lottery, or of all.'),
  feed_url: field.url('Where this feed is.'),
  description: field.text('Thai: for convenience only.'),
  language: field.always('th', 'Thai.'),
  authors: field.list('The operating site.', author).length(1),
  items: field.some('Newest first.', feedItem),
});

export const indexSchema = body('ApiIndex', ours('What there is'), {
  description: field.text('Path of the OpenAPI description.'),
  documentation: field.text('Path of the documentation, one page of text.'),
  endpoints: field.list('Paths of the questions.', z.string()),
  files: field.list('Paths of the files; `{lottery}` and the like stand for many.', z.string()),
});

export type IndexBody = z.infer<typeof indexSchema>;

/** By the name of the file, of those whose body is JSON of ours. */
export const FILE_SCHEMAS: Readonly<Partial<Record<string, z.ZodType>>> = {
  index: indexSchema,
  status: statusSchema,
  latest: latestSchema,
  latestThai: latestSchema,
  latestLao: latestSchema,
  latestHanoi: latestSchema,
  changes: changesSchema,
  lotteries: lotteriesSchema,
  drawIndex: drawIndexSchema,
  drawYear: drawYearSchema,
  draw: drawFileSchema,
  exportJson: exportSchema,
  dataPackage: dataPackageSchema,
  jsonFeedAll: feedSchema,
  jsonFeed: feedSchema,
  manifest: manifestSchema,
} satisfies Partial<Record<keyof typeof FILES, z.ZodType>>;
