// Draws that a person should look at, each with the doubt it raises, and the ways to type them.
import { join } from 'node:path';
import { runMain } from './run-main.ts';
import { folderWith } from './run-script.ts';

type Typed = { day?: string; lottery?: string; prizes: Record<string, string> };

/** The draw of lao-tv before is 508 and 37; thai-government's are 004615 and 53. */
const FAULTS: readonly { fact: string; name: string; typed: Typed; lines?: string }[] = [
  {
    fact: 'zeros',
    name: 'zeros',
    typed: { prizes: { 'five-digit': '00000', 'bottom-two-digit': '00' } },
  },
  {
    fact: 'three zeros beside a pair',
    name: 'zeros',
    typed: { prizes: { 'top-three-digit': '000', 'bottom-two-digit': '37' } },
    lines: 'ลาวทีวี 000-37',
  },
  {
    fact: 'a first prize of zeros',
    name: 'zeros',
    typed: {
      lottery: 'thai-government',
      day: '2026-09-01',
      prizes: { 'first-prize': '000000', 'last-two-digit': '12' },
    },
  },
  {
    fact: 'the numbers of yesterday',
    name: 'copy',
    typed: { prizes: { 'top-three-digit': '508', 'bottom-two-digit': '37' } },
    lines: 'ลาวทีวี 508-37',
  },
  {
    fact: 'the numbers of yesterday in the whole number',
    name: 'copy',
    typed: { prizes: { 'five-digit': '37508', 'bottom-two-digit': '37' } },
  },
  {
    fact: 'a day off the calendar',
    name: 'day',
    typed: {
      lottery: 'thai-government',
      day: '2026-09-03',
      prizes: { 'first-prize': '123456', 'last-two-digit': '12' },
    },
  },
  {
    fact: 'two digits that contradict three',
    name: 'contradiction',
    typed: {
      prizes: { 'top-three-digit': '754', 'top-two-digit': '55', 'bottom-two-digit': '65' },
    },
  },
  {
    fact: 'adjacent prizes of another number',
    name: 'contradiction',
    typed: {
      lottery: 'thai-government',
      day: '2026-09-01',
      prizes: {
        'first-prize': '123456',
        'adjacent-first-prize': '123446 123448',
        'last-two-digit': '12',
      },
    },
  },
];

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
