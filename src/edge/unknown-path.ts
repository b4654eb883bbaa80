import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { type Fault, unknownPath } from '../contract/faults.ts';
import { FILE_FAMILIES, OPEN_FILES } from '../contract/file-family.ts';

/** No question and no file has this path; the fault names those that exist. */
export function unknownPathFault(): Fault {
  const endpoints = Object.values(ENDPOINTS).map(({ path }) => path);
  return unknownPath([...endpoints, CHECK_BATCH.path, ...OPEN_FILES, ...FILE_FAMILIES]);
}
