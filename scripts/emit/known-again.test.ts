// Whatever happened since the last emission: the next one leaves the bytes that one into empty folders does.
import {
  appendFile,
  copyFile,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders, runScript, textsOf } from '../../src/testing/run-script.ts';
import { smallData, TV_FILE } from '../../src/testing/small-data-folder.ts';

afterAll(removeFolders);

const emit = (data: string, output: string, SITE_URL = 'https://results.example/') => {
  const into = ['--public', join(output, 'public'), '--generated', join(output, 'generated')];
  return runScript('emit.mjs', ['--data', data, ...into], { SITE_URL });
};

/** Without what is only known of the emission itself. */
async function emittedTexts(output: string) {
  const texts = await textsOf(output);
  return new Map([...texts].filter(([path]) => !path.startsWith('generated/emitted')));
}

type Change = (path: { data: string; output: string }) => Promise<unknown>;

const edit = async (path: string, from: string | RegExp, to: string) => {
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
};

const CHANGES: Readonly<Record<string, Change>> = {
  'nothing at all': async () => {},
  'a draw corrected': ({ data }) => edit(join(data, TV_FILE), '"37"', '"38"'),
  'a draw deleted': ({ data }) => edit(join(data, TV_FILE), /\{.*\},\n/, ''),
  'a lottery of another name': ({ data }) =>
    edit(join(data, 'lotteries.json'), 'ลาวทีวี', 'ลาวโทรทัศน์'),
  'a source of another name': ({ data }) =>
    edit(join(data, 'sources.json'), /"name": ?"/, '"name": "The '),
  'an answer that has gone': ({ output }) =>
    rm(join(output, 'public/api/checksets/lao-tv/2026-07-07.json')),
  'an answer that was lengthened': ({ output }) =>
    appendFile(join(output, 'public/api/status.json'), ' '),
  'a year taken back': ({ data }) => rm(join(data, TV_FILE)),
  'a lottery taken back': async ({ data }) => {
    const file = join(data, 'lotteries.json');
    const { lotteries, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    const others = lotteries.filter(({ slug }: { slug: string }) => slug !== 'lao-tv');
    await writeFile(file, JSON.stringify({ ...rest, lotteries: others }));
    await rm(dirname(join(data, TV_FILE)), { recursive: true });
  },
  'a draw corrected whose files have gone': async ({ data, output }) => {
    await edit(join(data, TV_FILE), '"37"', '"38"');
    await rm(join(output, 'public/api/draws/lao-tv'), { recursive: true });
  },
  'a draw deleted and a manifest touched': async ({ data, output }) => {
    await edit(join(data, TV_FILE), /\{.*\},\n/, '');
    await appendFile(join(output, 'public/api/manifest.json'), ' ');
  },
  'a file nobody asked for': ({ output }) =>
    writeFile(join(output, 'public/api/draws/lao-tv/2020-01-01.json'), '{}'),
  'a folder nobody asked for': async ({ output }) => {
    await mkdir(join(output, 'public/api/draws/lao-vt/2020'), { recursive: true });
    await writeFile(join(output, 'public/api/draws/lao-vt/2020/1.json'), '{}');
  },
  'a draw replaced by another file': async ({ output }) => {
    const folder = join(output, 'public/api/draws/lao-tv');
    await copyFile(join(folder, 'index.json'), join(folder, 'copy'));
    await rename(join(folder, 'copy'), join(folder, '2026-07-07.json'));
  },
  'a folder of the answers that has gone': ({ output }) =>
    rm(join(output, 'public/api/checksets'), { recursive: true }),
  'an answer altered in its place': ({ output }) =>
    edit(join(output, 'public/api/draws/lao-tv/index.json'), 'true', 'tru3'),
  'a page that has gone': ({ output }) => rm(join(output, 'generated/archive/lao-tv.json')),
  'a catalogue that was altered': ({ output }) =>
    edit(join(output, 'generated/catalogue.json'), 'lao-tv', 'lao-vt'),
  'a draw deleted and a page of the ledger gone': async ({ data, output }) => {
    await edit(join(data, TV_FILE), /\{.*\},\n/, '');
    await rm(join(output, 'generated/emitted/lao-tv.json'));
  },
  'a page of the ledger of an older emission': async ({ data, output }) => {
    const page = join(output, 'generated/emitted/lao-tv.json');
    await copyFile(page, join(output, 'page'));
    await edit(join(data, TV_FILE), '"37"', '"38"');
    await emit(data, output);
    await rename(join(output, 'page'), page);
    await edit(join(data, TV_FILE), '"38"', '"37"');
  },
  'a draw that has gone, and a ledger touched since': async ({ output }) => {
    await rm(join(output, 'public/api/draws/lao-tv/2026-07-07.json'));
    const later = new Date(Date.now() + 60_000);
    await utimes(join(output, 'generated/emitted.json'), later, later);
  },
  'an older emission put in the place of this one': async ({ data, output }) => {
    await cp(join(output, 'public'), join(output, 'old'), {
      recursive: true,
      preserveTimestamps: true,
    });
    await edit(join(data, TV_FILE), '"37"', '"38"');
    await emit(data, output);
    await rm(join(output, 'public'), { recursive: true });
    await rename(join(output, 'old'), join(output, 'public'));
  },
  'two folders that changed places': async ({ output }) => {
    const [tv, special, aside] = ['lao-tv', 'hanoi-special', 'aside'].map((name) =>
      join(output, 'public/api/checksets', name),
    ) as [string, string, string];
    await rename(tv, aside);
    await rename(special, tv);
    await rename(aside, special);
  },
  'a lottery without draws, whose files come back by a stranger': async ({ data, output }) => {
    await rm(dirname(join(data, TV_FILE)), { recursive: true });
    await emit(data, output);
    await mkdir(join(output, 'public/api/draws/lao-tv'));
    await writeFile(join(output, 'public/api/draws/lao-tv/2026-07-07.json'), '{}');
  },
  'a page of no lottery': ({ output }) =>
    writeFile(join(output, 'generated/archive/lao-vt.json'), '{}'),
  'a folder where a file was, and a file where a folder was': async ({ output }) => {
    await rm(join(output, 'public/api/status.json'));
    await mkdir(join(output, 'public/api/status.json'));
    await rm(join(output, 'public/api/draws/lao-tv'), { recursive: true });
    await writeFile(join(output, 'public/api/draws/lao-tv'), '');
  },
  'a link to nowhere where a file was': async ({ output }) => {
    await rm(join(output, 'public/api/status.json'));
    await symlink('nowhere', join(output, 'public/api/status.json'));
  },
  'all that was emitted': ({ output }) => rm(join(output, 'public'), { recursive: true }),
  'a ledger that has gone': ({ output }) => rm(join(output, 'generated/emitted.json')),
  'a ledger cut short': ({ output }) => writeFile(join(output, 'generated/emitted.json'), '123\n{'),
  'a lottery whose page of the ledger was altered': ({ output }) =>
    edit(join(output, 'generated/emitted/lao-tv.json'), '"draws":', '"draws":9'),
  'a lottery whose page of the ledger has gone': ({ output }) =>
    rm(join(output, 'generated/emitted/lao-tv.json')),
};

describe.concurrent('emission after', () => {
  test.each(Object.entries(CHANGES))(
    '%s',
    async (_, change) => {
      const [data, output, whole] = [
        await folderWith(smallData()),
        await folderWith(),
        await folderWith(),
      ];
      await emit(data, output);
      await change({ data, output });
      expect((await emit(data, output)).code).toBe(0);
      await emit(data, whole);
      expect(await emittedTexts(output)).toEqual(await emittedTexts(whole));
      // And it knows what it left: once more there is nothing to do.
      expect((await emit(data, output)).stdout).toContain(' 0 written, 0 removed');
    },
    120_000,
  );

  test('the only lottery there is has another name in addresses', async () => {
    const only = [...smallData()].filter(
      ([path]) => !path.startsWith('draws/') || path === TV_FILE,
    );
    const [data, output, whole] = [
      await folderWith(new Map(only)),
      await folderWith(),
      await folderWith(),
    ];
    await emit(data, output);
    await edit(join(data, 'lotteries.json'), '"lao-tv"', '"lao-vt"');
    await rename(join(data, 'draws/lao-tv'), join(data, 'draws/lao-vt'));
    expect((await emit(data, output)).code).toBe(0);
    await emit(data, whole);
    expect(await emittedTexts(output)).toEqual(await emittedTexts(whole));
  }, 120_000);

  test('another origin, or other code: nothing known counts', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    expect((await emit(data, output, 'https://other.example')).code).toBe(0);
    const stale = [...(await emittedTexts(output))].filter(([, text]) =>
      text.includes('results.example'),
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  }, 120_000);

  test('a problem in what is new is told, and one in what is known as well', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    const spaced = join(data, TV_FILE);
    await edit(spaced, '"prizes":{', '"prizes": {');
    const first = await emit(data, output);
    expect(first.stderr).toContain('lao-tv/2026.json:2: warning: ');
    const second = await emit(data, output);
    expect([second.code, second.stderr]).toEqual([0, first.stderr]);

    const government =
      [...smallData().keys()].find((path) => path.includes('thai-government')) ?? '';
    await edit(join(data, government), /"first-prize":\["\d/, '"first-prize":["x');
    const before = await textsOf(output);
    const third = await emit(data, output);
    expect(third.code).toBe(1);
    expect(third.stderr).toContain(first.stderr.trim());
    expect(third.stderr).toContain(government);
    expect(third.stderr).toContain('; nothing was written');
    expect(await textsOf(output)).toEqual(before);
  }, 120_000);

  test('a file touched but not changed is looked at once, not written', async () => {
    const [data, output] = [await folderWith(smallData()), await folderWith()];
    await emit(data, output);
    const touched = join(output, 'public/api/status.json');
    const later = new Date(Date.now() + 60_000);
    await utimes(touched, later, later);
    expect((await emit(data, output)).stdout).toContain(' 0 written, 0 removed');
  }, 120_000);
});
