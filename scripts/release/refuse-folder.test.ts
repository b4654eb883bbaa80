// What `publish --to DIR` may write to.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders, writeFiles } from '../../tests/support/run-script.ts';
import { refuseFolder } from './refuse-folder.ts';

afterAll(removeFolders);

describe('refusalOf', () => {
  const project = async () => {
    const folder = join(await folderWith(), 'project');
    await writeFiles(folder, [
      ['src/index.ts', ''],
      ['package.json', '{}'],
    ]);
    await mkdir(join(folder, 'empty'));
    await mkdir(join(folder, 'host/releases'), { recursive: true });
    await symlink(folder, join(folder, 'link'));
    // A build follows what leads out of the project, and what lies outside may lead back in.
    const outside = join(folder, '../outside');
    await symlink(outside, join(folder, 'out'));
    await mkdir(outside, { recursive: true });
    await symlink(folder, join(outside, 'back'));
    await symlink('back/coming', join(outside, 'to-come'));
    return folder;
  };

  test.each([
    '',
    ' ',
    '/',
    '.',
    '..',
    'src',
    'src/site',
    './data',
    'public',
    'public/site',
    'new',
    'new/site',
    'empty',
    'host',
    'package.json',
    'link',
    'link/src',
    '../outside/back/public',
    '../outside/to-come',
    '../outside/to-come/site',
    'out',
    'out/site',
  ])('refuses %j', async (folder) => {
    expect(refuseFolder(folder, await project())).toEqual(expect.any(String));
  });

  test.each(['../site-of-mine', '/srv/lottery'])('takes %j', async (folder) => {
    expect(refuseFolder(folder, await project())).toBeUndefined();
  });
});
