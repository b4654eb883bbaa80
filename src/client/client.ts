// The service as functions.
import { FILES } from '../contract/files.ts';
import type { Answered } from './answered.ts';
import type * as answers from './answers.ts';
import { opener } from './ask.ts';
import { checkAnyway } from './check-anyway.ts';
import { offlineCheck, offlineChecks } from './check-offline.ts';
import type { Question } from './host.ts';
import * as questions from './questions.ts';
import { type ClientOptions, settingsOf } from './settings.ts';
import { type WatchOptions, watch } from './watch.ts';

export type CallOptions = { readonly signal?: AbortSignal | undefined };

type Answer<Body> = Promise<Answered<Body>>;

/** Asks the hosts of `options`; see the README for what it does when one fails. */
export function createClient(options: ClientOptions) {
  const settings = settingsOf(options);
  const get = <Body>(question: Question, { signal }: CallOptions = {}) =>
    opener(settings, signal)<Body>(question);
  const open = <Body>(path: string, call?: CallOptions) =>
    get<Body>(questions.fileQuestion(path), call);

  return {
    /** The newest draws of a lottery. */
    results: (query: answers.ResultsQuery = {}, call?: CallOptions): Answer<answers.Results> =>
      get(questions.resultsQuestion(query), call),

    /** One draw; its `data` is what `checkOffline` needs. */
    draw: (member: answers.DrawMember, call?: CallOptions): Answer<answers.DrawFile> =>
      get(questions.drawQuestion(member), call),

    /** Frequency tables. */
    stats: (query: answers.StatsQuery = {}, call?: CallOptions): Answer<answers.Stats> =>
      get(questions.statsQuestion(query), call),

    /** Scores over past draws. They describe the past and predict nothing. */
    calculations: (
      query: answers.CalculationsQuery = {},
      call?: CallOptions,
    ): Answer<answers.Calculations> => get(questions.calculationsQuestion(query), call),

    /** One number, by the service; while it does not answer, on the spot from files. */
    check: (
      query: answers.DrawQuery & { readonly number: string },
      call: CallOptions = {},
    ): Answer<answers.Check> =>
      get<answers.Check>(questions.checkQuestion(query), call).catch(
        checkAnyway(query, settings, call.signal, (file, credit, after) =>
          offlineCheck(file, query.number, credit, after),
        ),
      ),

    /** Up to 20 numbers in one request. */
    checkMany: (
      { numbers, ...asked }: answers.DrawQuery & { readonly numbers: readonly string[] },
      call: CallOptions = {},
    ): Answer<answers.Checks> =>
      get<answers.Checks>(
        questions.checkQuestion({ ...asked, numbers: numbers.join(',') }),
        call,
      ).catch(
        checkAnyway(asked, settings, call.signal, (file, credit, after) =>
          offlineChecks(file, numbers, credit, after),
        ),
      ),

    /** Every lottery: names, schedule, prizes, how far its draws reach. */
    lotteries: (call?: CallOptions) => open<answers.Lotteries>(FILES.lotteries.path, call),

    /** The days of all draws of a lottery. */
    draws: (lottery: answers.LotterySlug, call?: CallOptions): Answer<answers.DrawIndex> =>
      get(questions.drawsQuestion(lottery), call),

    /** How fresh each lottery is. */
    status: (call?: CallOptions) => open<answers.Status>(FILES.status.path, call),

    /** What was added and corrected, newest first. */
    changes: (call?: CallOptions) => open<answers.Changes>(FILES.changes.path, call),

    /** Each new draw and each correction once, in order, until `signal` ends it. */
    watch: (options: WatchOptions = {}) => watch(options, settings),
  };
}

export type Client = ReturnType<typeof createClient>;
