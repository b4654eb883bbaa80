// The body of /api/manifest.json (ours).
import { z } from 'zod';
import { count, ours, success, text } from './field.ts';

const manifestFileSchema = z
  .object({
    path: text('Path of the site.'),
    bytes: count('Size as stored, before any compression on the way.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'SHA-256 of the bytes, hexadecimal.' }),
  })
  .meta({ id: 'ManifestFile', description: ours('One file and what its bytes are') });

export const manifestSchema = z
  .object({
    success,
    dataRevision: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'A hash of all the data: the same data have the same revision.' }),
    files: z
      .array(manifestFileSchema)
      .meta({ description: 'Every file but this one, by path. Unchanged hash, unchanged file.' }),
  })
  .meta({ id: 'Manifest', description: ours('Every file there is') });

export type ManifestBody = z.infer<typeof manifestSchema>;
