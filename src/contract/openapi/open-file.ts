// The files beside the endpoints that hold data of ours: no parameters, no quota.
import type { z } from 'zod';
import { changesShape } from '../bodies/changes.ts';
import { ours } from '../bodies/field.ts';
import { statusShape } from '../bodies/status.ts';
import { CHANGES_FILE, cacheControl, OPEN_FILE_SECONDS, STATUS_FILE } from '../endpoints.ts';
import { API_BASE } from '../site.ts';
import { headerRefs } from './header.ts';
import { schemaRef } from './schema.ts';

export function describeOpenFiles() {
  return Object.fromEntries([
    describeOpenFile(STATUS_FILE, 'status', 'How fresh each lottery is', statusShape),
    describeOpenFile(CHANGES_FILE, 'changes', 'What was added and corrected', changesShape),
  ]);
}

function describeOpenFile(file: string, operationId: string, summary: string, shape: z.ZodType) {
  const get = {
    operationId,
    summary,
    description: ours('No parameters, no quota'),
    responses: {
      200: {
        description: 'The file.',
        headers: {
          ...headerRefs('Access-Control-Allow-Origin', 'ETag'),
          'Cache-Control': {
            description: 'How long a CDN and a client may keep the answer.',
            schema: { type: 'string', const: cacheControl(OPEN_FILE_SECONDS) },
          },
        },
        content: { 'application/json': { schema: schemaRef(shape) } },
      },
    },
  };
  return [file.slice(API_BASE.length), { get }] as const;
}
