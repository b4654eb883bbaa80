// The log of `astro build` with a line a page family instead of a line a page, since a thousand
// lines bury the warnings about the data. `logger` in astro.config.mjs names this file.
import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';

/** The line of a page: its family is the first folder of its path, or the file itself. */
const PAGE = /^ *[├└]─ \/([^/]+)/;

/** Passes Astro's log on, with one line for each family of pages. */
export default function quietLog(destination = nodeLog({})): AstroLoggerDestination {
  const pages = new Map<string, number>();
  let isPage = false;
  return {
    write: (message) => {
      // How long a page took follows its line as a message of its own.
      const isTimeOfPage = isPage && message.label === 'SKIP_FORMAT';
      const family = PAGE.exec(stripVTControlCharacters(message.message))?.[1];
      isPage = family !== undefined;
      if (family !== undefined) pages.set(family, 1 + (pages.get(family) ?? 0));
      if (isPage || isTimeOfPage) return;
      for (const [name, count] of pages) {
        const text = `  ├─ /${name}${count > 1 ? `/… ${count} files` : ''}`;
        destination.write({ label: 'SKIP_FORMAT', level: 'info', message: text, newLine: true });
      }
      pages.clear();
      destination.write(message);
    },
  };
}
