// The service as functions. Each takes one object; its `signal` stops the call.
import { FILES } from '../contract/files.ts';
import type { Answered } from './answered.ts';
import type * as answers from './answers.ts';
import { opener } from './ask.ts';
import { checkAnyway } from './check-anyway.ts';
import { offlineCheck, offlineChecks } from './check-offline.ts';
import type { ExportedDraws } from './exported-draws.ts';
import type { Question } from './host.ts';
import * as questions from './questions.ts';
import { type ClientOptions, settingsOf } from './settings.ts';
import { type WatchOptions, watch } from './watch.ts';

export type CallOptions = { readonly signal?: AbortSignal | undefined };

type Answer<Body> = Promise<Answered<Body>>;

/** Asks the hosts of `options`; see the README for what it does when one fails. */
export function createClient(options: ClientOptions) {
  const settings = settingsOf(options);
  const get = <Body>(question: Question, signal: AbortSignal | undefined) =>
    opener(settings, signal)<Body>(question);
  const open = <Body>(path: string, signal: AbortSignal | undefined) =>
    get<Body>(questions.fileQuestion(path), signal);

  return {
    /** The newest draws of a lottery. */
    results: ({ signal, ...query }: answers.ResultsQuery & CallOptions = {}) =>
      get<answers.Results>(questions.resultsQuestion(query), signal),

    /** One draw; its `data` is what `checkOffline` needs. */
    draw: ({ signal, ...member }: answers.DrawMember & CallOptions) =>
      get<answers.DrawFile>(questions.drawQuestion(member), signal),

    /** Frequency tables. */
    stats: ({ signal, ...query }: answers.StatsQuery & CallOptions = {}) =>
      get<answers.Stats>(questions.statsQuestion(query), signal),

    /** Scores over past draws. They describe the past and predict nothing. */
    calculations: ({ signal, ...query }: answers.CalculationsQuery & CallOptions = {}) =>
      get<answers.Calculations>(questions.calculationsQuestion(query), signal),

    /** One number, by the service; while it does not answer, on the spot from files. */
    check: ({
      signal,
      ...query
    }: answers.DrawQuery & { readonly number: string } & CallOptions): Answer<answers.Check> =>
      get<answers.Check>(questions.checkQuestion(query), signal).catch(
        checkAnyway(query, settings, signal, (file, credit, after) =>
          offlineCheck(file, query.number, credit, after),
        ),
      ),

    /** Up to 20 numbers in one request. */
    checkMany: ({
      numbers,
      signal,
      ...asked
    }: answers.DrawQuery & {
      readonly numbers: readonly string[];
    } & CallOptions): Answer<answers.Checks> =>
      get<answers.Checks>(questions.checkManyQuestion(numbers, asked), signal).catch(
        checkAnyway(asked, settings, signal, (file, credit, after) =>
          offlineChecks(file, numbers, credit, after),
        ),
      ),

    /** Every draw of a lottery as a file, to be read as text or as a stream. */
    export: ({ signal, ...query }: answers.ExportQuery & CallOptions) =>
      get<ExportedDraws>(questions.exportQuestion(query), signal),

    /** Every lottery: names, schedule, prizes, how far its draws reach. */
    lotteries: ({ signal }: CallOptions = {}) =>
      open<answers.Lotteries>(FILES.lotteries.path, signal),

    /** The days of all draws of a lottery. */
    draws: ({ lottery, signal }: { readonly lottery: answers.LotterySlug } & CallOptions) =>
      get<answers.DrawIndex>(questions.drawsQuestion(lottery), signal),

    /** How fresh each lottery is. */
    status: ({ signal }: CallOptions = {}) => open<answers.Status>(FILES.status.path, signal),

    /** What was added and corrected, newest first. */
    changes: ({ signal }: CallOptions = {}) => open<answers.Changes>(FILES.changes.path, signal),

    /** Each new draw and each correction once, in order, until `signal` ends it. */
    watch: (options: WatchOptions = {}) => watch(options, settings),
  };
}

export type Client = ReturnType<typeof createClient>;
