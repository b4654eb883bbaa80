// A process of the host: makes the copies of its files, one at a time, where nobody waits for it.
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { COMPRESS } from './encodings.ts';

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.once('message', async (files: readonly (readonly [path: string, source: string])[]) => {
  for (const [path, source] of files) {
    // They are gone with the host.
    const bytes = await readFile(source).catch(() => process.exit());
    const copies = { br: COMPRESS.br(bytes), gzip: COMPRESS.gzip(bytes) };
    await new Promise((sent) => process.send?.([path, copies], sent));
  }
  process.disconnect();
});
