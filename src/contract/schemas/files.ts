// The schemas that the table of files names: the table itself is free of zod, since the edge reads it.
import { z } from 'zod';
import type { FILES } from '../files.ts';
import { changesSchema } from './changes.ts';
import { dataPackageSchema } from './data-package.ts';
import { drawFileSchema, drawIndexSchema, drawYearSchema, exportSchema } from './draws.ts';
import { feedSchema } from './feed.ts';
import { count, list, object, ours, success, text } from './field.ts';
import { lotteriesSchema } from './lotteries.ts';
import { statusSchema } from './status.ts';

type Row = (typeof FILES)[keyof typeof FILES];
type SchemaName = Extract<Row, { schema: string }>['schema'];

const manifestFileSchema = object('ManifestFile', ours('One file and what its bytes are'), {
  path: text('Path of the site.'),
  bytes: count('Size as stored, before any compression on the way.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'SHA-256 of the bytes, hexadecimal.' }),
});

export const manifestSchema = object('Manifest', ours('Every file there is'), {
  success,
  dataRevision: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'A hash of all the data: the same data have the same revision.' }),
  files: list(
    'Every file but this one, by path. Unchanged hash, unchanged file.',
    manifestFileSchema,
  ),
});

export type ManifestBody = z.infer<typeof manifestSchema>;

const SCHEMAS: Readonly<Record<SchemaName, z.ZodType>> = {
  Status: statusSchema,
  Changes: changesSchema,
  Lotteries: lotteriesSchema,
  DrawIndex: drawIndexSchema,
  DrawYear: drawYearSchema,
  DrawFile: drawFileSchema,
  Export: exportSchema,
  DataPackage: dataPackageSchema,
  Feed: feedSchema,
  Manifest: manifestSchema,
};

/** The schema of a file. Throws where the table names an unknown one. */
export function fileSchema(name: string): z.ZodType {
  const schema = (SCHEMAS as Readonly<Record<string, z.ZodType>>)[name];
  if (schema === undefined) throw new Error(`there is no schema ${name}`);
  return schema;
}
