// What `ingest --due` believes: several sources of one lottery, functions instead of the network.
import { afterAll, describe, expect, test } from 'vitest';
import { type DrawDate, parseDrawDate } from '../../../src/domain/draw-date.ts';
import { formatDayFile } from '../../../src/intake/fold/day-file.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { dataTreeOf, folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { openRegistry } from '../store/open-data.ts';
import { lookFor } from './look-for-draws.ts';

afterAll(removeFolders);

const TV = lotteryOf('lao-tv');
const DAY = parseDrawDate('2026-08-29');
const NOON = Date.parse('2026-08-29T12:00:00+07:00');
const stored = [drawOf('2026-08-28', threeOf('513', '89'))];

type Said = SourceRow['prizes'] | 'no draw' | 'nothing' | 'failure';

/** One look of a folder in which every source says what is given. */
async function look(data: string, said: Record<string, Said>, now = NOON) {
  const registry = await openRegistry(data);
  const questions = Object.keys(said).map((source) => ({
    upstream: { source, lotteries: ['lao-tv'] } as unknown as Upstream,
    days: [DAY],
  }));
  async function* fetch(_: string, { source }: Upstream, days: readonly DrawDate[]) {
    for (const drawDate of days) {
      const what = said[source];
      if (what === 'failure') yield { drawDate, failure: `${source}: no connection` };
      else if (what === 'no draw')
        yield { drawDate, row: { drawDate, prizes: {}, noDraw: true as const } };
      else if (what === 'nothing' || what === undefined) yield { drawDate };
      else yield { drawDate, row: { drawDate, prizes: what } };
    }
  }
  const known = await readStoredDraws(data, TV, registry);
  const { outcomes } = await lookFor(TV, known, questions, { data, registry, now, env: {}, fetch });
  return outcomes.map(({ source, result }) => `${source ?? ''} ${result}`.trim());
}
const newFolder = () =>
  folderWith(new Map([...registryFiles(), ['draws/lao-tv/2026.json', formatDayFile(TV, stored)]]));
const storedOf = async (data: string) => (await drawsIn(data, 'draws/lao-tv/2026.json'))[0];

describe('lookFor', () => {
  test('stops at the authority; asks a second witness', async () => {
    const ours = threeOf('508', '37');
    expect(await look(await newFolder(), { 'lao-tv': ours, allhuay: ours })).toEqual([
      'lao-tv new',
    ]);
    const data = await newFolder();
    expect(await look(data, { allhuay: ours, lekdee: ours, mthai: ours })).toEqual([
      'allhuay new',
      'lekdee agrees',
    ]);
    expect(await storedOf(data)).toMatchObject({ source: 'allhuay', confirmedBy: ['lekdee'] });
  });

  test('asks the next where the first is silent, and says which one fails', async () => {
    const data = await newFolder();
    const said = { glo: 'failure', lekdee: 'nothing', allhuay: threeOf('508', '37') } as const;
    expect(await look(data, said)).toEqual(['glo failed', 'allhuay new']);
  });

  test('two witnesses that differ: nothing is stored, both readings are held back, once', async () => {
    const data = await newFolder();
    const said = { allhuay: threeOf('508', '37'), lekdee: threeOf('509', '37') };
    expect(await look(data, said)).toEqual(['allhuay disputed', 'lekdee disputed']);
    expect((await storedOf(data))?.drawDate).toBe('2026-08-28');
    const tree = await dataTreeOf(data);
    expect(await heldBackIn(data)).toMatchObject([
      { drawDate: DAY, doubts: [{ name: 'witness' }] },
    ]);
    await look(data, said, NOON + 600_000);
    expect(await dataTreeOf(data)).toEqual(tree);
    expect(
      await look(data, { allhuay: threeOf('508', '37'), lekdee: threeOf('508', '37') }),
    ).toEqual(['allhuay new', 'lekdee agrees']);
    expect(await heldBackIn(data)).toEqual([]);
  });

  test('the numbers of yesterday under the date of today are held back; the right ones end that', async () => {
    const data = await newFolder();
    expect(await look(data, { 'lao-tv': threeOf('513', '89') })).toEqual(['lao-tv disputed']);
    expect(await heldBackIn(data)).toMatchObject([{ doubts: [{ name: 'copy' }] }]);
    expect(await look(data, { 'lao-tv': threeOf('514', '89') })).toEqual(['lao-tv new']);
    expect(await heldBackIn(data)).toEqual([]);
  });

  test('an authority that says nothing is drawn is believed at once, a witness hours later', async () => {
    const data = await newFolder();
    expect(await look(data, { allhuay: 'no draw' })).toEqual(['not yet']);
    expect(await look(data, { allhuay: 'no draw' }, NOON + 7_200_000)).toEqual(['allhuay no draw']);
    const calendar = JSON.parse((await dataTreeOf(data)).get('calendar.json')?.[0] ?? '');
    expect(calendar['lao-tv'].moves).toMatchObject([{ day: DAY, to: null }]);
    expect(await look(await newFolder(), { glo: 'no draw' })).toEqual(['glo no draw']);
  });

  test('nothing drawn, says one, and another one has numbers: they are stored', async () => {
    const data = await newFolder();
    expect(await look(data, { glo: 'no draw', allhuay: threeOf('508', '37') })).toEqual([
      'allhuay new',
    ]);
  });
});
