// What a merge of git or an edit by hand brings into the folder is judged as if it had come in.
import { describe, expect, test } from 'vitest';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readDataFolder, readRegistry } from '../files/data-folder.ts';
import { describeProblem } from '../problem.ts';

const now = Date.parse('2026-11-20T23:59:59+07:00');
type Line = Record<string, unknown> & { drawDate: string };

/** The small folder with these lines of lao-tv above the others. */
function withLines(...added: Line[]) {
  const text = smallData().get(TV_FILE) ?? '';
  const lines = added.map((line) => `${JSON.stringify(line)},\n`).join('');
  return smallData().set(TV_FILE, text.replace('[\n', `[\n${lines}`));
}

const line = (drawDate: string, [top, bottom]: readonly [string, string], more = {}): Line => ({
  ...{ drawDate, source: 'allhuay', confirmedBy: undefined },
  ...{ recordedAt: `${drawDate}T04:00:00.000Z`, lacks: ['five-digit'] },
  ...more,
  prizes: {
    'top-three-digit': [top],
    'top-two-digit': [top.slice(1)],
    'bottom-two-digit': [bottom],
  },
});

/** Another source repeats it later. */
const agreed = (added: Line): Line => ({
  ...added,
  also: [{ source: 'lekdee', at: `${added.drawDate}T05:00:00.000Z`, agrees: true }],
});

function read(files: ReadonlyMap<string, string>) {
  const { dataFolder, problems } = readDataFolder(files, now);
  const draws = dataFolder?.archive.find(({ lottery }) => lottery.slug === 'lao-tv')?.draws;
  return {
    published: draws?.map(({ drawDate }) => drawDate),
    held: dataFolder?.heldBack.map(({ drawDate, doubts }) => [
      drawDate,
      ...doubts.map(({ name }) => name),
    ]),
    registry: readRegistry(files, Date.now()).registry?.heldBack.map(({ drawDate }) => drawDate),
    problems: problems.map(describeProblem),
  };
}

const TWO = ['2026-07-08', '2026-07-07'];
const [SEEN, OTHER] = [
  ['792', '23'],
  ['159', '46'],
] as const;

describe('held, not published', () => {
  test.each<[string, Line]>([
    ['copy', line('2026-07-09', SEEN)],
    ['zeros', line('2026-07-09', ['000', '00'])],
    ['day', line('2026-07-01', OTHER, { recordedAt: '2026-07-09T04:00:00.000Z' })],
    [
      'contradiction',
      {
        ...line('2026-07-09', OTHER),
        prizes: { ...(line('2026-07-09', OTHER)['prizes'] as object), 'top-two-digit': ['58'] },
      },
    ],
    // Nobody types a time, so a day after the collections has come in since.
    ['copy', line('2026-11-19', SEEN, { recordedAt: undefined })],
    ['copy', line('2026-07-09', SEEN, { confirmedBy: ['lekdee'] })],
    ['copy', agreed(line('2026-07-09', SEEN))],
  ])('%s: %j', (doubt, added) => {
    const lines = added.drawDate < '2026-07-07' ? undefined : withLines(added);
    const text = smallData().get(TV_FILE) ?? '';
    const below = text.replace(/\n\]/, `,\n${JSON.stringify(added)}\n]`);
    const found = read(lines ?? smallData().set(TV_FILE, below));
    expect(found.published).toEqual(TWO);
    expect(found.held).toEqual([[added.drawDate, doubt]]);
    expect(found.registry).toEqual([added.drawDate]);
    expect(found.problems).toEqual([
      expect.stringMatching(`warning: draw ${added.drawDate} prizes: .* is held back: `),
    ]);
  });

  test('of two days with the same numbers the one that was heard later', () => {
    const first = line('2026-07-10', OTHER);
    const later = line('2026-07-09', OTHER, { recordedAt: '2026-07-10T05:00:00.000Z' });
    expect(read(withLines(first, later))).toMatchObject({
      published: ['2026-07-10', ...TWO],
      held: [['2026-07-09', 'copy']],
    });
  });
});

describe('published', () => {
  test.each<[string, Line[]]>([
    ['what nobody doubts', [line('2026-07-09', OTHER)]],
    [
      'what a person accepted',
      [
        line('2026-07-09', SEEN, {
          decided: [{ at: '2026-07-09T05:00:00.000Z', accept: ['copy'], of: 'allhuay' }],
        }),
      ],
    ],
    ['history, which has no time', [line('2026-07-09', SEEN, { recordedAt: undefined })]],
  ])('%s', (_which, added) => {
    expect(read(withLines(...added))).toMatchObject({
      published: ['2026-07-09', ...TWO],
      held: [],
      registry: [],
    });
  });

  test('what agrees later with a day that is published', () => {
    const also = [{ source: 'lekdee', at: '2026-07-12T05:00:00.000Z', agrees: true }];
    const days = [line('2026-07-10', OTHER, { recordedAt: '2026-07-11T05:00:00.000Z' })];
    const copied = line('2026-07-09', OTHER, { also });
    expect(read(withLines(...days, copied))).toMatchObject({
      published: ['2026-07-09', ...TWO],
      held: [['2026-07-10', 'copy']],
    });
  });
});

describe('the numbers of another lottery on the day', () => {
  const day = '2026-07-09';
  const twin = (at: string | undefined, more = {}) => line(day, OTHER, { recordedAt: at, ...more });
  /** A line of lao-tv, and one of lao-morning: people swap such names. */
  const both = (ours: Line, theirs: Line) =>
    withLines(ours).set('draws/lao-morning/2026.json', `[\n${JSON.stringify(theirs)}\n]\n`);
  const EARLY = `${day}T12:00:00.000Z`;
  const LATE = `${day}T13:00:00.000Z`;

  test('hold the one that was heard later', () => {
    const found = read(both(twin(LATE), twin(EARLY)));
    expect(found).toMatchObject({ published: TWO, held: [[day, 'copy']], registry: [day] });
    expect(found.problems).toEqual([
      expect.stringMatching(/lao-tv.*is held back: copy: เลขตรงกับลาวเช้า ของวันเดียวกัน/),
    ]);
  });

  test('hold both where both were heard at once', () => {
    expect(read(both(twin(LATE), twin(LATE))).held).toEqual([
      [day, 'copy'],
      [day, 'copy'],
    ]);
  });

  test('hold none but the one that was judged so when both came', () => {
    const judged = twin(LATE, { doubts: { copy: 'เลขตรงกับลาวทีวี ของวันเดียวกัน' } });
    expect(read(both(twin(LATE), judged))).toMatchObject({
      published: [day, ...TWO],
      held: [[day, 'copy']],
    });
  });
});
