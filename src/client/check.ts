// Checks numbers by the service; while it does not answer, here, with the files of a mirror or
// those that are kept.
import { DEFAULT_LOTTERY } from '../api/contract/query.ts';
import { type Answered, type AnswerMeta, answered } from './answered.ts';
import type { OptionsOf, Schemas } from './answers.ts';
import { ask } from './ask.ts';
import { checkWith } from './check-offline.ts';
import { type Call, type CallOptions, type Client, readCall } from './client.ts';
import { drawQuestion } from './question.ts';
import { isPassing, LotteryFault, NoHostAnswered } from './refusal.ts';

type Check = Omit<OptionsOf<'/check/batch'>, 'numbers'> & { readonly numbers: readonly string[] };

/** Up to 20 numbers in one request, against the newest draw or that of a day. */
export async function check(
  client: Client,
  options: Check & CallOptions,
): Promise<Answered<Schemas['Checks']>> {
  const kinds = { numbers: 'numbers', lottery: 'text?', date: 'text?' } as const;
  const [call, query] = readCall('check', client, options, kinds);
  const { numbers, ...draw } = query;
  const question = {
    path: '/check/batch',
    query: { ...draw, numbers: numbers.join(',') },
  } as const;
  return ask(call, question).catch((error) => {
    if (!isDown(error)) throw error;
    // The service has just been asked as often as is worth it.
    return checkAnyway(query, { ...call, retries: 0 }, error);
  });
}

/** Throws the error of the service where there is no file either. */
async function checkAnyway(
  { numbers, lottery = DEFAULT_LOTTERY, date }: Check,
  call: Call,
  error: LotteryFault | NoHostAnswered,
) {
  const orThrow = (failure: unknown) => {
    call.signal?.throwIfAborted();
    if (!isDown(failure)) throw failure;
    const isRefused = error instanceof LotteryFault;
    throw isRefused ? error : new NoHostAnswered([...error.attempts, ...failure.attempts]);
  };
  const newest =
    date === undefined
      ? await ask(call, { path: '/results', query: { lottery } }).catch(orThrow)
      : undefined;
  const day = date ?? newest?.data[0]?.drawDate ?? '';
  const file = await ask(call, drawQuestion({ lottery, date: day })).catch(orThrow);
  // A ticket that is checked without a day may be of a draw that was due since.
  const after = newest && { nextDraw: newest.nextDraw, now: call.clock.now() };
  const body = checkWith({ draw: file.data, numbers, ...after }, file.attribution.url);
  const meta = oldest(file.meta, newest?.meta ?? file.meta);
  const failed = [...error.attempts, ...file.meta.failed, ...(newest?.meta.failed ?? [])];
  return answered(body, { ...meta, failed });
}

/** An answer made of two is as old as the older one. */
function oldest(left: AnswerMeta, right: AnswerMeta): AnswerMeta {
  const age = ({ ageSeconds }: AnswerMeta) => ageSeconds ?? Number.POSITIVE_INFINITY;
  return age(right) > age(left) ? right : left;
}

/** Whether another host, or files, may do better. */
function isDown(error: unknown): error is LotteryFault | NoHostAnswered {
  const isRefused = error instanceof LotteryFault && isPassing(error.status);
  return isRefused || error instanceof NoHostAnswered;
}
