// The retry key of LINE: requests under the same key are carried out once, for a day.
import { createHash } from 'node:crypto';

/** A UUID (version 8) that an id always has. */
export function retryKeyOf(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
