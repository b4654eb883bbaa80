// The files beside the four endpoints, as the documentation lists them.
import { NAMED_FILES } from '../../../api/contract/open-files.ts';

/** A path has `{lottery}`, `{date}` and `{year}` where it is one of a family. */
export const LISTED_FILES = NAMED_FILES.flatMap(([, { path, th, en }]) =>
  th === undefined || en === undefined ? [] : [{ path, th, en }],
);
