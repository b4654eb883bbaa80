// Makes `astro build` the build; `astro dev` answers `/api` from the data folder, edits too.
import { rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { ANSWERED_PATHS } from '../../src/contract/site.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { lockBuild } from '../site/build-lock.ts';
import { writeInventory } from '../site/inventory.ts';
import { BUILDING_FOLDER, BUILDING_ROOT, OUTPUT_FOLDER } from '../site/output-folder.ts';
import { digestSources, type Sources } from '../site/source-digest.ts';
import { Failure } from '../command/failure.ts';
import { replaceFolder } from '../disk/tree.ts';
import { emitGenerated, emitApi } from './emit-site.ts';
import { UNLIMITED } from '../mcp/local-api.ts';
import { planSite } from '../site/planned-site.ts';
import { createHost } from '../host/server.ts';
import { findDataFolder, openDataFolder } from '../gather/store/data-folder.ts';

/** Astro starts an integration, and hands it nothing of the process. */
const CONSOLE = { now: Date.now, err: (line: string) => console.error(line) };

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * Runs first: locks the output, judges the data; at the end writes the plan, marks the build, and
 * puts it in the place of the last one.
 */
export function emission(
  dataFolder = findDataFolder(process.env),
  output = OUTPUT_FOLDER,
  building = BUILDING_FOLDER,
): AstroIntegration {
  let data: DataFolder | undefined;
  let unlock: (() => void) | undefined;
  let sources: Sources = { sources: null, code: null };
  const finish = async ({ logger }: HookParameters<'astro:build:done'>) => {
    if (data === undefined) throw new Error('no data was read');
    logger.info('writing the files of the API');
    const { files, bytes } = emitApi(data, `${building}/static`);
    logger.info(`${files} files of the API, ${(bytes / 1e6).toFixed(1)} MB`);
    // A source edited during the build is in some files only: no digest of sources then.
    const unchanged = sources.sources === (await digestSources()).sources;
    await writeInventory(building, unchanged ? sources : { sources: null, code: null });
    await replaceFolder(output, building);
    await rm(BUILDING_ROOT, { recursive: true, force: true });
    unlock?.();
  };
  return {
    name: 'emission',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'preview') return;
        if (command === 'build') {
          unlock = lockBuild(output);
          sources = await digestSources();
        }
        data = await openDataFolder(dataFolder, CONSOLE);
        if (data === undefined) throw new Failure(`${dataFolder} has problems; nothing was built`);
        emitGenerated(data);
        // The adapter copies the pages in an integration of its own; one added now runs after that.
        const writer = { name: 'emission-output', hooks: { 'astro:build:done': finish } };
        updateConfig({ integrations: [writer] });
      },
      'astro:server:setup': ({ server }) => {
        // A build starts a server too, to read the documents.
        if (data !== undefined && unlock === undefined) develop(server, data, dataFolder);
      },
    },
  };
}

/** Answers `/api` from the data, as they are after each edit. */
function develop(server: DevServer, data: DataFolder, dataFolder: string): void {
  const development = answerInDevelopment(data);
  const folder = resolve(dataFolder) + sep;
  server.watcher.add(folder);
  server.watcher.on('all', async (_event, path) => {
    if (!resolve(path).startsWith(folder)) return;
    const edited = await openDataFolder(dataFolder, CONSOLE);
    // `openDataFolder` prints the problems; until they are mended, dev answers from the valid data.
    if (edited === undefined) return;
    emitGenerated(edited);
    development.show(edited);
  });
  server.middlewares.use(development.handle);
}

const IS_API = new RegExp(`^${ANSWERED_PATHS}(?:[/?]|$)`);

/** Answers `/api/**` from the plan in memory, until `show` hands it other data. */
export function answerInDevelopment(data: DataFolder) {
  let host: Server;
  const show = (shown: DataFolder) => {
    const { catalogue, ...site } = planSite(shown);
    host = createHost(site, { catalogue, quota: UNLIMITED });
  };
  show(data);
  const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (IS_API.test(request.url ?? '')) host.emit('request', request, response);
    else next();
  };
  return { show, handle };
}
