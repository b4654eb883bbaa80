// What the tools ask: the API at an origin, or of the last build.
import { LRUCache } from 'lru-cache';
import type { FaultBody } from '../../src/api/contract/faults.ts';
import { internalError } from '../../src/api/contract/faults.ts';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import type { DrawIndexBody } from '../../src/api/answers/draws.schema.ts';
import { logFailure } from './log-failure.ts';
import { Refusal } from './tool-answer.ts';

export type McpApi = {
  /** Before `/api`; empty where that is a build. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** Asks for what is at a path. A refusal of the API is thrown as a {@link Refusal}. */
export type AskApi = {
  readonly text: (path: string) => Promise<string>;
  readonly body: <Body>(path: string) => Promise<Body>;
};

/** Larger bodies are kept parsed: one of 5 MB blocks all clients as long as a hundred answers. */
const LARGE_CHARACTERS = 200_000;
const KEPT_CHARACTERS = 12_000_000;
/** Short enough that no client gets an outdated table. */
const KEPT_MS = 10_000;

/** A model waits no longer for one question. */
const TIMEOUT_MS = 10_000;

export function createAsk({ origin, fetch }: McpApi, timeoutMs = TIMEOUT_MS): AskApi {
  const kept = new LRUCache<string, object>({ maxSize: KEPT_CHARACTERS, ttl: KEPT_MS });
  const readText = async (path: string) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${origin}${path}`, { signal });
      const text = await response.text();
      if (response.ok) return text;
      const fault = JSON.parse(text) as FaultBody;
      throw new Refusal(fault.code === undefined ? UNAVAILABLE : fault);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // The operator reads standard error; the model gets the sentence for users.
      logFailure(error);
      throw new Refusal(signal.aborted ? TIMED_OUT : UNAVAILABLE);
    }
  };
  const readBody = async (path: string) => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const text = await readText(path);
    const body = JSON.parse(text);
    if (text.length > LARGE_CHARACTERS) kept.set(path, body, { size: text.length });
    return body;
  };
  return { text: readText, body: readBody as AskApi['body'] };
}

const { code, error } = internalError();
const UNAVAILABLE = { code, error };
const TIMED_OUT = { code: 'timed_out', error: 'รอคำตอบนานเกินไป กรุณาลองใหม่อีกครั้ง' } as const;

/** The days of all stored draws of a lottery, newest first. */
export async function readDays(ask: AskApi, lottery: string): Promise<readonly string[]> {
  const { draws } = await ask.body<DrawIndexBody>(memberPath(FILES.drawIndex.path, { lottery }));
  return draws.map(({ drawDate }) => drawDate);
}

/** The two draws after a day and the two before it, newest first. */
export async function nearestDays(ask: AskApi, lottery: string, day: string): Promise<string[]> {
  const days = await readDays(ask, lottery);
  const after = days.filter((stored) => stored > day);
  return [...after.slice(-2), ...days.filter((stored) => stored < day).slice(0, 2)];
}

/** An event of a calendar of `src/api/answers/calendars.ts`. Its identifier ends in a day. */
const EVENT =
  /^UID:.*(\d{4}-\d{2}-\d{2})@[\s\S]*?^DTSTART:(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/gm;

/** The announcements of a calendar file, or the first so many after a moment, in order. */
export function comingAnnouncements(calendar: string, after = new Date(0), most?: number) {
  const unfolded = calendar.replace(/\r?\n[ \t]/g, '');
  return [...unfolded.matchAll(EVENT)]
    .map(([, drawDate = '', year, month, day, hour, minute, second]) => ({
      drawDate,
      announcedAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    }))
    .filter(({ announcedAt }) => announcedAt > after.toISOString())
    .sort((left, right) => (left.announcedAt < right.announcedAt ? -1 : 1))
    .slice(0, most);
}

/**
 * Whether a draw of that day is announced after the newest stored one; `undefined` where the
 * calendar does not reach so far.
 */
export async function isAnnounced(ask: AskApi, lottery: string, day: string) {
  const calendar = await ask.text(memberPath(FILES.calendar.path, { lottery }));
  const days = comingAnnouncements(calendar).map(({ drawDate }) => drawDate);
  if (days.includes(day)) return true;
  return days.some((later) => later > day) ? false : undefined;
}
