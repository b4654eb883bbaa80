// Asks the hosts in turn, each of them again where that may help. A refusal that the caller has to
// act on ends the search. An answer kept of the service stands in for all hosts.
import { STALE_IF_ERROR_SECONDS } from '../api/contract/caching.ts';
import { API_BASE } from '../api/contract/service.ts';
import { type Answered, answered, isFresh } from './answered.ts';
import type { AnswerOf, Path } from './answers.ts';
import { answerKept, isAhead, type Kept } from './cache.ts';
import type { Call } from './client.ts';
import { fillPath, type Question, searchParams } from './question.ts';
import { type Attempt, isPassing, LotteryFault, NoHostAnswered } from './refusal.ts';
import { type Place, readAge, requestOnce } from './request.ts';

/** The first wait before a host is asked again; each further one is twice as long. */
const FIRST_WAIT_SECONDS = 0.3;

/** The answer of the first host that gives one. */
export async function ask<Asked extends Path>(
  call: Call,
  question: Question & { readonly path: Asked },
): Promise<Answered<AnswerOf<Asked>>> {
  return (await askHosts(call, question)) as Answered<AnswerOf<Asked>>;
}

async function askHosts(call: Call, question: Question): Promise<Answered<object>> {
  const { cache, clock } = call;
  const failed: Attempt[] = [];
  const search = searchParams(question.query).toString();
  const path = fillPath(question.path, question.member) + (search && `?${search}`);
  let kept: Kept | undefined;
  let refused: LotteryFault | undefined;
  let isMissing = false;
  for (const { url: base, files } of call.hosts) {
    const file = files ? files.fileOf(question) : { path };
    if (file === undefined) continue;
    const url = `${base}${API_BASE}${file.path}`;
    if (!files) kept = cache.find(url, clock.now()) ?? kept;
    // Waiting gains nothing if an answer is at hand that is as fresh as any cache may give.
    const isAtHand = kept && isFresh(kept.ageSeconds);
    const known = kept?.url === url ? kept : undefined;
    const place = { url, isMirror: files !== undefined, kept: known, question, pick: file.pick };
    const reply = await askHost(place, isAtHand ? { ...call, retries: 0 } : call, failed);
    if (reply.kind === 'answer') {
      if (files && kept && isAhead(kept, reply.body)) {
        failed.push({ url, reason: 'older than the answer that is kept' });
        return answerKept(kept, failed);
      }
      const headers = Object.fromEntries(reply.headers);
      const origin = files
        ? { from: 'mirror' as const, ageSeconds: null }
        : { from: 'service' as const, ageSeconds: readAge(reply.headers) };
      return answered(reply.body, { ...origin, headers, url, failed });
    }
    if (reply.kind === 'refusal') {
      if (!isPassing(reply.fault.status)) throw withAttempts(reply.fault, failed);
      refused = reply.fault;
    } else if (files && reply.isMissing) isMissing = true;
    if (kept && isAtHand) return answerKept(kept, failed);
  }
  if (kept && (kept.ageSeconds ?? 0) <= STALE_IF_ERROR_SECONDS) return answerKept(kept, failed);
  const fault = (isMissing ? await findRefusal(question, call) : undefined) ?? refused;
  throw fault ? withAttempts(fault, failed) : new NoHostAnswered(failed);
}

const withAttempts = (fault: LotteryFault, attempts: readonly Attempt[]) =>
  Object.assign(fault, { attempts });

/** Asks one host, and again as often as `retries` allows where that may help; notes what failed. */
async function askHost(place: Place, call: Call, failed: Attempt[]) {
  const { retries, longestWaitSeconds, clock, signal } = call;
  for (let tries = 0; ; tries += 1) {
    const reply = await requestOnce(place, call);
    if (reply.kind === 'answer') return reply;
    const reason = reply.kind === 'silence' ? reply.reason : `HTTP ${reply.fault.status}`;
    failed.push({ url: place.url, reason });
    if (reply.again === undefined || tries >= retries) return reply;
    const backOff = FIRST_WAIT_SECONDS * 2 ** tries;
    const wait = reply.again.afterSeconds ?? backOff;
    if (wait > longestWaitSeconds) return reply;
    // Waits until the moment that a host asks for, and then up to as long again as our own wait.
    await clock.wait((wait + clock.random() * backOff) * 1000, signal);
  }
}

/** What the service would refuse, as far as the mirrors tell why they have no file. */
async function findRefusal(question: Question, call: Call) {
  const hosts = call.hosts.filter(({ files }) => files !== undefined);
  const fault = await hosts[0]?.files?.refuseMissing(question, { ...call, hosts, retries: 0 });
  // The service that is down may have draws that a copy lacks.
  const isLater = fault?.code === 'no_draw_on_date' && fault.nearest?.after === undefined;
  const isKnown = !isLater || hosts.length === call.hosts.length;
  return fault && isKnown ? new LotteryFault(fault.status, fault) : undefined;
}
