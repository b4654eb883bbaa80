// Other people's tools read the description: linters have nothing to say, and four generators make clients
// that compile in strict mode and ask the running host.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './support/fresh-clone.ts';
import { type Listening, localHost } from './support/local-host.ts';

const TOOLS = resolve('tests/generators');
const folder = join(tmpdir(), `generators-${process.pid}`);
const tool = (command: string) => run(folder, `${join(TOOLS, 'node_modules/.bin')}/${command}`);

let host: Listening;
beforeAll(async () => {
  if (!existsSync(join(TOOLS, 'node_modules'))) {
    await run(TOOLS, 'npm ci --ignore-scripts --no-audit --no-fund');
  }
  await mkdir(folder);
  await symlink(join(TOOLS, 'node_modules'), join(folder, 'node_modules'));
  host = await localHost();
  const described = await fetch(`${host.origin}/api/openapi.json`);
  const description = await described.json();
  // A linter refuses a server on this machine, which is right, and is how the build calls itself here.
  const servers = [{ url: 'https://perdphon.test/api' }];
  await writeFile(join(folder, 'openapi.json'), JSON.stringify({ ...description, servers }));
});
afterAll(async () => {
  host.stop();
  await rm(folder, { recursive: true });
});

test('redocly, by its strictest rules, has nothing to say', async () => {
  await tool('redocly lint --extends=recommended-strict openapi.json');
});

test('spectral, by its rules for OpenAPI, has nothing to say', async () => {
  await writeFile(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const said = await tool('spectral lint openapi.json -r spectral.yaml -F hint --quiet');
  expect(said.trim()).toBe('');
});

test('clients of four generators compile in strict mode and ask the running host', async () => {
  await generate(`${host.origin}/api`);
  for (const file of ['program.ts', 'tsconfig.json']) {
    await writeFile(join(folder, file), await readFile(join(TOOLS, 'program', file)));
  }
  await tool('tsc -p .');
  const outfile = join(folder, 'program.mjs');
  await build({ entryPoints: [join(folder, 'program.ts')], outfile, bundle: true, format: 'esm' });
  const answers = JSON.parse(await run(folder, `node program.mjs ${host.origin}/api`));
  const won = { lottery: 'thai-government', amounts: [6_000_000, 6_000_000] };
  expect(answers).toEqual({ hey: won, sta: won, oats: won, orval: won });
});

async function generate(baseUrl: string): Promise<void> {
  const orval = {
    input: './openapi.json',
    output: { target: 'orval.ts', client: 'fetch', baseUrl },
  };
  await writeFile(
    join(folder, 'orval.config.mjs'),
    `export default ${JSON.stringify({ api: orval })}`,
  );
  await tool('orval --config orval.config.mjs');
  await tool('openapi-ts -i openapi.json -o hey -c @hey-api/client-fetch');
  await tool('swagger-typescript-api generate -p openapi.json -o . -n sta.ts');
  await tool('openapi-typescript openapi.json -o oats.ts');
}
