// The errors a call can throw. Messages are Thai, for users; `errorEn` says the same in English.
import type { Schemas } from './answers.ts';

/** What the service says with a refusal. */
type Said = Omit<Schemas['Fault'], 'success'>;

/** The service refused. `code` never changes once published; `message` may. */
export class LotteryFault extends Error {
  override readonly name = 'LotteryFault';
  readonly status: number;
  readonly code: Said['code'];
  readonly errorEn: string;
  /** All it said: `parameter`, `accepted`, `rejected`, `nearest`, `standing`. */
  readonly fault: Said;
  /** Of the response, by lower-case name; none where the device itself refused. */
  readonly headers: Readonly<Record<string, string>>;
  /** The requests that failed, this one among them. */
  readonly attempts: readonly Attempt[] = [];

  constructor(status: number, fault: object, headers: LotteryFault['headers'] = {}) {
    const said = fault as Said;
    super(said.error);
    this.status = status;
    this.code = said.code;
    this.errorEn = said.errorEn;
    this.fault = said;
    this.headers = headers;
  }
}

/** A host that gave no answer. */
export type Attempt = { readonly url: string; readonly reason: string };

/** No host gave an answer of this service: the network is down, or all of them are. */
export class NoHostAnswered extends Error {
  override readonly name = 'NoHostAnswered';
  readonly attempts: readonly Attempt[];
  readonly errorEn: string;

  constructor(attempts: readonly Attempt[]) {
    super('เชื่อมต่อบริการผลรางวัลไม่ได้ กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง');
    this.attempts = attempts;
    const tried = attempts.map(({ url, reason }) => `${url}: ${reason}`).join('; ');
    this.errorEn = `no host answered${tried && ` (${tried})`}; try again, and use what you have till then`;
  }
}

/** To catch with: `undefined` where hosts fail. A mistake of ours, or of the caller, is thrown. */
export function ignoreNoAnswer(error: unknown): undefined {
  if (!(error instanceof LotteryFault || error instanceof NoHostAnswered)) throw error;
}

/** Whether another host, or the same one later, may do better. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** The program called a function with what it does not take. Nothing was asked. */
export class WrongCall extends TypeError {
  override readonly name = 'WrongCall';
  /** The message is in both languages, since whoever reads it is working on the program. */
  readonly errorEn: string;

  constructor(call: string, error: string, errorEn: string) {
    super(`${call}: ${errorEn} · ${error}`);
    this.errorEn = `${call}: ${errorEn}`;
  }
}
