// A project with a built site of a few files, to be published by the real script.
import { chmod, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderWith, runScript } from '../../../src/testing/run-script.ts';
import { writeChanged } from '../../files.ts';

/** Draw date by lottery. */
export type Draws = Readonly<Record<string, string>>;

const result = (lottery: string, drawDate: string) =>
  JSON.stringify({ success: true, data: [{ lottery, drawDate, number: drawDate.slice(-2) }] });

/** The files that a build of these draws leaves, by path below the static folder. */
export function siteFiles(draws: Draws, { status = true } = {}): Map<string, string> {
  const files = new Map([['index.html', '<!doctype html><title>site</title>']]);
  for (const [lottery, drawDate] of Object.entries(draws)) {
    for (const limit of [1, 2]) {
      files.set(`api/results/${lottery}/${limit}.json`, result(lottery, drawDate));
    }
  }
  const lotteries = Object.entries(draws).map(([lottery, drawDate]) => ({
    lottery,
    latest: { drawDate, complete: true, revision: 1 },
  }));
  if (status) {
    files.set('api/status.json', JSON.stringify({ success: true, lotteries }));
  }
  return files;
}

export type Project = {
  /** The folder to give to `--to`. */
  readonly to: string;
  readonly output: string;
  build(files: ReadonlyMap<string, string>): Promise<void>;
};

export async function newProject(): Promise<Project> {
  const folder = await folderWith();
  const output = join(folder, 'output');
  const build = async (files: ReadonlyMap<string, string>) => {
    await rm(join(output, 'static'), { recursive: true, force: true });
    for (const [path, text] of files) await writeChanged(join(output, 'static', path), text);
  };
  return { to: join(folder, 'host'), output, build };
}

/** Publishes what is built, into the folder of the project unless the arguments say otherwise. */
export function publishBuilt(project: Project, args: readonly string[] = [], env = {}) {
  const own = ['--output', project.output, '--skip-build', '--patience', '1'];
  const cleared = { SITE_URL: undefined as unknown as string, VERCEL_CLI: '' };
  return runScript('publish', [...own, ...args], { ...cleared, ...env });
}

export function publishTo(project: Project, args: readonly string[] = [], env = {}) {
  return publishBuilt(project, ['--to', project.to, ...args], env);
}

const servers: Server[] = [];

/** Serves on a free port until `stopServers`; returns the origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A plain static host: files of a folder, 404 for anything else, queries ignored as such hosts do. */
export function serveFolder(folder: string): Promise<string> {
  return serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const text = await readFile(join(folder, pathname), 'utf8').catch(() => undefined);
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text ?? 'no such file');
  });
}

export function stopServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** An executable shell script on its own in a folder. */
export async function executable(path: string, script: string): Promise<string> {
  await writeChanged(path, `#!/usr/bin/env bash\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}
