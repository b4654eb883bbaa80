// Large files from the disk: an answer holds one part of its file, however slowly it is read.
import type { ServerResponse } from 'node:http';
import { type FileOnDisk, partsOf } from './files-on-disk.ts';
import { limitedPerClient, limitedTo } from './limited.ts';

/** Together they hold 32 MB. */
const MAX_STREAMS = 512;
/** So a client that reads slowly keeps itself waiting, and nobody else. */
const MAX_STREAMS_OF_A_CLIENT = 32;

const inTurn = limitedTo(MAX_STREAMS);
const inTurnOf = limitedPerClient(MAX_STREAMS_OF_A_CLIENT);

/** A connection whose other end reads nothing of its answer for so long is closed. */
export const UNREAD_TIMEOUT_MS = 20_000;

/** Who reads more slowly than this, half a minute apart, keeps others waiting and is cut off. */
const LEAST_BYTES_PER_MS = 16;
const GRACE_MS = 30_000;

/** Writes the file as the body of an answer whose headers are written. */
export async function streamFile(
  file: FileOnDisk,
  outgoing: ServerResponse,
  client: string,
): Promise<void> {
  // It is we who are silent while it waits.
  outgoing.setTimeout(0);
  await inTurnOf(client)(() => inTurn(() => stream(file, outgoing)));
}

async function stream(file: FileOnDisk, outgoing: ServerResponse): Promise<void> {
  outgoing.setTimeout(UNREAD_TIMEOUT_MS);
  const cutOff = () => outgoing.destroy();
  const overdue = setTimeout(cutOff, GRACE_MS + file.length / LEAST_BYTES_PER_MS);
  try {
    for await (const part of partsOf(file)) {
      if (outgoing.destroyed) return;
      await written(outgoing, part);
    }
    outgoing.end();
  } finally {
    clearTimeout(overdue);
  }
}

/** Until the part has gone out, or its client has gone: then Node may forget to say so of the part. */
function written(outgoing: ServerResponse, part: Buffer): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(part, () => {
      outgoing.off('close', resolve);
      resolve();
    });
  });
}
