// The files beside the four endpoints, as the documentation lists them.
import { memberPath } from '../../contract/file-family.ts';
import { NAMED_FILES } from '../../contract/files.ts';

/** A path, with `{lottery}`, `{date}` and `{year}` where it is one of a family. */
type ListedFile = { readonly path: string; readonly th: string; readonly en: string };

export const LISTED_FILES: readonly ListedFile[] = NAMED_FILES.flatMap(([, { path, th, en }]) =>
  th === undefined || en === undefined ? [] : [{ path, th, en }],
);

/** Where a path leads: one of a family is shown by the draw of an example. */
export function examplePath(
  { path }: Pick<ListedFile, 'path'>,
  lottery: string,
  date: string,
): string {
  return memberPath(path, { lottery, date });
}
