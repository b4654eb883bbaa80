// The service as functions. Each takes one object; its `signal` stops the call.
import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import type { Answered } from './answered.ts';
import type * as answers from './answers.ts';
import { createAsk } from './ask.ts';
import { checkAnyway, offlineCheck, offlineChecks } from './check-offline.ts';
import {
  askCalculations,
  askDraw,
  askExport,
  askFile,
  askResults,
  askStats,
  type Question,
} from './questions.ts';
import type { ExportedDraws } from './reply.ts';
import { type ClientOptions, readSettings, type Settings } from './settings.ts';
import { type WatchOptions, watch } from './watch.ts';

export type CallOptions = { readonly signal?: AbortSignal | undefined };

type NumberQuery = answers.DrawQuery & { readonly number: string };
type NumbersQuery = answers.DrawQuery & { readonly numbers: readonly string[] };

/** Asks the hosts of `options`; see the README for what it does when one fails. */
export function createClient(options: ClientOptions) {
  const settings = readSettings(options);
  const get = <Body>(question: Question, signal: AbortSignal | undefined) =>
    createAsk(settings, signal)<Body>(question);
  const open = <Body>(path: string, signal: AbortSignal | undefined) =>
    get<Body>(askFile(path), signal);

  return {
    /** The newest draws of a lottery. */
    results: ({ signal, ...query }: answers.ResultsQuery & CallOptions = {}) =>
      get<answers.Results>(askResults(query), signal),

    /** One draw; its `data` is what `checkOffline` needs. */
    draw: ({ signal, ...member }: answers.DrawMember & CallOptions) =>
      get<answers.DrawFile>(askDraw(member), signal),

    /** Frequency tables. */
    stats: ({ signal, ...query }: answers.StatsQuery & CallOptions = {}) =>
      get<answers.Stats>(askStats(query), signal),

    /** Scores over past draws. They describe the past and predict nothing. */
    calculations: ({ signal, ...query }: answers.CalculationsQuery & CallOptions = {}) =>
      get<answers.Calculations>(askCalculations(query), signal),

    ...createChecks(settings),

    /** Every draw of a lottery as a file, to be read as text or as a stream. */
    export: ({ signal, ...query }: answers.ExportQuery & CallOptions) =>
      get<ExportedDraws>(askExport(query), signal),

    /** Every lottery: names, schedule, prizes, how far its draws reach. */
    lotteries: ({ signal }: CallOptions = {}) =>
      open<answers.Lotteries>(FILES.lotteries.path, signal),

    /** The days of all draws of a lottery. */
    draws: ({ lottery, signal }: { readonly lottery: answers.LotterySlug } & CallOptions) =>
      open<answers.DrawIndex>(memberPath(FILES.drawIndex.path, { lottery }), signal),

    /** How fresh each lottery is. */
    status: ({ signal }: CallOptions = {}) => open<answers.Status>(FILES.status.path, signal),

    /** What was added and corrected, newest first. */
    changes: ({ signal }: CallOptions = {}) => open<answers.Changes>(FILES.changes.path, signal),

    /** Each new draw and each correction once, in order, until `signal` ends it. */
    watch: (options: WatchOptions = {}) => watch(options, settings),
  };
}

/** The calls that look a number up; while the service does not answer, on the spot from files. */
function createChecks(settings: Settings) {
  return {
    /** One number, by the service; while it does not answer, on the spot from files. */
    check: ({ signal, ...query }: NumberQuery & CallOptions): Promise<Answered<answers.Check>> =>
      createAsk(
        settings,
        signal,
      )<answers.Check>({ path: ENDPOINTS.check.path, query }).catch(
        checkAnyway(query, settings, signal, (draw, credit, after) =>
          offlineCheck(draw, query.number, credit, after),
        ),
      ),

    /** Up to 20 numbers in one request. */
    checkMany: (asked: NumbersQuery & CallOptions): Promise<Answered<answers.Checks>> => {
      const { numbers, signal, ...draw } = asked;
      const query = { ...draw, numbers: numbers.join(',') };
      return createAsk(
        settings,
        signal,
      )<answers.Checks>({ path: CHECK_BATCH.path, query }).catch(
        checkAnyway(draw, settings, signal, (file, credit, after) =>
          offlineChecks(file, numbers, credit, after),
        ),
      );
    },
  };
}

export type Client = ReturnType<typeof createClient>;
