// One row an endpoint: its parameters, its quota, how long it may be cached, what it is called. All
// else is derived; the files that answer it are in src/api/answers/all.ts.
import type { Window } from '../../domain/window.ts';
import { API_BASE, CHECK_PATH, RESULTS_SECONDS } from './service.ts';

/** What a parameter becomes in a query that a file answers. */
type ParameterValues = {
  readonly lottery: string;
  readonly limit: number;
  readonly window: Window;
  readonly prize?: string;
};

/** And those that no file answers: what `check` takes, and the day of a draw. */
export type ParameterName = keyof ParameterValues | 'number' | 'numbers' | 'date';

/** What something that is asked for is called. */
export type Words = {
  /** In the OpenAPI description. */
  readonly summary: string;
  readonly tag: Tag;
  /** The name of the operation, if `get` and the endpoint's name would not say what it does. */
  readonly operationId?: string;
  /** On the pages and in the readme. */
  readonly th: string;
  readonly en: string;
};

type EndpointRow = Words & {
  /** Those that a file path spells in its order. Any other is refused. */
  readonly parameters: readonly ParameterName[];
  /** Requests a minute per client address. */
  readonly quotaPerMinute: number;
  /** Seconds a client may cache an answer; 0 = never. */
  readonly cacheSeconds: number;
  /**
   * Whether a draw that is still being announced counts: it has results, but no place in a count.
   */
  readonly draws: 'announced' | 'complete';
  /** Beside the default lottery: the question whose answer descriptions and samples show. */
  readonly example: Readonly<Partial<Record<ParameterName, string | number>>>;
};

const ROWS = {
  results: {
    parameters: ['lottery', 'limit', 'date'],
    quotaPerMinute: 120,
    cacheSeconds: RESULTS_SECONDS,
    draws: 'announced',
    example: { limit: 1 },
    summary: 'Latest draws of one lottery, newest first',
    tag: 'Results',
    th: 'ผลรางวัลงวดล่าสุด ใหม่สุดอยู่บน',
    en: 'Latest draws, newest first',
  },
  check: {
    parameters: ['lottery', 'number', 'numbers', 'date'],
    quotaPerMinute: 60,
    cacheSeconds: 0,
    draws: 'announced',
    example: {},
    summary: 'Check a number against a draw of one lottery',
    tag: 'Checking',
    operationId: 'checkNumber',
    th: 'ตรวจเลขกับงวดล่าสุด',
    en: 'A number against the latest draw',
  },
  stats: {
    parameters: ['lottery', 'prize'],
    quotaPerMinute: 60,
    cacheSeconds: 300,
    draws: 'complete',
    example: {},
    summary: 'Frequency tables of one lottery',
    tag: 'Statistics',
    th: 'จำนวนครั้งที่แต่ละเลขเคยออก',
    en: 'How often each number has been drawn',
  },
  calculations: {
    parameters: ['lottery', 'window', 'prize'],
    quotaPerMinute: 60,
    cacheSeconds: 300,
    draws: 'complete',
    example: { window: '30', prize: 'last-two-digit' },
    summary: 'Scores over past draws of one lottery',
    tag: 'Statistics',
    th: 'คะแนนของหลักและคู่เลขจากงวดที่ผ่านมา ไม่ใช่คำทำนาย',
    en: 'Scores of digits and pairs over past draws; no prediction',
  },
} as const satisfies Readonly<Record<string, EndpointRow>>;

export type EndpointName = keyof typeof ROWS;
/** Every endpoint but `check` is answered by files. */
export type FileEndpointName = Exclude<EndpointName, 'check'>;

export type Endpoint = EndpointRow & { readonly name: EndpointName; readonly path: string };

/** A question that a file answers: the parameters of its endpoint, read. */
export type FileQuery = {
  [Name in FileEndpointName]: { readonly endpoint: Name } & Pick<
    ParameterValues,
    Extract<(typeof ROWS)[Name]['parameters'][number], keyof ParameterValues>
  >;
}[FileEndpointName];

// What a bundle does not use is left out of it, since these calls are marked as pure.
const NAMES = /* @__PURE__ */ Object.keys(ROWS) as readonly EndpointName[];

export const ENDPOINTS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ NAMES.map((name): [EndpointName, Endpoint] => [
    name,
    { ...ROWS[name], name, path: `${API_BASE}/${name}` },
  ]),
) as Readonly<Record<EndpointName, Endpoint>>;

/**
 * Several numbers in one request (ours), at a path of its own, so that the answer to one number has
 * one form. `/api/check?numbers=` is the older form of the same question, and stays.
 */
export const CHECK_BATCH = {
  path: `${CHECK_PATH}/batch`,
  parameters: ['lottery', 'numbers', 'date'],
  summary: 'Check several numbers against a draw of one lottery',
  operationId: 'checkNumbers',
} as const satisfies Pick<Endpoint, 'path' | 'parameters' | 'summary' | 'operationId'>;

export const FILE_ENDPOINTS = /* @__PURE__ */ NAMES.filter((name) => name !== 'check');

export const TAGS = {
  Results: 'ผลรางวัล · Draws of a lottery: the newest ones, or one at an address for good',
  Checking: 'ตรวจเลข · Checks numbers against a draw. For convenience only',
  Statistics: 'สถิติและคะแนนจากผลที่ผ่านมา · Frequencies and scores of past draws. They predict nothing',
  Lotteries: 'หวยแต่ละประเภท · What lotteries there are, when they draw, how fresh their draws are',
  Feeds: 'ฟีด · What is new, for feed readers and for programs that poll',
  Exports: 'ไฟล์ทั้งหมด · The whole history, for spreadsheets and databases',
} as const satisfies Readonly<Record<string, string>>;

export type Tag = keyof typeof TAGS;

/** `operationIdOf('results') //=> 'getResults'` */
export function operationIdOf(name: string, operation?: string): string {
  return operation ?? `get${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
