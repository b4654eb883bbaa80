// The questions, a function each. They take a client, then one object; its `signal` stops the call.
import { standingNow } from '../api/check/due-draws.ts';
import type { AnswerOf, Draw, OptionsOf, Path, Schemas, Standing } from './answers.ts';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';
import { type CallOptions, type Client, readCall } from './client.ts';
import type { Kinds } from './options.ts';
import { drawQuestion } from './question.ts';

/** The options may be left out where none of them is needed. */
type OptionsOrNone<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];
type AskOf<Asked extends Path> = (
  client: Client,
  ...options: OptionsOrNone<OptionsOf<Asked> & CallOptions>
) => Promise<Answered<AnswerOf<Asked>>>;

/** The function of a path; what it takes is spelt in the path, or stands in the query. */
function createQuestion<Asked extends Path>(name: string, path: Asked, kinds: Kinds = {}) {
  const question: AskOf<Asked> = async (client, options = {} as never) => {
    const [call, values] = readCall(name, client, options as object, kinds);
    const part = path.includes('{') ? 'member' : 'query';
    return ask(call, { path, ...(Object.keys(kinds).length > 0 && { [part]: values }) });
  };
  return question;
}

/** Frequency tables. */
export const getStats = /* @__PURE__ */ createQuestion('getStats', '/stats', {
  lottery: 'text?',
  prize: 'text?',
});

/** Scores over past draws. They describe the past and predict nothing. */
export const getCalculations = /* @__PURE__ */ createQuestion('getCalculations', '/calculations', {
  lottery: 'text?',
  window: 'count?',
  prize: 'text?',
});

/** The days of all draws of a lottery. */
export const getDraws = /* @__PURE__ */ createQuestion('getDraws', '/draws/{lottery}/index.json', {
  lottery: 'text',
});

/** Every draw of a lottery. */
export const getExport = /* @__PURE__ */ createQuestion('getExport', '/export/{lottery}.json', {
  lottery: 'text',
});

/** Every lottery: names, schedule, prizes, how far its draws reach. */
export const getLotteries = /* @__PURE__ */ createQuestion('getLotteries', '/lotteries.json');

/** How fresh each lottery is. */
export const getStatus = /* @__PURE__ */ createQuestion('getStatus', '/status.json');

/** What was added, corrected and withdrawn, newest first. */
export const getChanges = /* @__PURE__ */ createQuestion('getChanges', '/changes.json');

/** One draw; its `data` is what `checkOffline` needs. */
export const getDraw: AskOf<'/draws/{lottery}/{date}.json'> = async (client, options) => {
  const kinds = { lottery: 'text', date: 'text' } as const;
  const [call, member] = readCall('getDraw', client, options, kinds);
  return ask(call, drawQuestion(member));
};

/** The newest draws of a lottery, or that of a day. */
export const getResults: AskOf<'/results'> = async (client, options = {}) => {
  const kinds = { lottery: 'text?', limit: 'count?', date: 'text?' } as const;
  const [call, query] = readCall('getResults', client, options, kinds);
  const answer = await ask(call, { path: '/results', query, revalidate: query.date !== undefined });
  const [newest, ...older] = answer.data;
  // Of a day, the service has said it itself.
  if (newest === undefined || query.date !== undefined) return answer;
  return Object.assign(answer, { data: [withDue(newest, answer.nextDraw, call), ...older] });
};

/** The newest draw of every lottery, or of those of a group. */
export async function getLatest(
  client: Client,
  options: CallOptions & { readonly group?: 'thai' | 'lao' | 'hanoi' } = {},
): Promise<Answered<Schemas['Latest']>> {
  const [call, { group }] = readCall('getLatest', client, options, { group: 'text?' });
  const answer = await ask(call, { path: group ? `/latest/${group}.json` : '/latest.json' });
  const data = answer.data.map((draw) => withDue(draw, draw.nextDraw, call));
  return Object.assign(answer, { data });
}

/** Says of a newest draw that a later one was due, if it was by now: files know no clock. */
function withDue<Newest extends Draw>(
  draw: Newest,
  next: Schemas['Results']['nextDraw'],
  { clock }: Client,
): Newest {
  return { ...draw, standing: standingNow(draw, next, clock.now()) as Standing[] };
}
