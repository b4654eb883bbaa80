// What the package exports, as a program has it.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { API_VERSION } from '../api/contract/service.ts';
import { parseTicket, proposedDraw } from './perdphon.ts';

describe('the code of a ticket', () => {
  const code = parseTicket({ text: '69-03-13-039184-4358' });
  const draws = ['2026-01-17', '2026-01-02', '2025-12-30'].map((drawDate) => ({ drawDate }));

  test.each([
    ['is guessed by its day', draws, '2026-01-17'],
    [
      'is the one that states its series',
      [
        { drawDate: '2026-01-17', series: [1, 2] },
        { drawDate: '2026-01-02', series: [3, 4] },
      ],
      '2026-01-02',
    ],
    ['is unknown where no draw is near', [{ drawDate: '2026-09-01' }], undefined],
  ])('its draw %s', (_, listed, expected) => {
    if (code.kind !== 'government') throw new Error('the code was not read');
    expect(proposedDraw({ code, draws: listed })).toBe(expected);
  });

  test('any other text is unknown', () => {
    expect(parseTicket({ text: '039184' })).toEqual({ kind: 'unknown' });
  });
});

test.each([
  ['LotteryFault', 700],
  ['NoHostAnswered', 1_200],
  ['WrongCall', 500],
  ['parseTicket', 2_000],
  ['checkOffline', 28_000],
])('who imports %s alone gets less than %i bytes', async (name, most) => {
  const contents = `export { ${name} } from './perdphon.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [bundle] = outputFiles;
  expect(bundle?.text).toContain(`as ${name}`);
  expect(bundle?.contents.length).toBeLessThan(most);
});

test('it has the version of the API, no side effects, and installs nothing', () => {
  const manifest = JSON.parse(readFileSync('src/client/package.json', 'utf8'));
  expect(manifest).toMatchObject({ version: API_VERSION, sideEffects: false });
  expect(manifest).not.toHaveProperty('dependencies');
});
