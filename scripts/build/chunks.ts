// Which modules of the site lie in one file of script. The bundler passes over a group that matches
// nothing, and a page then asks for fifteen files more: a name that leads nowhere stops the build.
import { globSync } from 'node:fs';

/** The beginnings of paths from the root of the project, by the name of the chunk. */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // In one file: the headers of an answer of their own are larger than each of these is.
  shared: [
    'src/domain/draw.ts',
    'src/domain/draw-date.ts',
    'src/domain/clock.ts',
    'src/domain/spaced.ts',
    'src/domain/lateness.ts',
    'src/domain/watch-pace.ts',
    'src/api/contract/page-path.ts',
    'src/api/contract/service.ts',
    'src/api/contract/standing.ts',
    'src/api/contract/states.ts',
    'src/api/contract/wording.ts',
    'src/api/check/due-draws.ts',
    'src/site/view/announcement/age.ts',
    'src/site/view/announcement/lateness-words.ts',
    'src/site/browser/live-page/follow.ts',
  ],
  // Looked up on the first page, too.
  names: ['src/domain/lottery-names.ts', 'src/domain/digits.ts'],
  // What the check page needs, and the first page where tickets are kept: one request.
  checking: [
    'src/api/check/',
    'src/api/verdict/',
    'src/site/browser/check-page/year-file',
    'src/site/browser/check-page/elements',
    'src/site/browser/check-page/freshness',
    'src/site/browser/check-page/tickets',
    'src/domain/typed',
    'src/domain/ticket',
    'src/domain/check',
  ],
};

/** The bundler's own module, which each page that loads another module later needs. */
const VIRTUAL: Readonly<Record<string, string>> = { shared: 'preload-helper' };

/**
 * The groups as the bundler takes them.
 * @throws with each beginning that no source of the project has
 */
export function chunkGroups(chunks = CHUNKS): { name: string; test: RegExp }[] {
  const sources = globSync('src/**/*.ts');
  const unmatched = Object.values(chunks)
    .flat()
    .filter((beginning) => !sources.some((source) => source.startsWith(beginning)));
  if (unmatched.length > 0) throw new Error(`no source for these chunks: ${unmatched.join(', ')}`);
  return Object.entries(chunks).map(([name, beginnings]) => ({
    name,
    test: new RegExp(
      [...beginnings.map(pattern), ...(VIRTUAL[name] ? [VIRTUAL[name]] : [])].join('|'),
    ),
  }));
}

/** A module is named by its path from the root of the disk. */
const pattern = (beginning: string) => `/${RegExp.escape(beginning)}`;
