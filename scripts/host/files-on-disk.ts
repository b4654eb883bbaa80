// Files too large for memory: the host opens each once, and each answer reads at its own offset.
import { fstatSync, read } from 'node:fs';
import { promisify } from 'node:util';

/** The host opens it at the start, so a later release does not change what it serves. */
export type FileOnDisk = {
  readonly descriptor: number;
  readonly length: number;
  readonly modifiedMs: number;
};

/** Describes an open file. The host never closes it: an upgrade may remove the path meanwhile. */
export function fileOnDisk(descriptor: number): FileOnDisk {
  const { size, mtimeMs } = fstatSync(descriptor);
  return { descriptor, length: size, modifiedMs: mtimeMs };
}

/** Memory of one reader; hundreds read at once. */
const PART_BYTES = 32 * 1024;

/** The bytes in order. All parts share one buffer: a part is valid until the next one. */
export async function* partsOf(file: FileOnDisk): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(PART_BYTES, file.length));
  for (let start = 0; start < file.length; start += buffer.length) {
    yield await readInto(buffer.subarray(0, file.length - start), file, start);
  }
}

/** Reads all bytes of an open file. Rejects where somebody changed it since it was opened. */
export function readWhole(file: FileOnDisk): Promise<Buffer> {
  return readInto(Buffer.allocUnsafeSlow(file.length), file, 0);
}

/** Throws if somebody has written into the file since it was opened. */
async function readInto(bytes: Buffer, file: FileOnDisk, start: number): Promise<Buffer> {
  const { descriptor, length, modifiedMs } = fileOnDisk(file.descriptor);
  if (length !== file.length || modifiedMs !== file.modifiedMs) {
    throw new Error('a file of the site was changed while the host runs; restart the host');
  }
  const { bytesRead } = await promisify(read)(descriptor, bytes, 0, bytes.length, start);
  if (bytesRead < bytes.length) throw new Error('a file of the site ended early');
  return bytes;
}
