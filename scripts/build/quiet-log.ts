// The log of `astro build` with a line a page family instead of a line a page, since a thousand
// lines bury the warnings about the data. `logger` in astro.config.mjs names this file.
import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';

/** The line of a page: its family is the first folder of its path, or the file itself. */
const PAGE = /^ *[├└]─ \/([^/]+)/;
/** How long a page took, a message of its own. */
const TIME_OF_PAGE = /^ *\(\+[\d.]+m?s\) *$/;

/** Between two lines of progress: on a terminal each takes the place of the one before. */
const PROGRESS_MS = { terminal: 500, file: 15_000 };
const ERASE_LINE = '\u001b[2K';

type Screen = Pick<typeof process.stdout, 'isTTY'> & { write(text: string): unknown };

/** Passes Astro's log on, with one line for each family of pages, and says how far a build is. */
export default function quietLog(
  destination = nodeLog({}),
  screen: Screen = process.stdout,
): AstroLoggerDestination {
  const pages = new Map<string, number>();
  const progress = progressOn(screen);
  return {
    write: (message) => {
      const text = stripVTControlCharacters(message.message);
      const family = PAGE.exec(text)?.[1];
      if (family !== undefined) {
        pages.set(family, 1 + (pages.get(family) ?? 0));
        progress.add();
      }
      if (family !== undefined || TIME_OF_PAGE.test(text)) return;
      progress.erase();
      for (const [name, count] of pages) {
        const line = `  ├─ /${name}${count > 1 ? `/… ${count} files` : ''}`;
        destination.write({ label: 'SKIP_FORMAT', level: 'info', message: line, newLine: true });
      }
      pages.clear();
      destination.write(message);
      if (message.label !== 'build') return;
      if (text.startsWith('output: ')) progress.begin();
      if (text === 'Complete!') progress.end();
    },
  };
}

/** A line that says how many files of pages there are, and since when the build runs. */
function progressOn(screen: Screen) {
  let files = 0;
  let beganAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    const line = `  ${files} files of pages after ${Math.round((Date.now() - beganAt) / 1_000)} s`;
    // Whatever is written next, also by another process, begins where this line does.
    screen.write(screen.isTTY ? `${ERASE_LINE}${line}\r` : `${line}\n`);
  };
  return {
    begin: () => {
      beganAt = Date.now();
      timer = setInterval(show, screen.isTTY ? PROGRESS_MS.terminal : PROGRESS_MS.file).unref();
    },
    add: () => {
      files += 1;
    },
    erase: () => {
      if (timer !== undefined && screen.isTTY) screen.write(ERASE_LINE);
    },
    end: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
