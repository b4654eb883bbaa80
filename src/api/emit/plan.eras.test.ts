import { describe, expect, test } from 'vitest';
import { plannedTexts } from '../../../tests/support/planned-site.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { readDataFolder } from '../../intake/files/data-folder.ts';

type Registry = { families: { hanoi: { eras: { from: string | null; prizes: object[] }[] } } };

const four = { slug: 'four-digit', nameTh: 'เลข 4 ตัว', digits: 4, picks: 1, amount: '7.00' };

/** The small data folder with an era of one more prize, which nobody has drawn yet. */
function withEraFrom(from: string): Map<string, string> {
  const files = smallData();
  const registry = JSON.parse(files.get('lotteries.json') ?? '') as Registry;
  const { eras } = registry.families.hanoi;
  const renamed = (eras[0]?.prizes ?? []).map((prize) => ({ ...prize, nameTh: 'ชื่อใหม่' }));
  eras.push({ from, prizes: [{ ...four, place: 'CDEF' }, ...renamed] });
  return files.set('lotteries.json', JSON.stringify(registry));
}

/** What is planned, by path. */
function planOf(files: ReadonlyMap<string, string>): Map<string, string> {
  const { dataFolder, problems } = readDataFolder(files, Date.parse('2030-01-01'));
  expect(problems).toEqual([]);
  const { sources = [], calendar = {}, archive = [] } = dataFolder ?? {};
  const planned = plannedTexts(archive, { ...SMALL_SITE, sources, calendar });
  return new Map(planned.map(({ path, text }) => [path, text]));
}

function changedPaths(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/** The era of 2029 with a draw of lao-tv in it. */
const drawnInTheNewEra = (prizes: object, more: object = {}) => {
  const lacks = ['five-digit'];
  const draw = { drawDate: '2029-01-02', source: 'allhuay', ...more, lacks, prizes };
  const text = `[\n${JSON.stringify(draw)}\n]\n`;
  return withEraFrom('2029-01-01').set(TV_FILE.replace('2026', '2029'), text);
};
const top = { 'four-digit': ['1629'], 'top-three-digit': ['629'], 'top-two-digit': ['29'] };

describe('an era entered ahead of time', () => {
  test('changes no byte before its first draw, not even where there is no draw at all', () => {
    expect(changedPaths(planOf(smallData()), planOf(withEraFrom('2029-01-01')))).toEqual([]);
  });

  test('counts from its first draw on, for that lottery alone', () => {
    const paths = [...planOf(drawnInTheNewEra({ ...top, 'bottom-two-digit': ['41'] })).keys()];
    const ofTheNewPrize = paths.filter((path) => path.includes('/four-digit'));
    expect(ofTheNewPrize).toContain('/api/stats/lao-tv/four-digit.json');
    expect(ofTheNewPrize).toContain('/api/calculations/lao-tv/all/four-digit.json');
    expect(ofTheNewPrize.filter((path) => !path.includes('/lao-tv/'))).toEqual([]);
  });

  test('counts while its first draw is still announced in part', () => {
    const plan = planOf(drawnInTheNewEra(top, { pending: ['bottom-two-digit'] }));
    expect(plan.has('/api/stats/lao-tv/four-digit.json')).toBe(true);
  });
});
