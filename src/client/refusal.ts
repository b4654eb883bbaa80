// The errors a call can throw. Their messages are Thai, for users.
import type { Fault, FaultCode, RejectedNumber } from './answers.ts';

/** The service refused. `code` never changes once published; `message` may. */
export class LotteryFault extends Error {
  override readonly name = 'LotteryFault';
  readonly status: number;
  readonly code: FaultCode;
  /** The parameter at fault. */
  readonly parameter: string | undefined;
  /** What would have been accepted. */
  readonly accepted: readonly string[] | undefined;
  /** Of several numbers those at fault; none of them was checked. */
  readonly rejected: readonly RejectedNumber[] | undefined;

  /** Of the response, by lower-case name; none where the device itself refused. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    { error, code, parameter, accepted, rejected }: Fault,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(error);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
    this.accepted = accepted;
    this.rejected = rejected;
    this.headers = headers;
  }
}

/** A host that gave no answer. */
export type Attempt = { readonly url: string; readonly reason: string };

/** No host gave an answer of this service: the network is down, or all of them are. */
export class NoHostAnswered extends Error {
  override readonly name = 'NoHostAnswered';
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super('เชื่อมต่อบริการผลรางวัลไม่ได้ กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง');
    this.attempts = attempts;
  }
}
