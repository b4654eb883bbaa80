// A project with a built site of a few files, to be published by the real script.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeChanged } from '../../scripts/disk/text-files.ts';
import { FORMAT } from '../../scripts/output/inventory.ts';
import { runMain } from './run-main.ts';
import { folderWith, writeFiles } from './run-script.ts';

/** What a lottery's latest draw may say beside its date. */
type LatestDraw = {
  readonly drawDate: string;
  readonly complete?: boolean;
  readonly revision?: number;
};

type SiteOptions = {
  readonly status?: boolean;
  readonly changes?: readonly object[];
  /** Draws before the latest one, by lottery, newest first; without it, one a day of the month. */
  readonly earlier?: Readonly<Record<string, readonly LatestDraw[]>>;
  /** The digest of the sources it claims to be built from. */
  readonly sources?: string | null;
  /** The digest of the code of its pages. */
  readonly code?: string | null;
  readonly page?: string;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const result = ({ drawDate }: LatestDraw, lottery: string) =>
  JSON.stringify({ success: true, data: [{ lottery, drawDate, number: drawDate.slice(-2) }] });

function daysBefore(drawDate: string): LatestDraw[] {
  const [month, day] = [drawDate.slice(0, -2), Number(drawDate.slice(-2))];
  return Array.from({ length: day - 1 }, (_, index) => ({
    drawDate: `${month}${String(day - 1 - index).padStart(2, '0')}`,
  }));
}

const announced = ({ drawDate, complete = true, revision = 1 }: LatestDraw) => ({
  drawDate,
  announcedAt: `${drawDate}T13:30:00.000Z`,
  complete,
  revision,
});

const stating = ({ drawDate, complete = true, revision = 1 }: LatestDraw) => ({
  drawDate,
  prizes: { two: [drawDate.slice(-2)] },
  pending: complete ? [] : ['six'],
  corrections: Array.from({ length: revision - 1 }, () => ({ reason: 'mistyped', previous: {} })),
});

/** What a build leaves beside its static files, by path below the output. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  'config.json': '{"version":3,"routes":[]}',
  'functions/api/check.func/entry.mjs':
    'export const check = () => { throw new Error("no archive") };',
  'functions/api/check.func/catalogue.json': '[]',
  'functions/api/check.func/latest-draws.json':
    '{"origin":"http://localhost","calendar":{},"sources":[],"latest":[]}',
  'functions/middleware.func/middleware.mjs': 'export default {}',
};

/** The files that a build of these draws leaves, by path below the static folder. */
export function siteFiles(
  draws: Readonly<Record<string, string | LatestDraw>>,
  options: SiteOptions = {},
): Map<string, string> {
  const { status = true, changes = [], earlier = {}, sources = null, code = null } = options;
  const files = new Map([['index.html', options.page ?? '<!doctype html><title>site</title>']]);
  const lotteries: object[] = [];
  for (const [lottery, drawn] of Object.entries(draws)) {
    const latest = typeof drawn === 'string' ? { drawDate: drawn } : drawn;
    const all = [latest, ...(earlier[lottery] ?? daysBefore(latest.drawDate))];
    for (const limit of [1, 2]) {
      files.set(`api/results/${lottery}/${limit}.json`, result(latest, lottery));
    }
    const index = { success: true, lottery, draws: all.map(announced) };
    files.set(`api/draws/${lottery}/index.json`, JSON.stringify(index));
    const stated = { lottery: { slug: lottery }, draws: all.map(stating) };
    files.set(`draws/${lottery}.json`, JSON.stringify(stated));
    lotteries.push({ lottery, draws: all.length, latest: announced(latest) });
  }
  const listed = { success: true, lotteries };
  if (status) files.set('api/status.json', JSON.stringify(listed));
  files.set('api/lotteries.json', JSON.stringify(listed));
  files.set('api/changes.json', JSON.stringify({ success: true, changes }));
  return listedFiles(files, sources, code);
}

/** Files with the manifest and inventory that a build gives them. */
export function listedFiles(
  files: Map<string, string>,
  sources: string | null = null,
  code: string | null = null,
): Map<string, string> {
  for (const path of ['api/manifest.json', 'build.json']) files.delete(path);
  const api = [...files].filter(([path]) => path.startsWith('api/'));
  const manifest = {
    success: true,
    dataRevision: sha256(''),
    files: api.map(([path, text]) => ({
      path: `/${path}`,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    })),
  };
  files.set('api/manifest.json', JSON.stringify(manifest));
  const others = [...files].filter(([path]) => !api.some(([one]) => one === path));
  const inventory = Object.fromEntries(
    [...outputFiles(new Map(others))].map(([path, text]) => [path, sha256(text)]),
  );
  files.set(
    'build.json',
    `${JSON.stringify({ format: FORMAT, sources, code, files: inventory })}\n`,
  );
  return files;
}

/** The files of a whole output folder, by path below it. */
export function outputFiles(files: ReadonlyMap<string, string>): Map<string, string> {
  const inside = [...files].map(([path, text]) => [`static/${path}`, text] as const);
  return new Map([...Object.entries(OTHER_FILES), ...inside]);
}

export type Project = {
  /** The folder to give to `--to`. */
  readonly to: string;
  readonly output: string;
  build(files: ReadonlyMap<string, string>): Promise<void>;
};

export async function newProject(): Promise<Project> {
  return projectIn(await folderWith());
}

function projectIn(folder: string): Project {
  const output = join(folder, 'output');
  const build = async (files: ReadonlyMap<string, string>) => {
    await rm(output, { recursive: true, force: true });
    await writeFiles(output, outputFiles(files));
  };
  return { to: join(folder, 'host'), output, build };
}

/** The name of the release that is live. */
export async function currentOf({ to }: Project): Promise<string> {
  return basename(await readlink(join(to, 'current')));
}

/** By the digests of what is published. */
const publishedOnce = new Map<string, Promise<string>>();

/** A project that has published these sites in this order: done once, and copied from then on. */
export async function publishedProject(...sites: ReadonlyMap<string, string>[]): Promise<Project> {
  const key = sites.map((files) => sha256(files.get('build.json') ?? '')).join();
  if (!publishedOnce.has(key)) publishedOnce.set(key, publishAll(sites));
  const folder = await folderWith();
  execFileSync('cp', ['-a', `${await publishedOnce.get(key)}/.`, folder]);
  return projectIn(folder);
}

async function publishAll(sites: readonly ReadonlyMap<string, string>[]): Promise<string> {
  // Not of the folders that a file of tests removes at its end: other files follow.
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const project = projectIn(folder);
  for (const files of sites) {
    await project.build(files);
    const { code, stderr } = await publishTo(project);
    if (code !== 0) throw new Error(stderr);
  }
  return folder;
}

/** Publishes what is built, into the folder of the project unless the arguments say otherwise. */
export function publishBuilt(project: Project, args: readonly string[] = [], env = {}) {
  return runMain('publish', ['--skip-build', ...args], {
    PATH: process.env['PATH'],
    PATIENCE_SECONDS: '1',
    OUTPUT_FOLDER: project.output,
    ...env,
  });
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

/** A plain static host: a folder's files, 404 for all else; it ignores queries as such hosts do. */
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
  await writeChanged(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}
