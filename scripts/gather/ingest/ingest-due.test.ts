import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../../src/domain/draw.ts';
import {
  dataBefore,
  fileOf,
  HANOI_2026,
  HANOI_DRAWS,
  ingestAt,
  THAI_2026,
  THAI_DRAWS,
  xsmbOf,
} from '../../../tests/support/due-data.ts';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { recordedGlo } from '../../../tests/support/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
} from '../../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../../tests/support/upstream-stand-in.ts';

describe.concurrent('ingest --due', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
    standIn.texts.xsmb = xsmbOf('2026-05-01');
  });
  afterAll(() => Promise.all([standIn.close(), removeFolders()]));
  const run = (data: string, ...more: string[]) =>
    ingestAt('2026-05-02T15:00:00+07:00', data, { glo: standIn, xsmb: standIn }, [
      '--due',
      ...more,
    ]);

  test('stores what each source has, as the repository holds it', async () => {
    const data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-01' }));
    expect(await run(data)).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'thai-government             new           2026-05-02',
        'hanoi-normal                new           2026-05-01',
        '',
      ].join('\n'),
    });
    const tree = await dataTreeOf(data);
    for (const [slug, file, draws] of [
      ['thai-government', THAI_2026, THAI_DRAWS],
      ['hanoi-normal', HANOI_2026, HANOI_DRAWS],
    ] as const) {
      const [stored, ...others] = await drawsIn(data, file);
      const ours = draws.find(({ drawDate }) => drawDate === stored?.drawDate);
      expect(stored?.recordedAt).toBe('2026-05-02T08:00:00.000Z');
      const { recordedAt, confirmedBy, sourceUrl } = { ...stored };
      expect(tree.get(file)?.[0]).toBe(
        fileOf(slug, [{ ...ours, recordedAt, confirmedBy, sourceUrl } as Draw, ...others]),
      );
      expect(others).toEqual(
        draws.filter(({ drawDate }) => others.some((one) => one.drawDate === drawDate)),
      );
    }
    expect(await run(data)).toMatchObject({ code: 0, stdout: 'nothing is due\n' });
    expect(await dataTreeOf(data)).toEqual(tree);
  });

  test('--json gives each outcome, and --lottery asks for one lottery only', async () => {
    const data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-01' }));
    const { code, stdout } = await run(data, '--json', '--lottery', 'hanoi-normal');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      [
        {
          lottery: 'hanoi-normal',
          drawDate: '2026-05-01',
          result: 'new',
          source: 'xsmb-khiemdoan',
        },
      ],
    ]);
    expect((await drawsIn(data, THAI_2026))[0]?.drawDate).toBe('2026-04-16');
  });

  test('a lottery without a source is said to be entered by hand, and is no failure', async () => {
    const files = await dataBefore({ thai: '2026-05-03', hanoi: '2026-05-02' });
    const tv = drawOf('2026-04-27', threeOf('508', '37'));
    files.set('draws/lao-tv/2026.json', fileOf('hanoi-normal', [tv]));
    const { code, stdout } = await run(await folderWith(files));
    expect([code, linesOf(stdout)]).toEqual([
      0,
      ['lao-tv                      by hand       2026-04-28 … 2026-05-02 (5)'],
    ]);
  });

  test('a lottery whose file cannot be read is said, and stops no other', async () => {
    const files = await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' });
    const data = await folderWith(files.set(HANOI_2026, '[{'));
    const { code, stdout } = await run(data);
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        'thai-government             new           2026-05-02',
        expect.stringMatching(/^hanoi-normal +failed +hanoi-normal\/2026\.json: .*data:check$/),
      ],
    ]);
  });
});

describe('ingest --due of a doubtful answer', () => {
  const zeros = recordedGlo().replaceAll(/"value": ?"[0-9]+"/g, (value) =>
    value.replaceAll(/[0-9]/g, '0'),
  );
  const answer = JSON.parse(recordedGlo());
  const { number } = answer.response.result.data.fifth;
  for (const index of [1, 2, 3]) number[index + 3].value = number[index - 1].value;

  test.each([
    // Adjacent prizes of zeros contradict the first prize, which nobody can accept.
    { because: '173 zeros', text: zeros, way: '--source stored --reason' },
    {
      because: 'three of a hundred numbers are there twice',
      text: JSON.stringify(answer),
      way: '--source glo --accept zeros',
    },
  ])('holds it back, exit 1: $because', async ({ text, way }) => {
    const glo = await startStandIn();
    glo.gloAnswers.set('2026-05-02', text);
    const data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' }));
    const run = await ingestAt('2026-05-02T15:00:00+07:00', data, { glo, xsmb: glo });
    await glo.close();
    expect(run).toMatchObject({ code: 1, stdout: expect.stringContaining(way) });
    expect((await drawsIn(data, THAI_2026))[0]?.drawDate).toBe('2026-04-16');
    expect(await heldBackIn(data)).toMatchObject([
      {
        lottery: 'thai-government',
        doubts: expect.arrayContaining([expect.objectContaining({ name: 'zeros' })]),
      },
    ]);
  });
});
