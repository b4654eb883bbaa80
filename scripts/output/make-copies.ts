// An entry of its own, which the host starts: makes the copies of its files, one at a time, where
// nobody waits for it.
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { sha256Of } from '../../src/api/answers/emitted-file.ts';
import { COMPRESS } from './encodings.ts';
import { etagOf } from './etag.ts';

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.once(
  'message',
  async (files: readonly Readonly<Record<'path' | 'source' | 'etag', string>>[]) => {
    for (const { path, source, etag } of files) {
      // The sources have gone with the host: then this process ends too.
      const bytes = await readFile(source).catch(() => process.exit());
      // A file that was edited meanwhile gets no copy, which would go out under the name of its old
      // bytes.
      if (etagOf(sha256Of(bytes)) !== etag) continue;
      const copies = { br: COMPRESS.br(bytes), gzip: COMPRESS.gzip(bytes) };
      await new Promise((sent) => process.send?.([path, copies], sent));
    }
    process.disconnect();
  },
);
