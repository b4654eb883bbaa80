// Doubtful draws on every way in, by the real commands: without a person's word they are held back.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDraw, NEW_DRAW } from '../../tests/support/add-draw.ts';
import { clockFrom } from '../../tests/support/clock.ts';
import { dataBefore, drawsIn, THAI_2026, xsmbOf } from '../../tests/support/due-data.ts';
import { recordedGlo } from '../../tests/support/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  removeFolders,
  runScript,
  textsOf,
} from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { type StandIn, startStandIn } from '../../tests/support/upstream-stand-in.ts';

afterAll(removeFolders);

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

const slugOf = ({ lottery = 'lao-tv' }: Typed) => lottery;
const dayOf = ({ day = '2026-07-09' }: Typed) => day;

/** Only a pasted text says a day of the week; 2026-07-09 is a Thursday. */
const WEEK_DAY = {
  fact: 'another day of the week than the text says',
  name: 'day',
  typed: { prizes: {} },
  lines: 'ผลหวยวันจันทร์\nลาวทีวี 754-65',
};

type Way = (
  data: string,
  fault: (typeof FAULTS)[number],
  more: string[],
) => ReturnType<typeof runScript>;

const WAYS: Readonly<Record<string, Way>> = {
  'draw:add --yes': (data, { typed }, more) => {
    const prizes = Object.entries(typed.prizes).map(
      ([slug, text]) => `${slug}=${text.replaceAll(' ', ',')}`,
    );
    const of = [slugOf(typed), dayOf(typed), '--source', 'allhuay'];
    return runScript('add-draw', [...of, ...prizes, '--yes', ...more], { DATA_FOLDER: data });
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
    return runScript('ingest', [...file, ...more], { DATA_FOLDER: data });
  },
  'ingest --day --yes': (data, { typed, lines = '' }, more) => {
    const day = ['--day', '-', '--source', 'allhuay', '--yes'];
    const text = `${dayOf(typed)}\n${lines}`;
    return runScript('ingest', [...day, ...more], { DATA_FOLDER: data }, text);
  },
};

const heldBackIn = async (data: string) =>
  JSON.parse((await textsOf(data)).get('held-back.json') ?? '[]') as {
    lottery: string;
    doubts: { name: string }[];
  }[];
const draws = async (data: string) => {
  const texts = await textsOf(data);
  return [...texts].filter(([path]) => path.startsWith('draws/'));
};

const CASES = [...FAULTS, WEEK_DAY].flatMap((fault: (typeof FAULTS)[number]) =>
  Object.keys(WAYS)
    .filter((way) => way !== 'ingest --day --yes' || fault.lines !== undefined)
    .filter((way) => way === 'ingest --day --yes' || fault.typed !== WEEK_DAY.typed)
    .map((way) => ({ ...fault, way })),
);

