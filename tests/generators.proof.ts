// Other people's tools read the description: linters have nothing to say, six generators make
// clients that compile in strict mode and ask the running host, also once it has a fiftieth
// lottery; a validating proxy finds every answer as described, and what pages say of themselves is
// what schema.org knows.
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { filesMatching } from './support/files-matching.ts';
import { run } from './support/fresh-clone.ts';
import { installPackage } from './support/installed-package.ts';
import { type Listening, localHost, standIn } from './support/local-host.ts';
import { planted, withRefusals } from './support/prism.ts';
import type { Document } from './support/questions.ts';
import { validatedAnswers } from './support/validated-answers.ts';

const TOOLS = resolve('tests/generators');
const folder = join(tmpdir(), `generators-${process.pid}`);
const tool = (command: string) => run(folder, `${join(TOOLS, 'node_modules/.bin')}/${command}`);

/** Enough for every edge of every parameter; more are mixtures. */
const QUESTIONS = Number(process.env['PRISM_QUESTIONS'] ?? 1500);

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const shapeOf = (thing: object) =>
  JSON.stringify(thing, (key, value) =>
    typeof value === 'string' && key !== '@type' ? '' : value,
  );
const COMPILE =
  'tsc --ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';

let host: Listening;
let description: Document;
beforeAll(async () => {
  if (!existsSync(join(TOOLS, 'node_modules'))) {
    await run(TOOLS, 'npm ci --ignore-scripts --no-audit --no-fund');
  }
  await mkdir(folder);
  await symlink(join(TOOLS, 'node_modules'), join(folder, 'node_modules'));
  host = await localHost();
  const described = await fetch(`${host.origin}/api/openapi.json`);
  description = await described.json();
  // A linter rightly refuses a server on this machine, which is how the build calls itself here.
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

test('clients of six generators compile in strict mode and ask the running host', async () => {
  await generate(`${host.origin}/api`);
  for (const file of ['program.ts', 'tsconfig.json']) {
    await writeFile(join(folder, file), await readFile(join(TOOLS, 'program', file)));
  }
  await tool('tsc -p .');
  const outfile = join(folder, 'program.mjs');
  await build({ entryPoints: [join(folder, 'program.ts')], outfile, bundle: true, format: 'esm' });
  const bundle = await readFile(outfile, 'utf8');
  const readBy = async (origin: string, lottery: string) => {
    // One of them writes the address into the client that it makes.
    await writeFile(outfile, bundle.replaceAll(host.origin, origin));
    const answers = JSON.parse(await run(folder, `node program.mjs ${origin}/api ${lottery}`));
    const won = { lottery, amounts: [6_000_000, 6_000_000] };
    expect(answers).toEqual({
      hey: won,
      kubb: won,
      sta: won,
      oats: won,
      orval: won,
      oazapfts: won,
    });
  };
  await readBy(host.origin, 'thai-government');
  const later = await grownHost(host.origin);
  await readBy(later.origin, 'hanoi-fiftieth').finally(later.stop);
});

test('the compiler accepts the examples, beside the installed package and with the types of LINE', async () => {
  const { folder: project, remove } = await installPackage();
  const files = ['line-flex.js', 'worker.js'];
  for (const name of files) await copyFile(`docs/examples/${name}`, join(project, name));
  await symlink(join(TOOLS, 'node_modules/@line'), join(project, 'node_modules/@line'));
  const also = '--allowJs --checkJs --target es2022 --lib es2023,dom,dom.iterable';
  await run(project, `${join(TOOLS, 'node_modules/.bin')}/${COMPILE} ${also} ${files.join(' ')}`);
  await remove();
});

test('what pages say to search engines is as schema.org types it', async () => {
  const said = new Map<string, object>();
  for (const page of filesMatching(`${OUTPUT_FOLDER}/static/**/*.html`)) {
    for (const [, json = ''] of readFileSync(page, 'utf8').matchAll(JSON_LD)) {
      // Of pages of one kind only one: their texts differ.
      for (const one of [JSON.parse(json)].flat()) said.set(shapeOf(one), one);
    }
  }
  expect(said.size).toBeGreaterThan(5);
  await mkdir(join(folder, 'structured'));
  const [one] = said.values();
  const files = { ...[...said.values()], planted: { ...one, planted: 'x' } };
  for (const [name, thing] of Object.entries(files)) {
    const text = `export const said: WithContext<Thing> = ${JSON.stringify(thing)};\n`;
    const program = `import type { Thing, WithContext } from 'schema-dts';\n${text}`;
    await writeFile(join(folder, `structured/${name}.ts`), program);
  }
  const complaints = await tool(`${COMPILE} structured/*.ts`).catch(({ stdout }) => String(stdout));
  expect(complaints.match(/^\S+\.ts/gm)).toEqual(['structured/planted.ts']);
});

test('datapackage.json is valid for the tool of its makers, which reads a table by it', async () => {
  const api = `${OUTPUT_FOLDER}/static/api`;
  await mkdir(join(folder, 'export'));
  await copyFile(`${api}/datapackage.json`, join(folder, 'datapackage.json'));
  await copyFile(`${api}/export/latest.csv`, join(folder, 'export/latest.csv'));
  await copyFile(join(TOOLS, 'program/data-package.cjs'), join(folder, 'data-package.cjs'));
  const { says, broken, rows } = JSON.parse(await run(folder, 'node data-package.cjs'));
  expect([says, broken]).toEqual([[], false]);
  expect(rows).toContainEqual(
    expect.objectContaining({
      prize: 'first-prize',
      number: expect.stringMatching(/^\d{6}$/),
    }),
  );
});

describe('Prism in front of the host', () => {
  beforeEach(() => {
    // The host logs each failure that is made on purpose.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  const asked = (changed: (document: Document) => object, questions: number) =>
    validatedAnswers(folder, description, changed, questions);

  test('finds every answer as described, refusals and answers to conditions too', async () => {
    const answers = await asked(withRefusals, QUESTIONS);
    const violations = answers.filter(({ wrong }) => wrong.length > 0);
    expect(violations.slice(0, 5)).toEqual([]);
    // What it takes for a wrong question is refused.
    const taken = answers.filter(
      ({ question, status, refusable }) =>
        question.method === 'GET' && status < 400 && refusable.length > 0,
    );
    expect(taken.slice(0, 5)).toEqual([]);
    const seen = new Set(answers.map(({ question, status }) => `${status} ${question.template}`));
    const unseen = Object.entries(description.paths).flatMap(([path, { get }]) =>
      Object.keys(get.responses).filter((status) => !seen.has(`${status} ${path}`)),
    );
    // Nothing that a question can do makes a file fail.
    expect(new Set(unseen)).toEqual(new Set(['500']));
  });

  test('finds none as described by a description that was broken on purpose', async () => {
    const answers = await asked((document) => withRefusals(planted(document)), 200);
    expect(answers.filter(({ wrong }) => wrong.length === 0)).toEqual([]);
  });
});

/** Today's value of each list that grows, and one that the clients have never heard of. */
const GROWN = [
  ['thai-government', 'hanoi-fiftieth'],
  ['first-prize', 'eight-digit'],
  ['"role":"authority"', '"role":"observer"'],
  ['"change":"added"', '"change":"moved"'],
  ['"quality":"high"', '"quality":"very-high"'],
  ['"digits":7', '"digits":8'],
] as const;

/** The running host as it may be years from now. */
const grownHost = (origin: string) =>
  standIn(async ({ url = '' }, response) => {
    const asked = GROWN.reduce((path, [today, later]) => path.replaceAll(later, today), url);
    const answer = await fetch(`${origin}${asked}`);
    const body = GROWN.reduce(
      (text, [today, later]) => text.replaceAll(today, later),
      await answer.text(),
    );
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    response.writeHead(answer.status).end(body);
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
  for (const name of ['kubb.config.mjs', 'openapi-ts.config.mjs']) {
    await copyFile(join(TOOLS, 'program', name), join(folder, name));
  }
  await tool('openapi-ts');
  await tool('kubb generate');
  await tool('swagger-typescript-api generate -p openapi.json -o . -n sta.ts');
  await tool('openapi-typescript openapi.json -o oats.ts');
  await tool('oazapfts openapi.json oazapfts.ts');
}
