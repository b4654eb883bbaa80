// Which question a path asks. Slash variants are the same question: a redirect between them would
// break browser clients.
import { ENDPOINTS, type EndpointName, OPEN_FILES } from '../contract/endpoints.ts';
import { queryForm } from '../contract/file-path.ts';

export type Route =
  | {
      readonly kind: 'endpoint';
      readonly endpoint: EndpointName;
      readonly parameters: URLSearchParams;
      /** Set for the path form: the file the query must lead back to. */
      readonly file?: string;
    }
  | { readonly kind: 'description'; readonly path: string };

/** The question, or `undefined` for a path that asks none. */
export function routeOf(url: URL): Route | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const endpoint = Object.values(ENDPOINTS).find((one) => one.path === path);
  if (endpoint !== undefined) {
    return { kind: 'endpoint', endpoint: endpoint.name, parameters: url.searchParams };
  }
  if (OPEN_FILES.includes(path)) return { kind: 'description', path };
  const form = queryForm(url.pathname);
  return form && { kind: 'endpoint', ...form, file: url.pathname };
}