describe.concurrent('where nobody is asked', () => {
  test.each(CASES)('$way: $fact', async ({ way, ...fault }) => {
    const data = await folderWith(smallData());
    const before = await draws(data);
    const enter = (...more: string[]) => WAYS[way]?.(data, fault, more);
    const run = await enter();
    expect([run?.code, `${run?.stdout}${run?.stderr}`]).toEqual([
      1,
      expect.stringContaining(`${fault.name}: `),
    ]);
    expect(await draws(data)).toEqual(before);
    const heldBack = await heldBackIn(data);
    expect(heldBack).toMatchObject([
      { lottery: slugOf(fault.typed), doubts: [{ name: fault.name }] },
    ]);
    const command = /npm run ingest -- (--rule \S+ --source allhuay --accept \S+)/;
    expect(`${run?.stdout}${run?.stderr}`).toMatch(command);

    const tree = await dataTreeOf(data);
    expect((await enter())?.code).toBe(1);
    expect(await dataTreeOf(data)).toEqual(tree);
    const other = fault.name === 'zeros' ? 'copy' : 'zeros';
    expect((await enter('--accept', other))?.code).toBe(1);
    expect(await draws(data)).toEqual(before);

    const accepted = await enter('--accept', fault.name);
    // No rule admits parts that contradict each other, whoever accepts them.
    const isAdmitted = fault.name !== 'contradiction';
    expect(accepted?.code).toBe(isAdmitted ? 0 : 1);
    expect((await draws(data)).join() !== before.join()).toBe(isAdmitted);
    expect(await heldBackIn(data)).toHaveLength(isAdmitted ? 0 : 1);
  });

  test('the command that is printed lets the draw through, and only with the name of its doubt', async () => {
    const data = await folderWith(smallData());
    const zeros = NEW_DRAW.map((flag) => flag.replace('digit=754', 'digit=000'));
    const { stderr } = await addDraw([...zeros, '--yes'], data);
    const [, command = ''] = /npm run ingest -- (.*)/.exec(stderr) ?? [];
    const flags = command.replace("'…'", 'drawn-so').split(' ');
    const without = flags.filter((flag) => !['--accept', 'zeros'].includes(flag));
    const refused = await runScript('ingest', [...without], { DATA_FOLDER: data });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--accept zeros')]);
    expect((await drawsIn(data, TV_FILE))[0]?.drawDate).toBe('2026-07-08');
    expect((await runScript('ingest', [...flags], { DATA_FOLDER: data })).code).toBe(0);
    expect((await drawsIn(data, TV_FILE))[0]).toMatchObject({
      drawDate: '2026-07-09',
      prizes: { 'top-three-digit': ['000'] },
    });
    expect(await heldBackIn(data)).toEqual([]);
    expect((await runScript('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
  });

  test('a correction with a reason is no way past a doubt', async () => {
    const data = await folderWith(smallData());
    const before = await draws(data);
    const flags = [
      ...['lao-tv', '2026-07-08', '--source', 'allhuay'],
      ...['top-three-digit=792', 'bottom-two-digit=23'],
      ...['--reason', 'พิมพ์ผิด', '--yes'],
    ];
    const run = await runScript('add-draw', flags, { DATA_FOLDER: data });
    expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/^copy: /)]);
    expect(await draws(data)).toEqual(before);
    const accepted = await runScript('add-draw', [...flags, '--accept', 'copy'], {
      DATA_FOLDER: data,
    });
    expect(accepted.code).toBe(0);
    expect((await drawsIn(data, TV_FILE))[0]?.corrections).toHaveLength(1);
  });

  test.each([
    ['ingest', '--due', '--accept', 'everything'],
    ['ingest', '--due', '--accept', 'zeros,'],
    ['ingest', '--due', '--accept', ''],
    ['ingest', '--due', '--accept'],
    ['add-draw', '--accept', 'Zeros'],
  ])('%s %s %s %s is wrong use: exit 2', async (script, ...flags) => {
    const data = await folderWith(smallData());
    const before = await dataTreeOf(data);
    const run = await runScript(script, [...flags.filter((flag) => flag !== undefined)], {
      DATA_FOLDER: data,
    });
    expect(run.code).toBe(2);
    expect(await dataTreeOf(data)).toEqual(before);
  });
});

describe.concurrent('ingest --due', () => {
  const DAY = '2026-05-02';
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
    standIn.texts.xsmb = xsmbOf('2026-05-01');
  });
  afterAll(() => standIn.close());
  /** Asks GLO, which answers so, into a folder that has no draw of the day. */
  const askGlo = async (answer: string) => {
    const data = await folderWith(await dataBefore({ thai: DAY, hanoi: '2026-05-02' }));
    standIn.gloAnswers.set(DAY, answer);
    const run = await runScript('ingest', ['--due'], {
      DATA_FOLDER: data,
      ...clockFrom(`${DAY}T15:00:00+07:00`),
      GLO_API_URL: standIn.gloUrl,
      XSMB_CSV_URL: standIn.xsmbUrl,
    });
    return {
      ...run,
      heldBack: await heldBackIn(data),
      newest: (await drawsIn(data, THAI_2026))[0]?.drawDate,
    };
  };
  const zeros = recordedGlo().replaceAll(/"value": ?"[0-9]+"/g, (value) =>
    value.replaceAll(/[0-9]/g, '0'),
  );
  const repeated = () => {
    const answer = JSON.parse(recordedGlo());
    const { number } = answer.response.result.data.fifth;
    for (const index of [1, 2, 3]) number[index + 3].value = number[index - 1].value;
    return JSON.stringify(answer);
  };

  test('173 zeros of GLO, a hundred numbers of which three are twice: held back, exit 1', async () => {
    for (const answer of [zeros, repeated()]) {
      expect(await askGlo(answer)).toMatchObject({
        code: 1,
        newest: '2026-04-16',
        heldBack: [
          {
            lottery: 'thai-government',
            doubts: expect.arrayContaining([expect.objectContaining({ name: 'zeros' })]),
          },
        ],
        stdout: expect.stringContaining('--source glo --accept zeros'),
      });
    }
  });
});
