// What the tools ask: the API at an origin, or of the last build.
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { internalError } from '../../src/contract/faults.ts';
import { FILES } from '../../src/contract/files.ts';
import type { FaultBody } from '../../src/contract/schemas/fault.ts';
import type { LotteriesBody } from '../../src/contract/schemas/lotteries.ts';
import { Refusal } from './refusal.ts';

export type McpApi = {
  /** Before `/api`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** The text of an answer at a path. A refusal of the API is thrown as a {@link Refusal}. */
export type Ask = (path: string) => Promise<string>;

/** A model waits no longer for one question. */
const TIMEOUT_MS = 10_000;

export function asking({ origin, fetch }: McpApi, timeoutMs = TIMEOUT_MS): Ask {
  return async (path) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${origin}${path}`, { signal });
      const text = await response.text();
      if (response.ok) return text;
      throw refusalOf(text);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // The operator reads standard error; the model gets the sentence for users.
      console.error(error);
      throw signal.aborted ? timedOut() : unavailable();
    }
  };
}

function refusalOf(text: string): Refusal {
  const { success: _, ...fault } = JSON.parse(text) as FaultBody;
  return fault.code === undefined ? unavailable() : new Refusal(fault);
}

function unavailable(): Refusal {
  const { code, error } = internalError();
  return new Refusal({ code, error });
}

function timedOut(): Refusal {
  return new Refusal({ code: 'timed_out', error: 'รอคำตอบนานเกินไป กรุณาลองใหม่อีกครั้ง' });
}

/** The part of the catalogue that descriptions of parameters need, from the list of lotteries. */
export async function catalogueBy(ask: Ask): Promise<Catalogue> {
  const { lotteries } = JSON.parse(await ask(FILES.lotteries.path)) as LotteriesBody;
  return lotteries.map(({ lottery, nameTh, eras, numberLengths, coverage }) => ({
    slug: lottery,
    nameTh,
    prizes: (eras.at(-1)?.prizes ?? []).map(({ slug }) => slug),
    numberLengths,
    hasDraws: coverage !== null,
    hasCompleteDraws: coverage !== null,
  }));
}
