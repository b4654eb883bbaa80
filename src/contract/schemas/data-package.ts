// The body of /api/datapackage.json: the CSV exports as a Data Package (https://datapackage.org).
import { z } from 'zod';
import { count, ours, text } from './field.ts';

const fieldSchema = z
  .object({
    name: text('The column.'),
    type: z
      .enum(['string', 'date', 'number', 'boolean', 'integer'])
      .meta({ description: 'What its cells are.' }),
    description: text('What it says.'),
    constraints: z
      .object({
        required: z.literal(true).meta({ description: 'No cell is empty.' }),
        pattern: text('What each cell matches.').optional(),
      })
      .meta({ id: 'DataPackageConstraints', description: ours('What holds for each cell') }),
  })
  .meta({ id: 'DataPackageField', description: ours('A column of a table') });

const resourceSchema = z
  .object({
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
    schema: z
      .object({
        fields: z.array(fieldSchema).meta({ description: 'The columns, from the left.' }),
        primaryKey: z.array(z.string()).meta({ description: 'The columns that tell rows apart.' }),
      })
      .meta({ id: 'DataPackageTable', description: ours('What a table holds') }),
  })
  .meta({ id: 'DataPackageResource', description: ours('One table') });

const licenseSchema = z
  .object({
    name: text('As SPDX has it.'),
    path: text('Its text.'),
    title: text('Its name.'),
  })
  .meta({ id: 'DataPackageLicense', description: ours('What anybody may do with the data') });

const collectorSchema = z
  .object({ title: text('Its name.'), path: text('Where it is.') })
  .meta({ id: 'DataPackageSource', description: ours('Who collected or published draws') });

export const dataPackageSchema = z
  .object({
    $schema: text('The profile of Data Package 2.0.'),
    name: text('Short, for programs.'),
    title: text('For people.'),
    description: text('What is in it.'),
    homepage: text('The site.'),
    licenses: z.array(licenseSchema).meta({ description: 'Of the data.' }),
    sources: z.array(collectorSchema).meta({ description: 'Whom to credit.' }),
    resources: z.array(resourceSchema).meta({ description: 'The tables.' }),
  })
  .meta({
    id: 'DataPackage',
    description: ours('The CSV exports, for programs that read Data Packages'),
  });

export type DataPackageBody = z.infer<typeof dataPackageSchema>;
