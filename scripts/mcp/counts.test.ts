// What of the lists of frequencies and scores is shown.
import { beforeAll, expect, test } from 'vitest';
import { worldOf } from '../../tests/support/outlets.ts';
import { answering, connected } from '../../tests/support/small-mcp.ts';

const numbers = Array.from({ length: 90 }, (_, at) => ({
  ...{ number: String(at).padStart(2, '0'), count: 90 - at, drawsSince: 0 },
  ...{ lastDate: '2569-08-16', lastDateIso: '2026-08-16' },
}));
const prize = (slug: string, possibleValues: number) => ({
  ...{ prize: slug, possibleValues, numbers },
  neverDrawn: Array.from({ length: 10 }, (_, at) => `9${at}`),
  neverDrawnCount: possibleValues - 90,
});
const unknownDays = Array.from({ length: 12 }, () => ({ from: '2026-01-01', to: '2026-01-02' }));

let call: Awaited<ReturnType<typeof connected>>['call'];
beforeAll(async () => {
  const stats = (body: { dataset: object }) => ({
    ...body,
    dataset: { ...body.dataset, unknownDays },
    prizes: [prize('two', 100), prize('three', 1000)],
  });
  const service = await worldOf({ draw: {}, now: Date.parse('2026-08-17T00:00:00Z') });
  ({ call } = await connected(answering(service, { '/api/stats': stats })));
});

const lottery = 'small';
const statsOf = async (args: object) => (await call('get_stats', { lottery, ...args })).body;

test('the first few of each list, and how many there are', async () => {
  const { prizes, dataset, notes } = await statsOf({});
  expect(prizes.map((one: { numbers: [] }) => one.numbers.length)).toEqual([10, 10]);
  expect(dataset.unknownDays).toHaveLength(10);
  expect(notes.slice(1)).toEqual([
    'two: เคยออก 90 เลข ไม่เคยออก 10 เลข · 90 numbers drawn, 10 never.',
    'three: เคยออก 90 เลข ไม่เคยออก 910 เลข · 90 numbers drawn, 910 never.',
    expect.stringContaining('12 ranges of days'),
    expect.stringContaining('first 10 of each list'),
  ]);
  const more = await statsOf({ top: 1000 });
  expect(more.prizes.map((one: { numbers: [] }) => one.numbers.length)).toEqual([90, 90]);
});

test('particular numbers, drawn or never drawn, of the prizes that have so many digits', async () => {
  const { prizes } = await statsOf({ numbers: '07,93' });
  expect(prizes).toMatchObject([{ prize: 'two', numbers: [{ number: '07' }], neverDrawn: ['93'] }]);
  // The body does not name those of a prize of six digits.
  expect((await statsOf({ numbers: '123' })).prizes[0].neverDrawn).toEqual(['123']);
});

test.each(['7', '0007', 'x7', '07,7', '๐๗'])(
  'numbers no prize can draw are refused: %s',
  async (numbers) => {
    expect(await statsOf({ numbers })).toMatchObject({
      ...{ code: 'invalid_argument', parameter: 'numbers' },
      error: expect.stringContaining('2, 3 หลัก'),
    });
  },
);

test('the highest scores', async () => {
  const scoresOf = async (args: object) => {
    const { body } = await call('get_calculations', { lottery, prize: 'p2', ...args });
    const [{ digitRanking, pairRanking }] = body.data.prizes;
    return { body, lengths: [digitRanking.length, pairRanking.length] };
  };
  const { body, lengths } = await scoresOf({ top: 2 });
  expect(lengths).toEqual([2, 2]);
  expect(body.notes[0]).toContain('predict nothing');
  expect((await scoresOf({})).lengths).toEqual([10, 10]);
});
