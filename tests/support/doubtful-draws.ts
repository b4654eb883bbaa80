// Draws that a person should look at, each with the doubt it raises, and the ways to type them.
import { join } from 'node:path';
import { runMain } from './run-main.ts';
import { folderWith } from './run-script.ts';

type Typed = { day?: string; lottery?: string; prizes: Record<string, string> };

const LAO = (prizes: Typed['prizes']): Typed => ({ prizes });
const THAI = (prizes: Typed['prizes'], day = '2026-09-01'): Typed => ({
  ...{ lottery: 'thai-government', day },
  prizes: { ...prizes, 'last-two-digit': '12' },
});
const three = (top: string, bottom: string) =>
  LAO({ 'top-three-digit': top, 'bottom-two-digit': bottom });
const five = (whole: string, bottom: string) =>
  LAO({ 'five-digit': whole, 'bottom-two-digit': bottom });

/** The draw of lao-tv before is 508 and 37; thai-government's are 004615 and 53. */
const FAULTS: readonly { fact: string; name: string; typed: Typed; lines?: string }[] = (
  [
    ['zeros', 'zeros', five('00000', '00')],
    ['three zeros beside a pair', 'zeros', three('000', '37'), 'ลาวทีวี 000-37'],
    ['a first prize of zeros', 'zeros', THAI({ 'first-prize': '000000' })],
    ['the numbers of yesterday', 'copy', three('508', '37'), 'ลาวทีวี 508-37'],
    ['the numbers of yesterday in the whole number', 'copy', five('37508', '37')],
    ['a day off the calendar', 'day', THAI({ 'first-prize': '123456' }, '2026-09-03')],
    [
      'two digits that contradict three',
      'contradiction',
      LAO({ 'top-three-digit': '754', 'top-two-digit': '55', 'bottom-two-digit': '65' }),
    ],
    [
      'adjacent prizes of another number',
      'contradiction',
      THAI({ 'first-prize': '123456', 'adjacent-first-prize': '123446 123448' }),
    ],
  ] as const
).map(([fact, name, typed, lines]) => ({ fact, name, typed, ...(lines && { lines }) }));

export const slugOf = ({ lottery = 'lao-tv' }: Typed) => lottery;
const dayOf = ({ day = '2026-07-09' }: Typed) => day;

type Way = (
  data: string,
  fault: (typeof FAULTS)[number],
  more: string[],
) => ReturnType<typeof runMain>;

export const WAYS: Readonly<Record<string, Way>> = {
  'draw:add --yes': (data, { typed }, more) => {
    const prizes = Object.entries(typed.prizes).map(
      ([slug, text]) => `${slug}=${text.replaceAll(' ', ',')}`,
    );
    const of = [slugOf(typed), dayOf(typed), '--source', 'allhuay'];
    return runMain('add-draw', [...of, ...prizes, '--yes', ...more], { DATA_FOLDER: data });
  },
  'ingest --file': async (data, { typed }, more) => {
    const prizes = Object.entries(typed.prizes).map(([slug, text]) => [slug, text.split(' ')]);
    const draw = {
      lottery: slugOf(typed),
      drawDate: dayOf(typed),
      prizes: Object.fromEntries(prizes),
    };
    const folder = await folderWith(new Map([['own.json', JSON.stringify([draw])]]));
    const file = ['--file', join(folder, 'own.json'), '--source', 'allhuay'];
    return runMain('ingest', [...file, ...more], { DATA_FOLDER: data });
  },
  'ingest --day --yes': (data, { typed, lines = '' }, more) => {
    const day = ['--day', '-', '--source', 'allhuay', '--yes'];
    const text = `${dayOf(typed)}\n${lines}`;
    return runMain('ingest', [...day, ...more], { DATA_FOLDER: data }, { input: text });
  },
};

export const CASES = FAULTS.flatMap((fault) =>
  Object.keys(WAYS)
    .filter((way) => way !== 'ingest --day --yes' || fault.lines !== undefined)
    .map((way) => ({ ...fault, way })),
);
