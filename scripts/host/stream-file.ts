// Streams large files from the disk: an answer holds one part in memory, however slowly the client reads.
import type { ServerResponse } from 'node:http';
import { type FileOnDisk, partsOf } from './files-on-disk.ts';
import { limitedPerClient, limitedTo } from './limited.ts';

/** Together they hold 16 MB. */
const MAX_STREAMS = 512;
/** A client that reads slowly delays only itself. */
const MAX_STREAMS_OF_A_CLIENT = 32;

const inTurn = limitedTo(MAX_STREAMS);
const inTurnOf = limitedPerClient(MAX_STREAMS_OF_A_CLIENT);

/** A connection whose other end reads nothing of its answer for so long is closed. */
export const UNREAD_TIMEOUT_MS = 20_000;

/** The host closes a connection that reads more slowly than this over half a minute. */
const LEAST_BYTES_PER_MS = 16;
const GRACE_MS = 30_000;

/** Writes the file as the body of an answer whose headers are written. */
export async function streamFile(
  file: FileOnDisk,
  outgoing: ServerResponse,
  client: string,
): Promise<void> {
  // The host is silent while the answer waits, so no timeout may close it.
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

/** Waits until the part is sent or the client disconnects: Node may not report the part then. */
function written(outgoing: ServerResponse, part: Buffer): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(part, () => {
      outgoing.off('close', resolve);
      resolve();
    });
  });
}
