// What the tools ask: the API at an origin, or of the last build.
import { type FaultBody, internalError } from '../../src/api/contract/faults.ts';
import { logFailure } from './log-failure.ts';
import { Refusal, refusalOf } from './refusal.ts';

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

/** A model waits no longer for one question. */
const TIMEOUT_MS = 10_000;

export function createAsk({ origin, fetch }: McpApi, timeoutMs = TIMEOUT_MS): AskApi {
  /** @param read the text of an answer that is none of ours is none that can be read */
  const readAnswer = async <Answer>(path: string, read: (text: string) => Answer) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${origin}${path}`, { signal });
      const text = await response.text();
      if (response.ok) return read(text);
      const { success: _, ...fault }: FaultBody = JSON.parse(text);
      if (fault.code === undefined) throw new Error(`${path} answered ${response.status}`);
      throw new Refusal(fault);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // The operator reads standard error; the model gets the sentence for users.
      logFailure(error);
      throw refusalOf(internalError());
    }
  };
  return {
    text: (path) => readAnswer(path, (text) => text),
    body: (path) => readAnswer(path, (text) => JSON.parse(text)),
  };
}
