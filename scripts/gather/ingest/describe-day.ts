// A pasted day as a table: what was understood and would become of it, and what was not.
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import { type DrawDate, parseDrawDate } from '../../../src/domain/draw-date.ts';
import { eraOn } from '../../../src/domain/lottery.ts';
import type { Outcome } from '../../../src/intake/fold/outcome.ts';
import type {
  PastedLine,
  PastedRow,
  ReadDay,
} from '../../../src/intake/text/pasted-day/pasted-day.ts';
import { describeFinding } from '../../../src/intake/problem.ts';

type State = Outcome['name'] | 'no draw';

const STATES: Readonly<Record<State, string>> = {
  new: 'ใหม่ (new)',
  completed: 'เพิ่มรางวัล (adds prizes)',
  agrees: 'ตรงกับที่มี (agrees)',
  corrected: 'แก้ไข (corrects)',
  refused: 'ไม่รับ (refused)',
  disputed: 'น่าสงสัย (doubtful; waits for a person)',
  'no draw': 'งด (no draw; nothing to store)',
};

export type JudgedRow = ReturnType<typeof judgeRow>;

/** A row with what would become of it; without an outcome it says that nothing was drawn. */
export function judgeRow(pasted: PastedRow, outcome: Outcome | undefined) {
  const state: State = outcome?.name ?? 'no draw';
  // What a person has to answer before it is stored.
  return { pasted, outcome, state, doubts: outcome?.doubts ?? [] };
}

export function serializeRow({ pasted: { lottery, lines, row }, state, doubts }: JudgedRow) {
  const facts = { lottery: lottery.slug, lines, prizes: row.prizes, state };
  return { ...facts, ...(doubts.length > 0 && { doubts }) };
}

export function describeDay({ drawDate, ignored, asked }: ReadDay, rows: readonly JudgedRow[]) {
  const understood = rows.flatMap((row) => describeRow(row, drawDate));
  return [
    `วันที่ ${drawDate}`,
    ...section('เข้าใจ (understood)', understood),
    ...section(
      `ต้องให้คนดูก่อนบันทึก (to be judged before anything is stored; --lines ${asked.map(({ line }) => line).join(',')} says that they leave the numbers as they are)`,
      asked.map(describeLine),
    ),
    ...section('ไม่ใช่ผลของเรา (left out)', ignored.map(describeLine)),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function describeRow({ pasted, outcome, state, doubts }: JudgedRow, newest: DrawDate): string[] {
  const { lottery, lines, row: read } = pasted;
  const isStored = state !== 'refused' && state !== 'disputed';
  const { prizes } = (isStored && outcome?.draw) || read;
  const kinds = eraOn(lottery, parseDrawDate(read.drawDate))?.prizes ?? [];
  const prizeLines = Object.entries(prizes).map(([slug, numbers]) => {
    return `${kinds.find((kind) => kind.slug === slug)?.nameTh ?? slug} ${numbers.join(' ')}`;
  });
  const findings = [...(outcome?.findings ?? []), ...(outcome?.warnings ?? [])];
  const day = read.drawDate === newest ? '' : `${read.drawDate}  `;
  return [
    `  ${formatPlace(lines)}  ${day}${lottery.nameTh} (${lottery.slug})  ${[...prizeLines, STATES[state]].join(' · ')}`,
    ...findings.map((finding) => `      ${describeFinding(finding)}`),
    ...doubts.map((doubt) => `      ${describeDoubt(doubt)}`),
  ];
}

/** `formatPlace([3, 4, 5]) //=> '3–5'` */
function formatPlace(lines: readonly number[]): string {
  const [first, last] = [lines[0], lines.at(-1)];
  return (first === last ? String(first) : `${first}–${last}`).padEnd(6);
}

/** A pasted line is shown without what a terminal or a comment would take for a command. */
export function describeLine({ line, text, reason }: PastedLine): string {
  const quoted = text.replace(/[\p{Cc}\p{Cf}`]+/gu, ' ').slice(0, 60);
  return `  ${String(line).padEnd(6)}  “${quoted}”  ${reason}`;
}
