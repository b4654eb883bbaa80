// The files beside the four endpoints, as the documentation lists them.
import { memberPath } from '../../contract/file-family.ts';
import { NAMED_FILES } from '../../contract/files.ts';

/** A path has `{lottery}`, `{date}` and `{year}` where it is one of a family. */
export const LISTED_FILES = NAMED_FILES.flatMap(([, { path, th, en }]) =>
  th === undefined || en === undefined ? [] : [{ path, th, en }],
);

/** Where a path leads: one of a family is shown by the draw of an example. */
export function examplePath(file: { readonly path: string }, lottery: string, date: string) {
  return memberPath(file.path, { lottery, date });
}
