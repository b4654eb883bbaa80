// Asks the hosts in turn. A refusal the caller has to act on ends the search; the next host is asked where
// one is down, overloaded, or none of ours. What is kept of the service stands in for all of them.
import { type Answered, answered, isFresh } from './answered.ts';
import { ageOf, askHost } from './ask-host.ts';
import { addressAt, type Host, type Question } from './host.ts';
import { isAhead, type Kept, keptAnswer, keptAt } from './kept.ts';
import { type Attempt, type LotteryFault, NoHostAnswered } from './refusal.ts';
import { isPassing } from './reply.ts';
import type { Settings } from './settings.ts';

/** Asks a question, and takes the answer at its word. */
export type Open = <Body>(question: Question) => Promise<Answered<Body>>;

export function opener(settings: Settings, signal: AbortSignal | undefined): Open {
  return async <Body>(question: Question) =>
    (await ask(question, settings, signal)) as Answered<Body>;
}

/** The answer of the first host that gives one. */
export async function ask(
  question: Question,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<Answered<object>> {
  const failed: Attempt[] = [];
  let kept: Kept | undefined;
  let refused: LotteryFault | undefined;
  for (const host of settings.hosts) {
    const url = addressAt(host, question);
    if (url === undefined) continue;
    if (!host.mirror) kept = (await keptAt(url, settings.cache, settings.clock.now())) ?? kept;
    // Waiting is no use with an answer at hand that is as fresh as any cache may give.
    const isAtHand = kept && isFresh(kept.ageSeconds) && mayStandIn(kept, settings);
    const retries = isAtHand ? 0 : settings.retries;
    const place = { url, host, kept: kept?.url === url ? kept : undefined, question };
    const outcome = await askHost(place, { ...settings, retries }, signal, failed);
    if (outcome.kind === 'answer') {
      if (host.mirror && kept && isAhead(kept, outcome.body)) return keptAnswer(kept, failed);
      const { body, headers } = outcome;
      return answered(body, { ...originOf(host, headers), url, failed });
    }
    if (outcome.kind === 'refusal') {
      if (!isPassing(outcome.fault.status)) throw outcome.fault;
      refused = outcome.fault;
    }
    if (kept && isAtHand) return keptAnswer(kept, failed);
  }
  if (kept && mayStandIn(kept, settings)) return keptAnswer(kept, failed);
  throw refused ?? new NoHostAnswered(failed);
}

function mayStandIn({ ageSeconds }: Kept, { staleIfError }: Settings): boolean {
  return staleIfError > 0 && (ageSeconds ?? 0) <= staleIfError;
}

function originOf({ mirror }: Host, headers: Headers) {
  return {
    from: mirror ? ('mirror' as const) : ('service' as const),
    ageSeconds: mirror ? null : ageOf(headers),
    headers: Object.fromEntries(headers),
  };
}
