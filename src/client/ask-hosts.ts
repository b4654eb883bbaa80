// Asks the hosts in turn, each of them again where that may help. A refusal that the caller has to
// act on ends the search. An answer kept of the service stands in for all hosts.
import { STALE_IF_ERROR_SECONDS } from '../api/contract/caching.ts';
import { type Answered, answered, isFresh } from './answered.ts';
import { answerKept, isAhead, type Kept } from './cache.ts';
import { refuseMissing } from './missing-file.ts';
import { type Ask, findAddress, type Question } from './questions.ts';
import { type Attempt, LotteryFault, NoHostAnswered } from './refusal.ts';
import { isPassing } from './reply.ts';
import { type Place, readAge, requestOnce } from './request.ts';
import type { CallSettings } from './settings.ts';

/** The first wait before a host is asked again; each further one is twice as long. */
const FIRST_WAIT_SECONDS = 0.3;

/** Asks with these settings, until their signal is aborted. */
export function createAsk(settings: CallSettings): Ask {
  return (question) => askHosts(question, settings) as Promise<never>;
}

/** The answer of the first host that gives one. */
async function askHosts(question: Question, settings: CallSettings): Promise<Answered<object>> {
  const { cache, clock, onlyNew = false } = settings;
  const failed: Attempt[] = [];
  const mayStandIn = ({ ageSeconds }: Kept) =>
    !onlyNew && (ageSeconds ?? 0) <= STALE_IF_ERROR_SECONDS;
  let kept: Kept | undefined;
  let refused: LotteryFault | undefined;
  let isMissing = false;
  for (const host of settings.hosts) {
    const url = findAddress(host, question);
    if (url === undefined) continue;
    if (!host.mirror) kept = cache.find(url, clock.now()) ?? kept;
    // Waiting gains nothing if an answer is at hand that is as fresh as any cache may give.
    const isAtHand = kept && isFresh(kept.ageSeconds) && mayStandIn(kept);
    const retries = isAtHand ? 0 : settings.retries;
    const place = { url, host, kept: kept?.url === url ? kept : undefined, question };
    const reply = await askHost(place, { ...settings, retries }, failed);
    if (reply.kind === 'answer') {
      if (host.mirror && kept && isAhead(kept, reply.body)) {
        failed.push({ url, reason: 'older than the answer that is kept' });
        return answerKept(kept, failed);
      }
      return answered(reply.body, {
        from: host.mirror ? 'mirror' : 'service',
        ageSeconds: host.mirror ? null : readAge(reply.headers),
        headers: Object.fromEntries(reply.headers),
        url,
        failed,
      });
    }
    if (reply.kind === 'refusal') {
      if (!isPassing(reply.fault.status)) throw withAttempts(reply.fault, failed);
      refused = reply.fault;
    } else if (host.mirror && reply.isMissing) isMissing = true;
    if (kept && isAtHand) return answerKept(kept, failed);
  }
  if (kept && mayStandIn(kept)) return answerKept(kept, failed);
  const fault = (isMissing ? await findRefusal(question, settings) : undefined) ?? refused;
  throw fault ? withAttempts(fault, failed) : new NoHostAnswered(failed);
}

const withAttempts = (fault: LotteryFault, attempts: readonly Attempt[]) =>
  Object.assign(fault, { attempts });

/** Asks one host, and again as often as `retries` allows where that may help; notes what failed. */
async function askHost(place: Place, settings: CallSettings, failed: Attempt[]) {
  const { retries, longestWaitSeconds, clock, signal } = settings;
  for (let tries = 0; ; tries += 1) {
    const reply = await requestOnce(place, settings);
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
async function findRefusal(question: Question, settings: CallSettings) {
  const hosts = settings.hosts.filter(({ mirror }) => mirror);
  const fault = await refuseMissing(question, createAsk({ ...settings, hosts, retries: 0 }));
  // The service that is down may have draws that a copy lacks.
  const isLater = fault?.code === 'no_draw_on_date' && fault.nearest?.after === undefined;
  const isKnown = !isLater || hosts.length === settings.hosts.length;
  return fault && isKnown ? new LotteryFault(fault.status, fault) : undefined;
}
