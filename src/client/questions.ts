// What a client asks: the service by query, so that a refusal names the parameter; a mirror by
// path.
import { ENDPOINTS, type FileEndpointName } from '../api/contract/endpoints.ts';
import { type FamilyMember, memberPath } from '../api/contract/open-file-path.ts';
import { filePath } from '../api/contract/answer-path.ts';
import { FILES } from '../api/contract/open-files.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY } from '../api/contract/query.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import type { Answered } from './answered.ts';
import type * as answers from './answers.ts';
import { WrongCall } from './refusal.ts';
import type { Host } from './settings.ts';

/** As a query, and as the file that answers it; `check` has no file, an open file no query. */
export type Question = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly file?: string;
  /** The answer within the body of a file that has more; `undefined` if the file lacks it. */
  readonly pick?: (body: object) => object | undefined;
  /** Whose file it is, so that an error can name what is missing. */
  readonly member?: FamilyMember;
  /** A browser then asks whether its own copy still holds. */
  readonly revalidate?: boolean;
  /** The answer is given while it still comes in, and never cached: some exports are megabytes. */
  readonly streams?: boolean;
};

/** Asks a question, and takes the answer at its word. */
export type Ask = <Body>(question: Question) => Promise<Answered<Body>>;

/** The address of a question at a host; `undefined` where the host cannot answer it. */
export function findAddress(host: Host, { path, query, file }: Question): string | undefined {
  if (host.mirror) return file === undefined ? undefined : `${host.url}${file}`;
  const search = searchParams(query).toString();
  return `${host.url}${path}${search && `?${search}`}`;
}

/** The parameters that were given. */
export function searchParams(query: Question['query'] = {}): URLSearchParams {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
}

/** A file of the service; of a family the one about this lottery, its draw or its year. */
export function askFile(name: keyof typeof FILES, member?: FamilyMember): Question {
  const path = member ? memberPath(FILES[name].path, member) : FILES[name].path;
  return { path, file: path, ...(member && { member }) };
}

/**
 * For answers that must not come from a browser's copy. The browser keeps the file of a superseded
 * draw for a day, and a correction would stay unseen.
 */
export function askFreshFile(name: keyof typeof FILES, member?: FamilyMember): Question {
  return { ...askFile(name, member), revalidate: true };
}

/** One draw; a mirror has it in the file of its year. */
export function askDraw(member: answers.DrawMember): Question {
  const file = memberPath(FILES.drawYear.path, member);
  const pick = (body: object) => pickDraw(body, member.date);
  return { ...askFreshFile('draw', member), file, pick };
}

/** The same in the form of results. */
function askDay(query: answers.ResultsQuery, member: answers.DrawMember): Question {
  const pick = (body: object) => {
    const draw = pickDraw(body, member.date);
    return draw && ({ ...draw, data: [draw.data] } satisfies answers.Results);
  };
  const file = memberPath(FILES.drawYear.path, member);
  return { path: ENDPOINTS.results.path, query, file, pick, member, revalidate: true };
}

function pickDraw(body: object, date: string): answers.DrawFile | undefined {
  const { attribution, data } = body as Pick<answers.DrawFile, 'attribution'> & {
    readonly data: readonly answers.PlacedDraw[];
  };
  const draw = data.find(({ drawDate }) => drawDate === date);
  return draw && { success: true, attribution, data: draw };
}

/** Whether an answer is to another question: a cache on the way may ignore the query. */
export function isOfAnother(body: object, { query, member }: Question): boolean {
  const { lottery, window, data } = body as {
    readonly lottery?: string | { readonly slug: string };
    readonly window?: string;
    readonly data?: unknown;
  };
  const [first] = Array.isArray(data) ? data : [data];
  const { results = [], ...part }: Partial<answers.PlacedDraw & CheckedNumbers> = first ?? {};
  const question: Question['query'] = {
    ...(query && { lottery: DEFAULT_LOTTERY, window: DEFAULT_WINDOW }),
    ...query,
    ...member,
  };
  const subject: Question['query'] = {
    lottery: (typeof lottery === 'object' ? lottery.slug : lottery) ?? part.lottery,
    window,
    date: part.drawDate,
    number: part.number,
    numbers: question.numbers && results.map(({ number }) => number).join(','),
  };
  return Object.entries(subject).some(
    ([name, value]) =>
      value !== undefined && question[name] !== undefined && value !== String(question[name]),
  );
}

type CheckedNumbers = answers.CheckResult & answers.Checks['data'];

/** An endpoint by its query, and the file that has the same answer. */
export function askEndpoint(
  endpoint: FileEndpointName,
  query: answers.ResultsQuery & answers.CalculationsQuery,
): Question {
  const { lottery = DEFAULT_LOTTERY, limit = DEFAULT_LIMIT, window = DEFAULT_WINDOW } = query;
  if (query.date !== undefined) return askDay(query, { lottery, date: query.date });
  const prize = query.prize && { prize: query.prize };
  const file = filePath({ endpoint, lottery, limit, window, ...prize });
  return { path: ENDPOINTS[endpoint].path, query, file };
}

export const EXPORTS = { csv: 'exportTable', json: 'exportJson', ndjson: 'exportLines' } as const;

export function askExport({ lottery = DEFAULT_LOTTERY, format }: answers.ExportQuery): Question {
  if (lottery === 'all') {
    if (format === 'ndjson') return { ...askFile('exportAll'), streams: true };
    const th = 'lottery: "all" มีเฉพาะ format: "ndjson"';
    throw new WrongCall('export', th, 'all lotteries come as ndjson only');
  }
  return { ...askFile(EXPORTS[format], { lottery }), streams: true };
}
