// The schemas that the table of files names: the table itself is free of zod, since the edge reads it.
import type { z } from 'zod';
import type { FILES } from '../files.ts';
import { changesSchema } from './changes.ts';
import { dataPackageSchema } from './data-package.ts';
import { drawFileSchema, drawIndexSchema, exportSchema } from './draws.ts';
import { feedSchema } from './feed.ts';
import { lotteriesSchema } from './lotteries.ts';
import { manifestSchema } from './manifest.ts';
import { statusSchema } from './status.ts';

type Row = (typeof FILES)[keyof typeof FILES];
type SchemaName = Extract<Row, { schema: string }>['schema'];

const SCHEMAS: Readonly<Record<SchemaName, z.ZodType>> = {
  Status: statusSchema,
  Changes: changesSchema,
  Lotteries: lotteriesSchema,
  DrawIndex: drawIndexSchema,
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
