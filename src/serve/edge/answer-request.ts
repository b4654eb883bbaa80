// A request → what answers it: a refusal, a file, or the function. In this order: preflight,
// length, path, method, quota, parameters. It reads no file.

import {
  cacheHeaders,
  drawCacheSeconds,
  OPEN_FILE_SECONDS,
  yearCacheSeconds,
} from '../../api/contract/caching.ts';
import { type Catalogue, type CatalogueEntry, newestDay } from '../../api/contract/catalogue.ts';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import { COMPAT_TYPE, findCompatFile } from '../../api/contract/compat-path.ts';
import * as faults from '../../api/contract/faults.ts';
import { contentTypeOf } from '../../api/contract/open-file-path.ts';
import { checkedTooOften } from '../../api/contract/form-faults.ts';
import { filePath } from '../../api/contract/answer-path.ts';
import { API_LINKS, linksOfFile, linksOfResults } from '../../api/contract/link-header.ts';
import { memberFault } from '../../api/contract/absent-draw.ts';
import { type DayQuery, isFault, parseQuery, refuseLottery } from '../../api/contract/query.ts';
import { refuseUnknown } from '../../api/contract/unknown-parameter.ts';
import { quotaHeaders } from '../../api/contract/quota-headers.ts';
import { SECURITY_HEADERS } from '../../api/contract/security.ts';
import { COMPAT_BASE } from '../../api/contract/service.ts';
import { askedBy } from '../../api/verdict/check-form.ts';
import { inFormat, isForm, refusalPage } from './page-reply.ts';
import type { QuotaStore } from './quota.ts';
import {
  CORS_HEADERS,
  type Headers,
  METHODS,
  type Reply,
  faultReply,
  isReading,
  preflightReply,
} from './reply.ts';
import {
  type EndpointRoute,
  type MemberRoute,
  findRoute,
  hasTooManyParameters,
  isExportOfAll,
  refusePath,
  unknownExport,
} from './route.ts';

/** Answered here, or by the file at a path or the function, with these headers. */
export type Answer =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'file'; readonly path: string; readonly headers: Headers }
  | { readonly kind: 'function'; readonly headers: Headers };

