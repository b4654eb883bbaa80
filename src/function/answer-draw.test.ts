import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawsIn } from './answer-draw.ts';

const ARCHIVE = { lottery: { slug: 'lao-tv' }, draws: [] };

let folder: string;
let file: string;
let drawsOf: ReturnType<typeof drawsIn>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  file = join(folder, 'lao-tv.json');
  drawsOf = drawsIn(pathToFileURL(`${folder}/`));
});
afterEach(() => rm(folder, { recursive: true }));

describe('drawsIn', () => {
  test('reads a file once, however many ask', async () => {
    await writeFile(file, JSON.stringify(ARCHIVE));
    const [one, other] = await Promise.all([drawsOf('lao-tv'), drawsOf('lao-tv')]);
    await rm(file);
    expect(one).toEqual(ARCHIVE);
    expect([other, await drawsOf('lao-tv')]).toEqual([ARCHIVE, ARCHIVE]);
  });

  test.each([
    { because: 'missing', spoil: () => rm(file, { force: true }), failure: 'ENOENT' },
    { because: 'half written', spoil: () => writeFile(file, '{"lott'), failure: /JSON/ },
  ])('reads a file again that was $because', async ({ spoil, failure }) => {
    await spoil();
    await expect(drawsOf('lao-tv')).rejects.toThrow(failure);
    await writeFile(file, JSON.stringify(ARCHIVE));
    expect(await drawsOf('lao-tv')).toEqual(ARCHIVE);
  });
});
