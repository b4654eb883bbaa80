// The states of a draw, an entry each: the code, how it looks, and the sentence in both languages.
// No other file words a state. Whoever adds one adds an entry here, and a sample in
// standing.test.ts.
import { bangkokDay } from '../../domain/clock.ts';
import { thaiShortDateLabel } from '../../domain/draw-date.ts';
import type { Reason } from '../../domain/withdrawal.ts';

/** How a state looks: good, to wait for, to beware of, not to use. */
export const TONES = ['ok', 'wait', 'warn', 'bad'] as const;
type Tone = (typeof TONES)[number];

type MissingPrizes = readonly { readonly slug: string; readonly name: string }[];

/** What decides the states of a draw, by the names that bodies have for it. */
export type Facts = {
  readonly doubt?: string | undefined;
  readonly pendingPrizes?: MissingPrizes | undefined;
  readonly unavailablePrizes?: MissingPrizes | undefined;
  readonly unconfirmed?: boolean | undefined;
  /** Oldest first. */
  readonly corrections?: readonly { readonly at: string }[] | undefined;
  readonly withdrawn?: Reason | undefined;
  /** `since`: when the oldest of them was announced. */
  readonly dueDraws?: { readonly state: string; readonly since: string } | undefined;
};

/** Also said of a day without a stored draw, whose tickets may still win. */
export const KEEP: Reason = { th: 'อย่าเพิ่งทิ้งสลาก', en: 'Keep the ticket.' };

/** Thai and English. */
export type Words = Reason;

/** What a state says; the columns of the table. */
export type Row = {
  readonly tone: Tone;
  /** The first words of the sentence, where there is no room for it. */
  readonly badge: Words;
  /** What whoever holds a ticket adds to it. */
  readonly keep?: Words;
  /** The sentence; `undefined` where the draw is not in this state. */
  readonly say: (facts: Facts) => Words | undefined;
};

/** States of the clock, apart: who needs no others does not load their sentences. */
export const OF_CLOCK: Readonly<Record<string, Row>> = {
  late: {
    tone: 'warn',
    badge: { th: 'ยังไม่มีผลใหม่', en: 'Results missing' },
    say: ({ dueDraws }) =>
      dueWords('late', dueDraws, (day, iso) => ({
        th: `ยังไม่มีผลใหม่ตั้งแต่งวด ${day} เลขนี้เป็นของงวดก่อน อย่าเพิ่งทิ้งสลากของงวดที่ยังไม่มีผล`,
        en: `Results missing since the draw of ${iso}: these numbers are of the draw before. Keep the tickets of later draws.`,
      })),
  },
  awaited: {
    tone: 'wait',
    badge: { th: 'กำลังรอผล', en: 'Awaiting' },
    say: ({ dueDraws }) =>
      dueWords('awaited', dueDraws, (day, iso) => ({
        th: `กำลังรอผลงวด ${day} เลขนี้เป็นของงวดก่อน อย่าเพิ่งทิ้งสลากของงวดที่รอ`,
        en: `Awaiting the draw of ${iso}: these numbers are of the draw before. Keep the tickets of that draw.`,
      })),
  },
};

/** States of the draw itself, the most urgent first. */
export const OF_DRAW: Readonly<Record<string, Row>> = {
  withdrawn: {
    tone: 'bad',
    badge: { th: 'ถอนผลแล้ว', en: 'Withdrawn' },
    say: ({ withdrawn }) =>
      withdrawn && {
        th: `ถอนผลแล้ว ไม่ใช่ผลรางวัล กรุณาเลิกใช้เลขของงวดนี้ เพราะ${withdrawn.th}`,
        en: `Withdrawn, not a result: stop using the numbers of this draw. ${withdrawn.en}`,
      },
  },
  doubt: {
    tone: 'warn',
    badge: { th: 'เลขอาจผิด', en: 'In doubt' },
    // Most doubts are years old, so that only who checks a ticket is told to keep it.
    keep: KEEP,
    say: ({ doubt }) =>
      doubt === undefined
        ? undefined
        : {
            th: `เลขอาจผิด กรุณาเทียบกับประกาศทางการ ข้อสงสัย: ${doubt}`,
            // Reasons are Thai alone.
            en: 'In doubt: the numbers of this draw may be wrong. Compare with the official announcement.',
          },
  },
  pending: {
    tone: 'wait',
    badge: { th: 'ยังประกาศไม่ครบ', en: 'Partial' },
    say: ({ pendingPrizes }) =>
      missingWords(pendingPrizes, (names, slugs) => ({
        th: `ยังประกาศไม่ครบ รอผล: ${names} ${KEEP.th} กรุณาตรวจอีกครั้ง`,
        en: `Partial, still to come: ${slugs}. Keep the ticket, and check again.`,
      })),
  },
  unavailable: {
    tone: 'warn',
    badge: { th: 'ขาดบางรางวัล', en: 'Prizes missing' },
    say: ({ unavailablePrizes }) =>
      missingWords(unavailablePrizes, (names, slugs) => ({
        th: `ขาดบางรางวัล ไม่มีแหล่งใดมีข้อมูล: ${names} (ไม่ได้แปลว่าไม่มีการออกรางวัล) กรุณาเทียบกับประกาศทางการ`,
        en: `Prizes missing, no source has them: ${slugs}. Neither won nor lost: compare with the official announcement.`,
      })),
  },
  corrected: {
    tone: 'ok',
    badge: { th: 'แก้ไขแล้ว', en: 'Corrected' },
    say: ({ corrections = [] }) => {
      const last = corrections.at(-1);
      if (last === undefined) return undefined;
      const [count, day] = [corrections.length, bangkokDay(Date.parse(last.at))];
      const times = count === 1 ? 'once on' : `${count} times, last on`;
      return {
        th: `แก้ไขแล้ว ${count} ครั้ง ล่าสุด ${thaiShortDateLabel(day)} ถ้าเคยตรวจก่อนวันนั้น กรุณาตรวจใหม่`,
        en: `Corrected ${times} ${day}: check again what was checked before.`,
      };
    },
  },
  unconfirmed: {
    tone: 'ok',
    badge: { th: 'รอยืนยัน', en: 'Unconfirmed' },
    say: ({ unconfirmed }) =>
      unconfirmed
        ? {
            th: 'รอยืนยันจากแหล่งอื่น ขณะนี้มีแหล่งเดียว',
            en: 'Unconfirmed: one source alone has these numbers so far.',
          }
        : undefined,
  },
};

function dueWords(
  state: 'late' | 'awaited',
  due: Facts['dueDraws'],
  write: (day: string, iso: string) => Words,
): Words | undefined {
  if (due?.state !== state) return undefined;
  const day = bangkokDay(Date.parse(due.since));
  return write(thaiShortDateLabel(day), day);
}

function missingWords(
  prizes: MissingPrizes = [],
  write: (names: string, slugs: string) => Words,
): Words | undefined {
  if (prizes.length === 0) return undefined;
  const list = (field: 'name' | 'slug') => prizes.map((prize) => prize[field]).join(', ');
  return write(list('name'), list('slug'));
}