export type Edge = {
  readonly catalogue: Catalogue;
  readonly quota: QuotaStore;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** @param client the key of `client-ip.ts` under which the request is counted */
export async function answerRequest(
  request: { readonly method: string; readonly url: string | URL },
  client: string,
  { catalogue, quota, now = Date.now }: Edge,
): Promise<Answer> {
  if (request.method === 'OPTIONS') return { kind: 'reply', reply: preflightReply() };
  const url = typeof request.url === 'string' ? new URL(request.url) : request.url;
  if (hasTooManyParameters(url.search)) return refuse(faults.unreadableRequest());
  if (url.pathname.startsWith(`${COMPAT_BASE}/`)) {
    return answerCompat(request.method, url, catalogue);
  }
  const route = findRoute(url);
  if (route === undefined) return refuse(refusePath(url.pathname, catalogue));
  if (!isReading(request.method)) {
    return refuse(faults.methodNotAllowed(METHODS), { Allow: METHODS.join(', ') });
  }
  const isFile = route.kind !== 'endpoint' || route.file !== undefined;
  const unknown = isFile && url.search !== '' ? refuseUnknown(url.searchParams, []) : undefined;
  if (route.kind !== 'endpoint' && unknown !== undefined) return refuse(unknown);
  if (route.kind === 'file') return openFile(route.path, OPEN_FILE_SECONDS);
  if (route.kind === 'member') return answerMember(route, catalogue, now());
  const endpoint = ENDPOINTS[route.endpoint];
  const count = await quota.count(route.endpoint, client);
  const counted = quotaHeaders(endpoint, count);
  if (!count.allowed) {
    const seconds = count.resetSeconds;
    const headers = { ...counted, 'Retry-After': String(seconds) };
    const reply = isCheckForm(route)
      ? refuseForm(route.parameters, seconds, headers)
      : faultReply(faults.quotaExceeded(endpoint.quotaPerMinute, seconds), headers);
    return { kind: 'reply', reply };
  }
  if (unknown !== undefined) return refuse(unknown, counted);
  return answerCounted(route, catalogue, counted, now());
}

function refuseForm(parameters: URLSearchParams, seconds: number, headers: Headers): Reply {
  const page = refusalPage(checkedTooOften(seconds), askedBy(parameters), headers);
  return inFormat(page, parameters);
}

function isCheckForm({ endpoint, parameters, names }: EndpointRoute): boolean {
  return endpoint === 'check' && names === undefined && isForm(parameters);
}

function answerCounted(
  route: EndpointRoute,
  catalogue: Catalogue,
  counted: Headers,
  now: number,
): Answer {
  // The function reads and refuses what people type, and answers with a page.
  const query = isCheckForm(route)
    ? undefined
    : parseQuery(route.endpoint, route.parameters, catalogue, route.names);
  if (query !== undefined && isFault(query)) return refuse(query, counted);
  if (query === undefined || query.endpoint === 'check') {
    return { kind: 'function', headers: { ...CORS_HEADERS, ...counted } };
  }
  if ('date' in query) {
    return { kind: 'function', headers: { ...headersOfDay(query, catalogue, now), ...counted } };
  }
  const path = filePath(query);
  // A path that leaves out a default asks a legal question, but is not the name of its file.
  if (route.file !== undefined && route.file !== path)
    return refuse(refusePath(route.file, catalogue), counted);
  const links = query.endpoint === 'results' ? linksOfResults(query.lottery) : API_LINKS;
  const { cacheSeconds } = ENDPOINTS[query.endpoint];
  const headers = { ...fileHeaders(cacheSeconds), Link: links, ...counted };
  return { kind: 'file', path, headers };
}

/**
 * The headers of the results of a day, which are cached as its draw is.
 * @param now milliseconds since 1970
 */
export function headersOfDay({ lottery, date }: DayQuery, catalogue: Catalogue, now: number) {
  const seconds = secondsOfDay(date, catalogue.get(lottery), now);
  return { ...fileHeaders(seconds), Link: linksOfResults(lottery) };
}

/** The newest draw also says which ones are due after it, and that changes however old it is. */
function secondsOfDay(date: string, entry: CatalogueEntry | undefined, now: number): number {
  return date === entry?.days?.to ? OPEN_FILE_SECONDS : drawCacheSeconds(date, now);
}

/**
 * A file of a family exists where the lottery has a draw of that year, or any draw; the answer of a
 * draw where that draw is stored. @param now milliseconds since 1970
 */
export function answerMember(route: MemberRoute, catalogue: Catalogue, now: number): Answer {
  const { member } = route;
  const entry = catalogue.get(member.lottery);
  if (entry === undefined) {
    return refuse(isExportOfAll(route) ? unknownExport() : refuseLottery(catalogue));
  }
  const { path } = route;
  const { date, year } = member;
  const missing = memberFault(member, entry);
  if (missing !== undefined) return refuse(missing);
  if (date !== undefined) {
    return { kind: 'function', headers: openHeaders(path, secondsOfDay(date, entry, now)) };
  }
  const newest = newestDay(catalogue);
  const isYear = year !== undefined && newest !== undefined;
  return openFile(path, isYear ? yearCacheSeconds(year, newest) : OPEN_FILE_SECONDS);
}

/** Refusals too have the form of that API. */
function answerCompat(method: string, url: URL, catalogue: Catalogue): Answer {
  const compatFile = isReading(method)
    ? (refuseUnknown(url.searchParams, []) ?? findCompatFile(url.pathname, catalogue))
    : faults.methodNotAllowed(METHODS);
  if (typeof compatFile === 'string') return openFile(compatFile, OPEN_FILE_SECONDS, COMPAT_TYPE);
  const text = `${JSON.stringify({ status: 'crash', response: compatFile.error })}\n`;
  return { kind: 'reply', reply: { ...faultReply(compatFile), text } };
}

function openFile(path: string, cacheSeconds: number, type = contentTypeOf(path)): Answer {
  return { kind: 'file', path, headers: openHeaders(path, cacheSeconds, type) };
}

function openHeaders(path: string, cacheSeconds: number, type?: string): Headers {
  const headers = { ...fileHeaders(cacheSeconds), Link: linksOfFile(path) };
  return type === undefined ? headers : { ...headers, 'Content-Type': type };
}

const headersBySeconds = new Map<number, Headers>();

/** The headers that do not depend on the file, made once for each of the few times of caching. */
function fileHeaders(cacheSeconds: number): Headers {
  let headers = headersBySeconds.get(cacheSeconds);
  if (headers === undefined) {
    headers = { ...CORS_HEADERS, ...cacheHeaders(cacheSeconds), ...SECURITY_HEADERS };
    headersBySeconds.set(cacheSeconds, headers);
  }
  return headers;
}

function refuse(fault: faults.Fault, headers?: Headers): Answer {
  return { kind: 'reply', reply: faultReply(fault, headers) };
}
