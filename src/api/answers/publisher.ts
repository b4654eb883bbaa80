// What an emission needs beside the draws.
import type { SecurityContact } from '../contract/webhook.ts';
import type { Calendar } from '../../domain/calendar.ts';
import type { Source } from '../../domain/source.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';

export type Site = {
  readonly origin: string;
  readonly calendar: Calendar;
  readonly sources: readonly Source[];
  /** Where draws are asked for, in the order of belief. */
  readonly upstreams: readonly {
    readonly source: string;
    readonly lotteries: readonly string[];
    readonly proven?: DrawDate | undefined;
    readonly keyVariable?: string | undefined;
  }[];
  /** Draws that wait for a person. */
  readonly heldBack: readonly Pick<HeldBackDraw, 'lottery' | 'drawDate'>[];
  /** Who receives a wrong number: the address of the repository, or `mailto:`. */
  readonly reports?: string;
  /** Thai, a sentence of the operator: why draws are late. */
  readonly lateReason?: string;
  /** Whom to tell of a weakness; not said where the operator names nobody. */
  readonly security?: SecurityContact | undefined;
};
