// The body of /api/datapackage.json: the CSV exports as a Data Package (https://datapackage.org).
import { z } from 'zod';
import { count, flag, list, object, ours, text } from './field.ts';

const fieldSchema = object('DataPackageField', ours('A column of a table'), {
  name: text('The column.'),
  type: z
    .enum(['string', 'date', 'number', 'boolean', 'integer'])
    .meta({ description: 'What its cells are.' }),
  description: text('What it says.'),
  constraints: object('DataPackageConstraints', ours('What holds for each cell'), {
    required: flag('Whether no cell is empty.'),
    pattern: text('What each cell matches.').optional(),
  }),
});

const resourceSchema = object('DataPackageResource', ours('One table'), {
  name: text('Of the file, without its ending.'),
  type: z.literal('table').meta({ description: 'Rows and columns.' }),
  title: text('Of the lottery, in Thai.'),
  path: text('Of the file, from where this description is.'),
  format: z.literal('csv').meta({ description: 'Comma-separated.' }),
  mediatype: z.literal('text/csv').meta({ description: 'Its type.' }),
  encoding: z.literal('utf-8').meta({ description: 'With a byte order mark.' }),
  bytes: count('Its size.'),
  hash: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/)
    .meta({ description: 'SHA-256 of its bytes.' }),
  schema: object('DataPackageTable', ours('What a table holds'), {
    fields: list('The columns, from the left.', fieldSchema),
    primaryKey: list('The columns that tell rows apart.', z.string()),
  }),
});

const licenseSchema = object('DataPackageLicense', ours('What anybody may do with the data'), {
  name: text('As SPDX has it.'),
  path: text('Its text.'),
  title: text('Its name.'),
});

const collectorSchema = object('DataPackageSource', ours('Who collected or published draws'), {
  title: text('Its name.'),
  path: text('Where it is.'),
});

export const dataPackageSchema = object(
  'DataPackage',
  ours('The CSV exports, for programs that read Data Packages'),
  {
    $schema: text('The profile of Data Package 2.0.'),
    name: text('Short, for programs.'),
    title: text('For people.'),
    description: text('What is in it.'),
    homepage: text('The site.'),
    licenses: list('Of the data.', licenseSchema),
    sources: list('Whom to credit.', collectorSchema),
    resources: list('The tables.', resourceSchema),
  },
);

export type DataPackageBody = z.infer<typeof dataPackageSchema>;
