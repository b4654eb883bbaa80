// What the package exports, as a program has it.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { API_VERSION } from '../api/contract/service.ts';

test.each([
  ['LotteryFault', 700],
  ['NoHostAnswered', 1_200],
  ['WrongCall', 500],
  ['getStats', 11_000],
  ['getResults', 16_000],
  ['watch', 14_000],
  ['checkOffline', 18_000],
])('who imports %s alone gets less than %i bytes', async (name, most) => {
  const contents = `export { ${name} } from './perdphon.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
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
