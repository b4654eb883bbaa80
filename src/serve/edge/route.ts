// A path → its endpoint or file. A trailing slash is ignored: redirects break browser clients.
import {
  CHECK_BATCH,
  ENDPOINTS,
  type EndpointName,
  type ParameterName,
} from '../../api/contract/endpoints.ts';
import type { Catalogue } from '../../api/contract/catalogue.ts';
import { type Fault, unknownPath } from '../../api/contract/faults.ts';
import {
  FILE_FAMILIES,
  type FamilyMember,
  OPEN_FILES,
  OPEN_FILE_ALIASES,
  memberOf,
  memberPath,
} from '../../api/contract/open-file-path.ts';
import { queryForm } from '../../api/contract/answer-path.ts';
import { FILES } from '../../api/contract/open-files.ts';
import { missingDay } from '../../api/contract/absent-draw.ts';
import { refuseLottery } from '../../api/contract/query.ts';
import { API_BASE } from '../../api/contract/service.ts';

type Route =
  | {
      readonly kind: 'endpoint';
      readonly endpoint: EndpointName;
      readonly parameters: URLSearchParams;
      /** The parameters of another address of the endpoint. */
      readonly names?: readonly ParameterName[] | undefined;
      /** Set for the path form: the file the query must lead back to. */
      readonly file?: string;
    }
  /** One file of its own, such as the description or the manifest. */
  | { readonly kind: 'file'; readonly path: string }
  /** A file of a family, if the lottery has the draw it names. */
  | { readonly kind: 'member'; readonly path: string; readonly member: FamilyMember };

export type EndpointRoute = Extract<Route, { kind: 'endpoint' }>;
export type MemberRoute = Extract<Route, { kind: 'member' }>;

const ENDPOINT_AT = new Map<string, Pick<EndpointRoute, 'endpoint' | 'names'>>([
  ...Object.values(ENDPOINTS).map(({ path, name }) => [path, { endpoint: name }] as const),
  [CHECK_BATCH.path, { endpoint: 'check', names: CHECK_BATCH.parameters }],
]);

/** The question, or `undefined` for a path that asks none. */
export function findRoute(url: URL): Route | undefined {
  const { pathname } = url;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const endpointRoute = ENDPOINT_AT.get(path);
  if (endpointRoute !== undefined) {
    const { endpoint, names } = endpointRoute;
    return { kind: 'endpoint', endpoint, names, parameters: url.searchParams };
  }
  // Before the families, of which each is a pattern to be tried.
  const form = queryForm(pathname);
  if (form !== undefined) {
    return { kind: 'endpoint', ...form, file: pathname };
  }
  const file = OPEN_FILE_ALIASES[path] ?? path;
  if (OPEN_FILES.includes(file)) return { kind: 'file', path: file };
  const member = memberOf(pathname);
  return member && { kind: 'member', path: pathname, member };
}

/** No question has ten parameters, and what analytics add stays far below this. */
const MOST_PARAMETERS = 100;

/** Whether a query has more parameters than anybody means, by its length and its `&` alone. */
export function hasTooManyParameters(search: string): boolean {
  return (
    search.length >= MOST_PARAMETERS &&
    search.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS
  );
}

/** No question and no file has this path. The fault names those that exist, or the one meant. */
export function unknownPathFault(meant?: readonly string[]): Fault {
  const endpoints = Object.values(ENDPOINTS).map(({ path }) => path);
  return unknownPath([...endpoints, CHECK_BATCH.path, ...OPEN_FILES, ...FILE_FAMILIES], meant);
}

const BELOW_ENDPOINT = new RegExp(
  `^(${Object.values(ENDPOINTS)
    .map(({ path }) => path)
    .join('|')})/([a-z0-9-]+)(?:\\.json|/.*)?$`,
);
const BELOW_DRAWS = new RegExp(`^${API_BASE}/draws/([^/]+)/([^/]*[0-9][^/]*?)(?:\\.json)?/?$`);

/** Why a path is not a question: a wrong lottery, a wrong day, or another form of the address. */
export function refusePath(pathname: string, catalogue: Catalogue): Fault {
  const [, endpoint = '', slug = ''] = BELOW_ENDPOINT.exec(pathname) ?? [];
  if (catalogue.get(slug) !== undefined) {
    const number = endpoint === ENDPOINTS.check.path ? '&number=123456' : '';
    return unknownPathFault([`${endpoint}?lottery=${slug}${number}`]);
  }
  const [, lottery, day = ''] = BELOW_DRAWS.exec(pathname) ?? [];
  if (lottery === undefined) return unknownPathFault();
  const entry = catalogue.get(lottery);
  if (entry === undefined) return refuseLottery(catalogue);
  const missing = missingDay(day, entry);
  if (missing?.code === 'invalid_date') return missing;
  return unknownPathFault([memberPath(FILES.draw.path, { lottery, date: day })]);
}

const WHOLE_EXPORTS = [FILES.exportAll.path, FILES.exportLatest.path];
const EXPORTS = `${API_BASE}/export/`;

/** The export of all lotteries, which has two forms of its own, asked for as that of one. */
export function isExportOfAll({ path, member }: MemberRoute): boolean {
  return path.startsWith(EXPORTS) && /^(?:all|latest)$/.test(member.lottery);
}

export const unknownExport = () => unknownPathFault(WHOLE_EXPORTS);
