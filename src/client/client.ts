// The service as functions. The service itself is asked by query, so that its refusals say which
// parameter is at fault; a mirror by path.
import { ENDPOINTS } from '../contract/endpoints.ts';
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import { filePath } from '../contract/file-path.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY } from '../contract/query.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import { type AnswerCache, memoryCache } from './answer-cache.ts';
import type * as answers from './answers.ts';
import { ask, type Settings } from './ask.ts';
import { offlineCheck, offlineChecks } from './check-offline.ts';
import { type Host, hostOf, type Question } from './host.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';

export type ClientOptions = {
  /** Asked in this order; a text is the service itself. */
  readonly hosts: readonly (string | Host)[];
  /** `false` caches nothing. In a web page the browser caches, so nothing else does unless given. */
  readonly cache?: AnswerCache | false;
  /** How often a host is asked again after 429 (2). */
  readonly retries?: number;
  /** The longest `Retry-After` that is waited for (60). */
  readonly longestWaitSeconds?: number;
  /** Seconds after which a silent host counts as down (10). */
  readonly timeoutSeconds?: number;
  /** Instead of the platform's own. */
  readonly fetch?: typeof fetch;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };

/** One draw of one lottery. */
export type DrawMember = { readonly lottery: answers.LotterySlug; readonly date: string };

/** Asks the hosts of `options`; see the README for what it does when one fails. */
export function createClient(options: ClientOptions) {
  const settings = settingsOf(options);
  const get = async <Body>(question: Question, { signal }: CallOptions = {}): Promise<Body> =>
    (await ask(question, settings, signal)) as Body;
  const open = <Body>(file: string, call?: CallOptions) => get<Body>({ path: file, file }, call);

  const client = {
    /** The newest draws of a lottery. */
    results: (query: answers.ResultsQuery = {}, call?: CallOptions): Promise<answers.Results> =>
      get(
        {
          path: ENDPOINTS.results.path,
          query,
          file: filePath({
            endpoint: 'results',
            lottery: query.lottery ?? DEFAULT_LOTTERY,
            limit: query.limit ?? DEFAULT_LIMIT,
          }),
        },
        call,
      ),

    /** Frequency tables. */
    stats: (query: answers.StatsQuery = {}, call?: CallOptions): Promise<answers.Stats> =>
      get(
        {
          path: ENDPOINTS.stats.path,
          query,
          file: filePath({
            endpoint: 'stats',
            lottery: query.lottery ?? DEFAULT_LOTTERY,
            ...(query.prize && { prize: query.prize }),
          }),
        },
        call,
      ),

    /** Scores over past draws. They describe the past and predict nothing. */
    calculations: (
      query: answers.CalculationsQuery = {},
      call?: CallOptions,
    ): Promise<answers.Calculations> =>
      get(
        {
          path: ENDPOINTS.calculations.path,
          query,
          file: filePath({
            endpoint: 'calculations',
            lottery: query.lottery ?? DEFAULT_LOTTERY,
            window: query.window ?? DEFAULT_WINDOW,
            ...(query.prize && { prize: query.prize }),
          }),
        },
        call,
      ),

    /** One number, by the service; where only mirrors answer, on the spot. */
    check: (
      query: answers.DrawQuery & { readonly number: string },
      call?: CallOptions,
    ): Promise<answers.Check> =>
      get<answers.Check>({ path: ENDPOINTS.check.path, query }, call).catch(async (error) => {
        const { draw, credit, after } = await drawBehind(query, error, call);
        return offlineCheck(draw, query.number, credit, after);
      }),

    /** Up to 20 numbers in one request. */
    checkMany: (
      { numbers, ...asked }: answers.DrawQuery & { readonly numbers: readonly string[] },
      call?: CallOptions,
    ): Promise<answers.Checks> => {
      const query = { ...asked, numbers: numbers.join(',') };
      return get<answers.Checks>({ path: ENDPOINTS.check.path, query }, call).catch(
        async (error) => {
          const { draw, credit, after } = await drawBehind(asked, error, call);
          return offlineChecks(draw, numbers, credit, after);
        },
      );
    },

    /** Every lottery: names, schedule, prizes, how far its draws reach. */
    lotteries: (call?: CallOptions): Promise<answers.Lotteries> => open(FILES.lotteries.path, call),

    /** The days of all draws of a lottery. */
    draws: (lottery: answers.LotterySlug, call?: CallOptions): Promise<answers.DrawIndex> =>
      open(memberPath(FILES.drawIndex.path, { lottery }), call),

    /** One draw; its `data` is what `checkOffline` needs. */
    draw: (member: DrawMember, call?: CallOptions): Promise<answers.DrawFile> =>
      open(memberPath(FILES.draw.path, member), call),

    /** How fresh each lottery is. */
    status: (call?: CallOptions): Promise<answers.Status> => open(FILES.status.path, call),

    /** What was added and corrected, newest first. */
    changes: (call?: CallOptions): Promise<answers.Changes> => open(FILES.changes.path, call),
  };
  return client;

  /** Fetches the draw from a mirror where no service answered; throws the error of the service otherwise. */
  async function drawBehind(
    { lottery = DEFAULT_LOTTERY, date }: answers.DrawQuery,
    error: unknown,
    call?: CallOptions,
  ) {
    const isDown =
      error instanceof NoHostAnswered ||
      (error instanceof LotteryFault && (error.status === 429 || error.status >= 500));
    if (!isDown || !settings.hosts.some(({ mirror }) => mirror)) throw error;
    const { data: held, nextDraw } = await client.results({ lottery, limit: 1 }, call);
    const newest = held[0]?.drawDate;
    const day = date ?? newest ?? '';
    const { attribution, data } = await client.draw({ lottery, date: day }, call);
    // A ticket checked against no day by name may be of a draw that was due since.
    const after = date === undefined ? { nextDraw } : {};
    return { draw: data, credit: attribution.url, after };
  }
}

export type Client = ReturnType<typeof createClient>;

function settingsOf({
  hosts,
  cache = isWebPage() ? false : memoryCache(),
  retries = 2,
  longestWaitSeconds = 60,
  timeoutSeconds = 10,
  fetch: given,
}: ClientOptions): Settings {
  return {
    hosts: hosts.map(hostOf),
    cache: cache === false ? undefined : cache,
    retries,
    longestWaitSeconds,
    timeoutSeconds,
    // Called as a plain function: browsers refuse `fetch` as a method of anything but the window.
    fetch: given ?? ((input, init) => fetch(input, init)),
  };
}

/** There a conditional header would cost a preflight, and the browser's own cache asks without one. */
function isWebPage(): boolean {
  return 'document' in globalThis;
}
