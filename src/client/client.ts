// The service as functions. Each takes one object; its `signal` stops the call.
import { dueNext, dueOfResults, standingNow, withDueDraws } from '../api/check/due-draws.ts';
import { CHECK_BATCH, ENDPOINTS } from '../api/contract/endpoints.ts';
import { LATEST_OF_GROUP } from '../api/contract/open-files.ts';
import type { Answered } from './answered.ts';
import type * as answers from './answers.ts';
import { createAsk } from './ask-hosts.ts';
import { checkAnyway, checkEach, checkOne } from './check-offline.ts';
import {
  COUNT,
  choiceOf,
  DIGITS,
  type Kinds,
  listOf,
  NUMBER,
  needed,
  OBJECT,
  readOptions,
  TEXT,
} from './options.ts';
import { type Ask, askEndpoint, askExport, askDraw, askFile, EXPORTS } from './questions.ts';
import { type RangeQuery, type RangeResults, readRange } from './range.ts';
import { WrongCall } from './refusal.ts';
import type { ExportedDraws } from './reply.ts';
import { type ClientOptions, type Clock, readSettings, type Settings } from './settings.ts';
import { type WatchOptions, watch } from './watch.ts';

export type CallOptions = { readonly signal?: AbortSignal | undefined };

type NumberQuery = answers.DrawQuery & { readonly number: string };
type NumbersQuery = answers.DrawQuery & { readonly numbers: readonly string[] };
/** The newest draws, or every draw between two days. */
type ResultsCall = {
  (query?: answers.ResultsQuery & CallOptions): Promise<Answered<answers.Results>>;
  (query: RangeQuery & CallOptions): Promise<Answered<RangeResults>>;
};

const SIGNAL = {
  signal: {
    th: ' signal ของ AbortController',
    en: 'the signal of an AbortController',
    takes: (value) => OBJECT.takes(value) && 'aborted' in (value as object),
  },
} satisfies Kinds;
const OF_DRAW = { lottery: TEXT, date: TEXT, ...SIGNAL };

/** What each call takes. */
const OPTIONS = {
  results: { ...OF_DRAW, limit: COUNT, from: TEXT, to: TEXT },
  draw: { lottery: needed(TEXT), date: needed(TEXT), ...SIGNAL },
  stats: { lottery: TEXT, prize: TEXT, ...SIGNAL },
  calculations: { lottery: TEXT, window: COUNT, prize: TEXT, ...SIGNAL },
  check: { number: needed(DIGITS), ...OF_DRAW },
  checkMany: { numbers: needed(listOf(DIGITS)), ...OF_DRAW },
  export: { lottery: TEXT, format: needed(choiceOf(Object.keys(EXPORTS))), ...SIGNAL },
  lotteries: SIGNAL,
  latest: { group: choiceOf(Object.keys(LATEST_OF_GROUP)), ...SIGNAL },
  draws: { lottery: needed(TEXT), ...SIGNAL },
  status: SIGNAL,
  changes: SIGNAL,
  watch: { lotteries: listOf(TEXT), after: TEXT, everySeconds: NUMBER, ...SIGNAL },
} satisfies Readonly<Record<string, Kinds>>;

