// The body of /api/datapackage.json: the CSV exports as a Data Package (https://datapackage.org).
import { z } from 'zod';
import * as field from './field.ts';
import { object, ours } from './field.ts';

const fieldSchema = object('DataPackageField', ours('A column of a table'), {
  name: field.text('The column.'),
  type: field.choice(['string', 'date', 'number', 'boolean', 'integer'], 'What its cells are.'),
  description: field.text('What it says.'),
  constraints: object('DataPackageConstraints', ours('What holds for each cell'), {
    required: field.flag('Whether no cell is empty.'),
    pattern: field.text('What each cell matches.').optional(),
  }),
});

const resourceSchema = object('DataPackageResource', ours('One table'), {
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
    fields: field.list('The columns, from the left.', fieldSchema),
    primaryKey: field.list('The columns that tell rows apart.', z.string()),
  }),
});

const licenseSchema = object('DataPackageLicense', ours('What anybody may do with the data'), {
  name: field.text('As SPDX has it.'),
  path: field.text('Its text.'),
  title: field.text('Its name.'),
});

const collectorSchema = object('DataPackageSource', ours('Who collected or published draws'), {
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
    licenses: field.list('Of the data.', licenseSchema),
    sources: field.list('Whom to credit.', collectorSchema),
    resources: field.list('The tables.', resourceSchema),
  },
);

export type DataPackageBody = z.infer<typeof dataPackageSchema>;
