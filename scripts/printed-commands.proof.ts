// Commands that messages and documents print, run as a person pastes them: by the shell, with its
// quotes. Those that publish are in tests/publish, tests/self-hosted and tests/troubles.proof.ts.
import { readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paste as pasteAt } from '../tests/support/paste.ts';
import { runMain } from '../tests/support/run-main.ts';
import { folderWith, removeFolders, writeFiles } from '../tests/support/run-script.ts';
import { smallData } from '../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const MOMENT = { now: Date.parse('2026-08-23T12:00:00+07:00') };

/** Runs a command as a person would paste it, at that moment. */
const paste = (command: string, env: Record<string, string>) =>
  pasteAt(command, env, '2026-08-23T12:00:00+07:00');

test('a draw that was withdrawn is one again', async () => {
  const data = await folderWith(smallData());
  const env = { DATA_FOLDER: data };
  await runMain('withdraw', ['lao-tv/2026-07-08', 'เลขซ้ำ', 'a copy', '--yes'], env, MOMENT);
  const flags = ['lao-tv', '2026-07-08', 'top-three-digit=508', '--source', 'lekdee', '--yes'];
  const { stderr } = await runMain('add-draw', flags, env, MOMENT);
  const [command = ''] = /npx tsx [^\n]+/.exec(stderr) ?? [];
  expect(command).toBe('npx tsx scripts/run.ts withdraw --restore lao-tv/2026-07-08 --yes');
  expect(await paste(command, env)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('restored: 1'),
  });
  expect((await runMain('check-data', [], env)).code).toBe(0);
});

test('the way out of a hold, whose reason has its quotes', async () => {
  const data = await folderWith(smallData());
  const text = 'lottery,drawDate,top-three-digit,bottom-two-digit\nlao-tv,2026-08-22,000,00\n';
  const folder = await folderWith(new Map([['a.csv', text]]));
  const flags = ['--file', join(folder, 'a.csv'), '--source', 'allhuay'];
  const { stdout } = await runMain('ingest', flags, { DATA_FOLDER: data }, MOMENT);
  const [command = ''] = /npm run [^\n]+/.exec(stdout) ?? [];
  expect(command).toMatch(/--accept zeros --reason '.+'$/);
  // It shows what will stand there and asks; here nobody can be asked.
  expect(await paste(command, { DATA_FOLDER: data })).toMatchObject({
    code: 2,
    printed: expect.stringContaining('--yes rules without asking'),
  });
  expect(await paste(`${command} --yes`, { DATA_FOLDER: data })).toMatchObject({ code: 0 });
});

test.each([['npm run announce -- --list', 'everybody has heard of everything']])(
  '%s',
  async (command, words) => {
    const folder = await folderWith();
    const run = await paste(command, { OUTPUT_FOLDER: join(folder, 'output') });
    expect(run).toMatchObject({ code: 0, printed: expect.stringContaining(words) });
  },
);

test('npm run data:check', async () => {
  const data = await folderWith(smallData());
  expect(await paste('npm run data:check', { DATA_FOLDER: data })).toMatchObject({ code: 0 });
});

describe('code back to another version, and forward again', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const [[back = ''] = [], [forward = ''] = []] = [
    /git restore --source=VERSION -- \. ':!data'/.exec(operations) ?? [],
    /git restore -- \. ':!data' && git clean[^`]+/.exec(operations) ?? [],
  ];
  let folder: string;
  const run = async (command: string) => {
    const identity = 'git -c user.name=a -c user.email=a@a.example';
    const done = await pasteAt(
      command.replace(/git (?=commit)/, `${identity} `),
      {},
      undefined,
      folder,
    );
    expect(done, command).toMatchObject({ code: 0 });
    return done.printed;
  };
  const text = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
  const stored = () =>
    Promise.all(['changed', 'gone', 'added'].map((name) => text(`src/${name}.ts`)));

  beforeAll(async () => {
    folder = await folderWith(
      new Map([
        ['src/changed.ts', 'old'],
        ['src/gone.ts', 'old'],
        ['data/draws.json', 'one'],
      ]),
    );
    await run('git init --quiet && git add . && git commit --quiet -m old && git tag VERSION');
    await rm(join(folder, 'src/gone.ts'));
    const now = { 'src/changed.ts': 'new', 'src/added.ts': 'new', 'data/draws.json': 'two' };
    await writeFiles(folder, Object.entries(now));
    await run('git add . && git commit --quiet -m new');
  });

  test('the code is all of that version, and no draw goes back', async () => {
    await run(back);
    expect(await stored()).toEqual(['old', 'old', undefined]);
    expect(await text('data/draws.json')).toBe('two');
  });

  test('a draw that is kept meanwhile takes no old code along', async () => {
    await writeFile(join(folder, 'data/draws.json'), 'three');
    await run("git add data && git commit --quiet -m 'draw: due'");
    expect(await run('git show --format= --name-only')).toBe('data/draws.json\n');
  });

  test('forward again all is as it is stored', async () => {
    await run(forward);
    expect(await stored()).toEqual(['new', undefined, 'new']);
    expect(await text('data/draws.json')).toBe('three');
    expect(await run('git status --porcelain')).toBe('');
  });
});

describe('what docs/runbook.md stores, one command after another', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8').replaceAll(/\\\n\s*/g, '');
  const commands = [
    ...runbook.matchAll(
      /^ *((?:npm run (?:draw:add|ingest) -- (?:hanoi|thai|--rule)|npx tsx \S+ withdraw ).+)$/gm,
    ),
  ].map(([, command = '']) => command.replace('https://…', 'https://www.example.org/page'));
  const EVENING = { now: Date.parse('2026-12-01T20:00:00+07:00') };
  let env: Record<string, string>;
  beforeAll(async () => {
    const folder = await folderWith();
    await cp('data', join(folder, 'data'), { recursive: true });
    env = { DATA_FOLDER: join(folder, 'data') };
    // Two sources that differ, for a person to rule on.
    for (const [source, three] of [
      ['allhuay', '054'],
      ['xskt', '053'],
    ] as const) {
      const file = join(folder, `${source}.csv`);
      const row = `hanoi-normal,2026-11-15,${three},12`;
      await writeFile(file, `lottery,drawDate,top-three-digit,bottom-two-digit\n${row}\n`);
      await runMain('ingest', ['--file', file, '--source', source], env, EVENING);
    }
  });

  test('has each of the ways to store', () => {
    expect(commands.map((command) => command.split(' ').slice(0, 5).join(' '))).toEqual([
      'npm run draw:add -- hanoi-vip',
      'npm run draw:add -- thai-government',
      'npm run draw:add -- hanoi-vip',
      'npx tsx scripts/run.ts withdraw hanoi-vip/2026-11-20',
      'npm run ingest -- --rule',
    ]);
  });

  test.each(commands)('%s', async (command) => {
    const run = (asked: string) => pasteAt(asked, env, '2026-12-01T20:00:00+07:00');
    // It shows what it is about to write, and asks; here nobody can be asked.
    const shown = await run(command);
    expect(shown).toMatchObject({ code: 2, printed: expect.stringContaining('--yes') });
    expect(await run(`${command} --yes`)).toMatchObject({ code: 0 });
    expect(await run('npm run data:check')).toMatchObject({ code: 0 });
  });
});
