// The schemas that the table of files names: the table itself is free of zod, since the edge reads
// it.
import type { z } from 'zod';
import type { FILES } from '../files.ts';
import { changesSchema } from './changes.ts';
import { dataPackageSchema } from './data-package.ts';
import { drawFileSchema, drawIndexSchema, drawYearSchema, exportSchema } from './draws.ts';
import { feedSchema } from './feed.ts';
import * as field from './field.ts';
import { object, ours } from './field.ts';
import { lotteriesSchema } from './lotteries.ts';
import { statusSchema } from './status.ts';

type SchemaName = Extract<(typeof FILES)[keyof typeof FILES], { schema: string }>['schema'];

const manifestFileSchema = object('ManifestFile', ours('One file and what its bytes are'), {
  path: field.text('Path of the site.'),
  bytes: field.count('Size as stored, before any compression on the way.'),
  sha256: field.sha256('SHA-256 of the bytes, hexadecimal.'),
});

export const manifestSchema = object('Manifest', ours('Every file there is'), {
  success: field.success,
  dataRevision: field.sha256('A hash of all the data: the same data have the same revision.'),
  files: field.list(
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