/** Asks the hosts of `options`; see the README for what it does when one fails. */
export function createClient(options: ClientOptions) {
  const settings = readSettings(options);
  const askUntil = (signal: AbortSignal | undefined) => createAsk({ ...settings, signal });

  const calls = {
    /** The newest draws of a lottery, or with `from` or `to` every draw between two days. */
    results: (({ signal, ...query }: AnyResults = {}) =>
      askForResults(query, askUntil(signal), settings.clock)) as ResultsCall,

    /** One draw; its `data` is what `checkOffline` needs. */
    draw: ({ signal, ...member }: answers.DrawMember & CallOptions) =>
      askUntil(signal)<answers.DrawFile>(askDraw(member)),

    /** Frequency tables. */
    stats: ({ signal, ...query }: answers.StatsQuery & CallOptions = {}) =>
      askUntil(signal)<answers.Stats>(askEndpoint('stats', query)),

    /** Scores over past draws. They describe the past and predict nothing. */
    calculations: ({ signal, ...query }: answers.CalculationsQuery & CallOptions = {}) =>
      askUntil(signal)<answers.Calculations>(askEndpoint('calculations', query)),

    ...createChecks(settings),

    /** Every draw of a lottery as a file, to be read as text or as a stream. */
    export: ({ signal, ...query }: answers.ExportQuery & CallOptions) =>
      askUntil(signal)<ExportedDraws>(askExport(query)),

    /** Every lottery: names, schedule, prizes, how far its draws reach. */
    lotteries: ({ signal }: CallOptions = {}) =>
      askUntil(signal)<answers.Lotteries>(askFile('lotteries')),

    /** The newest draw of every lottery, or of those of a group. */
    latest: ({
      signal,
      group,
    }: { readonly group?: keyof typeof LATEST_OF_GROUP } & CallOptions = {}) =>
      askUntil(signal)<answers.Latest>(askFile(group ? LATEST_OF_GROUP[group] : 'latest')).then(
        withEachDue(settings.clock),
      ),

    /** The days of all draws of a lottery. */
    draws: ({ lottery, signal }: { readonly lottery: answers.LotterySlug } & CallOptions) =>
      askUntil(signal)<answers.DrawIndex>(askFile('drawIndex', { lottery })),

    /** How fresh each lottery is. */
    status: ({ signal }: CallOptions = {}) => askUntil(signal)<answers.Status>(askFile('status')),

    /** What was added and corrected, newest first. */
    changes: ({ signal }: CallOptions = {}) =>
      askUntil(signal)<answers.Changes>(askFile('changes')),
  };

  return {
    ...withJudgedOptions(calls),

    /** Each new draw and each correction once, in order, until `signal` ends it. */
    watch: (options: WatchOptions = {}) =>
      watch(readOptions<WatchOptions>('watch', options, OPTIONS.watch), settings),
  };
}

type AnyResults = answers.ResultsQuery & Partial<RangeQuery> & CallOptions;

function askForResults({ from, to, ...query }: AnyResults, ask: Ask, clock: Clock) {
  const isRange = from !== undefined || to !== undefined;
  if (!isRange) return ask<answers.Results>(askEndpoint('results', query)).then(withDue(clock));
  if (query.limit === undefined) {
    return readRange({ ...query, from, to } as Partial<RangeQuery>, ask);
  }
  const en = 'limit counts the newest draws: it does not go with from and to';
  throw new WrongCall('results', 'ใช้ limit หรือ from กับ to อย่างใดอย่างหนึ่ง', en);
}

/** Says that a draw was due after the newest one, where that is so by now: files know no clock. */
function withDue(clock: Clock) {
  return (answer: Answered<answers.Results>) => {
    const { nextDraw, dueDraws } = answer;
    // Of a day, the service has said it itself.
    const next = dueDraws === undefined ? nextDraw : undefined;
    const due = dueNext(answer.data[0]?.drawDate ?? '', next, clock.now());
    const data = answer.data.map((draw, index) => {
      return { ...draw, standing: standingNow(draw, index === 0 ? next : undefined, clock.now()) };
    });
    return Object.assign(answer, { ...(due && { dueDraws: dueOfResults(due) }), data });
  };
}

/** The same of each draw. */
function withEachDue(clock: Clock) {
  return (answer: Answered<answers.Latest>) => {
    const data = answer.data.map((draw) => withDueDraws(draw, clock.now()));
    return Object.assign(answer, { data });
  };
}

type CallName = Exclude<keyof typeof OPTIONS, 'watch'>;

/** The same functions, each of which rejects what it does not take before anything is asked. */
function withJudgedOptions<Calls extends Record<CallName, (options: never) => unknown>>(
  calls: Calls,
): Calls {
  const judged = Object.entries(calls).map(([name, call]) => [
    name,
    async (argument: unknown) => call(readOptions(name, argument, OPTIONS[name as CallName])),
  ]);
  return Object.fromEntries(judged);
}

function createChecks(settings: Settings) {
  return {
    /** One number, by the service; while it does not answer, on the spot from files. */
    check: ({ signal, ...query }: NumberQuery & CallOptions): Promise<Answered<answers.Check>> => {
      const call = { ...settings, signal };
      const answer = createAsk(call)<answers.Check>({ path: ENDPOINTS.check.path, query });
      return answer.catch(checkAnyway(query, call, checkOne(query.number)));
    },

    /** Up to 20 numbers in one request. */
    checkMany: ({ numbers, signal, ...draw }: NumbersQuery & CallOptions) => {
      const call = { ...settings, signal };
      const query = { ...draw, numbers: numbers.join(',') };
      const answer = createAsk(call)<answers.Checks>({ path: CHECK_BATCH.path, query });
      return answer.catch(checkAnyway(draw, call, checkEach(numbers)));
    },
  };
}

export type Client = ReturnType<typeof createClient>;
