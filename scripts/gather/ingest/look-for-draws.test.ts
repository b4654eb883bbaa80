import { afterAll, describe, expect, test } from 'vitest';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { day } from '../../../tests/support/small-lottery.ts';
import { type LookOptions, lookFor } from './look-for-draws.ts';

const { archive, ...registry } = await readRealArchive();
const { lottery } = lotteryDraws(archive, 'lao-tv');

afterAll(removeFolders);

describe('lookFor', () => {
  test.each([
    { newestOnly: undefined, asked: ['2026-08-14', '2026-08-15', '2026-08-16'] },
    { newestOnly: true, asked: ['2026-08-16'] },
  ] as const)('asks a source for the days it can have: newest only $newestOnly', async (row) => {
    const asked: string[] = [];
    const fetch: LookOptions['fetch'] = async function* (_lottery, _upstream, days) {
      for (const drawDate of days) {
        asked.push(drawDate);
        yield { drawDate };
      }
    };
    const upstream = { source: 'one', newestOnly: row.newestOnly } as Upstream;
    const data = await folderWith(new Map());
    const days = ['2026-08-14', '2026-08-15', '2026-08-16'].map(day);
    const now = Date.parse('2026-08-17T12:00:00+07:00');
    await lookFor(lottery, [], [{ upstream, days }], { data, registry, now, fetch } as LookOptions);
    expect(asked).toEqual(row.asked);
  });

  test('a copy of another row of the same answer is held back, and is no witness', async () => {
    const asked: string[] = [];
    const fetch: LookOptions['fetch'] = async function* (_lottery, { source }, days) {
      asked.push(source);
      for (const drawDate of days) {
        const row = { drawDate, number: '58213', prizes: {}, copyOf: day('2026-08-15') };
        yield { drawDate, row };
      }
    };
    const sources = ['one', 'two', 'three'].map((id) => {
      return { id, name: id, url: 'https://a.example', role: 'witness' };
    });
    const now = Date.parse('2026-08-17T12:00:00+07:00');
    const data = await folderWith(new Map());
    const options = { data, registry: { ...registry, heldBack: [], sources }, now, fetch };
    const days = [day('2026-08-16')];
    const questions = sources.map(({ id }) => ({ upstream: { source: id } as Upstream, days }));
    const { outcomes } = await lookFor(lottery, [], questions, options as unknown as LookOptions);
    expect(asked).toEqual(['one', 'two', 'three']);
    expect(outcomes.map(({ result, detail }) => [result, detail])).toEqual(
      sources.map(() => ['disputed', expect.stringContaining('copy: เลขตรงกับงวดใกล้กัน 2026-08-15')]),
    );
  });

  test('one result of a source under two days is held back twice', async () => {
    const row = (drawDate: string) => ({
      drawDate: day(drawDate),
      prizes: { 'five-digit': ['58213'] },
    });
    const fetch: LookOptions['fetch'] = async function* (_lottery, _upstream, days) {
      for (const drawDate of days) yield { drawDate, row: row(drawDate) };
    };
    const [before, today] = ['2026-08-15', '2026-08-16'].map(day);
    if (before === undefined || today === undefined) throw new Error('two days');
    const stale = { id: 'stale', name: 'stale', url: 'https://a.example', role: 'witness' };
    const data = await folderWith(new Map());
    const now = Date.parse('2026-08-17T12:00:00+07:00');
    const options = { data, registry: { ...registry, heldBack: [], sources: [stale] }, now, fetch };
    const questions = [{ upstream: { source: 'stale' } as Upstream, days: [today, before] }];
    const { outcomes } = await lookFor(lottery, [], questions, options as unknown as LookOptions);
    expect(outcomes.map(({ result }) => result)).toEqual(['disputed', 'disputed']);
  });
});
