// Scripts run as real processes on folders of their own.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../scripts/disk/text-files.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Node keeps here what it compiled, so that a script starts in half the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'lottery-compiled') };

/** Runs a command with the Node of this process. @param input its standard input */
export function runScript(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input?: string,
): Promise<Run> {
  const argv = ['scripts/run.ts', name, ...args];
  const options = {
    cwd: PROJECT,
    env: { ...process.env, ...COMPILED, ...env },
    maxBuffer: 2 ** 26,
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, argv, options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
    if (input !== undefined) child.stdin?.end(input);
  });
}

const folders: string[] = [];

/** A new folder holding these files, until `removeFolders`. */
export async function folderWith(files: ReadonlyMap<string, string> = new Map()): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lottery-'));
  folders.push(folder);
  await writeFiles(folder, files);
  return folder;
}

/** Writes them at once, and does not wait for the disk as the project's own writers do. */
export async function writeFiles(folder: string, files: Iterable<readonly [string, string]>) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** To be run after all tests of a file: concurrent tests have no end of their own to hook on. */
export async function removeFolders(): Promise<void> {
  const made = folders.splice(0);
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Every file below a folder: its text, and when it was last written. */
export async function treeOf(folder: string) {
  const paths = listFiles(folder);
  const entries = paths.map(async (path) => {
    const file = join(folder, path);
    return [path, [await readFile(file, 'utf8'), (await stat(file)).mtimeMs]] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The tree of a data folder, without the lock that its writers leave there. */
export async function dataTreeOf(folder: string) {
  const tree = await treeOf(folder);
  tree.delete('.lock');
  return tree;
}

/** Only the texts of a tree. */
export async function textsOf(folder: string): Promise<Map<string, string>> {
  return new Map([...(await treeOf(folder))].map(([path, [text]]) => [path, text]));
}

/** Standard error or output, a line each, without the empty ones. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
