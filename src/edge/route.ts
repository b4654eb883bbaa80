// Which question a path asks. Slash variants are the same question: a redirect between them would
// break browser clients.
import {
  ENDPOINTS,
  type EndpointName,
  OPEN_FILE_ALIASES,
  OPEN_FILES,
} from '../contract/endpoints.ts';
import { queryForm } from '../contract/file-path.ts';
import { type FamilyMember, memberOf } from '../contract/open-files.ts';

export type Route =
  | {
      readonly kind: 'endpoint';
      readonly endpoint: EndpointName;
      readonly parameters: URLSearchParams;
      /** Set for the path form: the file the query must lead back to. */
      readonly file?: string;
    }
  | { readonly kind: 'description'; readonly path: string }
  /** A file of a family, if the lottery has the draw it names. */
  | { readonly kind: 'member'; readonly path: string; readonly member: FamilyMember };

/** The question, or `undefined` for a path that asks none. */
export function routeOf(url: URL): Route | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const endpoint = Object.values(ENDPOINTS).find((one) => one.path === path);
  if (endpoint !== undefined) {
    return { kind: 'endpoint', endpoint: endpoint.name, parameters: url.searchParams };
  }
  const file = OPEN_FILE_ALIASES[path] ?? path;
  if (OPEN_FILES.includes(file)) return { kind: 'description', path: file };
  const member = memberOf(url.pathname);
  if (member !== undefined) return { kind: 'member', path: url.pathname, member };
  const form = queryForm(url.pathname);
  return form && { kind: 'endpoint', ...form, file: url.pathname };
}
