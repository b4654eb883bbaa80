// Derives from the table of files which are single, which are families, and what a path means.
// Legal addresses and emitted files correspond one to one.
import { FILES, NAMED_FILES } from './open-files.ts';
import { API_BASE } from './service.ts';

const ROWS = NAMED_FILES.map(([, file]) => file);
const isFamily = (path: string) => path.includes('{lottery}');

/** Files of which there is one. */
export const OPEN_FILES = ROWS.map(({ path }) => path).filter((path) => !isFamily(path));

/** Files of which there is one a lottery, a year of it or a draw. */
export const FILE_FAMILIES = ROWS.map(({ path }) => path).filter(isFamily);

/** Which lottery, and which of its draws or years, a file of a family is about. */
export type FamilyMember = {
  readonly lottery: string;
  readonly date?: string;
  readonly year?: string;
};

/** `memberPath(FILES.drawIndex.path, { lottery: 'lao-tv' }) //=> '/api/draws/lao-tv/index.json'` */
export function memberPath(family: string, { lottery, date = '', year }: FamilyMember): string {
  return family
    .replace('{lottery}', lottery)
    .replace('{date}', date)
    .replace('{year}', year ?? date.slice(0, 4));
}

const FAMILY_PATTERNS = FILE_FAMILIES.map((family) => new RegExp(`^${patternOf(family)}$`));

/** The lottery and date in a path of a family. The catalogue says whether there is such a draw. */
export function memberOf(path: string): FamilyMember | undefined {
  for (const pattern of FAMILY_PATTERNS) {
    const groups = pattern.exec(path)?.groups;
    if (groups !== undefined) return groups as FamilyMember;
  }
  return undefined;
}

/** A family as the source of a regular expression. */
export function patternOf(family: string): string {
  return family
    .replaceAll('.', '\\.')
    .replace('{lottery}', '(?<lottery>[a-z0-9-]+)')
    .replace('{date}', '(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})')
    .replace('{year}', '(?<year>[0-9]{4})');
}

/** Types of files whose ending does not tell every server. Each path matches one of them. */
export const CONTENT_TYPES: readonly (readonly [pattern: string, type: string])[] = ROWS.flatMap(
  ({ path, type }) =>
    // The feed of all lotteries matches the pattern of one lottery's, which has the same type.
    type === undefined || memberOf(path) !== undefined ? [] : [[patternOf(path), type]],
);

const TYPE_PATTERNS = CONTENT_TYPES.map(
  ([pattern, type]) => [new RegExp(`^${pattern}$`), type] as const,
);

/** The type of a file of ours; `undefined` where its ending says enough. */
export function contentTypeOf(path: string): string | undefined {
  return TYPE_PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}

/** A single file of plain JSON is also answered without its ending: `/api/lotteries`. */
export const OPEN_FILE_ALIASES: Readonly<Record<string, string>> = {
  [API_BASE]: FILES.index.path,
  ...Object.fromEntries(
    OPEN_FILES.filter((path) => path.endsWith('.json') && contentTypeOf(path) === undefined).map(
      (path) => [path.slice(0, -'.json'.length), path],
    ),
  ),
};
