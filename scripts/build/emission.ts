// Makes `astro build` the build; `astro dev` answers `/api` from the data folder, edits too.
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { ANSWERED_PATHS } from '../../src/api/contract/service.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { lockBuild, PUBLICATION_BUILDS, PUBLICATION_SOURCES } from '../output/build-lock.ts';
import { writeInventory } from '../output/inventory.ts';
import { buildingFolder, buildingRoot, type Folders, foldersOf } from '../output/output-folder.ts';
import { describeSite } from '../output/settings.ts';
import { digestSources, type Sources, unchangedSince } from '../output/source-digest.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { replaceFolder } from '../disk/tree.ts';
import { takeAnswers } from './build-answers.ts';
import { type Emission, emitApi, emitGenerated, prepareEmission } from './emit-site.ts';
import { UNLIMITED } from '../mcp/local-api.ts';
import { planSite } from '../output/planned.ts';
import { createHost } from '../host/server.ts';
import { findDataFolder, openDataFolder } from '../gather/store/open-data.ts';

/** Astro starts an integration, and hands it nothing of the process. */
const CONSOLE = { now: Date.now, err: (line: string) => console.error(line) };

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * Runs first: locks the output, judges the data; at the end writes the plan, marks the build, and
 * puts it in the place of the last one.
 */
export function emission(env: Env): AstroIntegration {
  const folders = foldersOf(env);
  let data: DataFolder | undefined;
  let prepared: Emission | undefined;
  let build: Build | undefined;
  const finish = async ({ logger }: HookParameters<'astro:build:done'>) => {
    await build?.finish(prepared, (line) => logger.info(line));
  };
  return {
    name: 'emission',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'preview') return;
        if (command === 'build') build = await Build.begin(env, folders);
        // A publication has judged them, and made the answers of them.
        if (!build?.hasAnswers) {
          data = await openData(env);
          if (data === undefined) {
            throw new Failure(`${findDataFolder(env)} has problems; nothing was built`);
          }
          prepared = prepareEmission(data, describeSite(data, env));
          emitGenerated(prepared, folders.generated);
        }
        // The adapter copies the pages in an integration of its own; one added now runs after that.
        const writer = { name: 'emission-output', hooks: { 'astro:build:done': finish } };
        updateConfig({ integrations: [writer] });
      },
      'astro:server:setup': ({ server }) => {
        // A build starts a server too, to read the documents.
        if (data !== undefined && build === undefined) develop(server, data, env);
      },
    },
  };
}

/** The data, after their problems were printed; `undefined` if there is an error among them. */
function openData(env: Env): Promise<DataFolder | undefined> {
  return openDataFolder(findDataFolder(env), CONSOLE);
}

/** One build, which holds the locks of the output from its beginning to its end. */
class Build {
  /** Whether the answers lie in the output already, and only the pages are built. */
  readonly hasAnswers: boolean;
  readonly #env: Env;
  readonly #folders: Folders;
  readonly #sources: Sources;
  readonly #unlock: () => void;

  static async begin(env: Env, folders: Folders): Promise<Build> {
    const unlock = lockBuild(folders.output, env);
    const digested = env[PUBLICATION_SOURCES];
    const sources = digested === undefined ? digestSources(env) : JSON.parse(digested);
    return new Build(env, folders, sources, unlock);
  }

  private constructor(env: Env, folders: Folders, sources: Sources, unlock: () => void) {
    this.hasAnswers = env[PUBLICATION_BUILDS] === 'pages';
    this.#env = env;
    this.#folders = folders;
    this.#sources = sources;
    this.#unlock = unlock;
  }

  /** Adds the answers to the pages, and puts both in the place of the last build. */
  async finish(prepared: Emission | undefined, say: (line: string) => void): Promise<void> {
    const { output } = this.#folders;
    const building = buildingFolder(this.#folders);
    if (prepared === undefined) {
      say('taking over the files of the API');
      await takeAnswers(output, building);
    } else {
      say('writing the files of the API');
      const { files, bytes } = emitApi(prepared, `${building}/static`);
      say(`${files} files of the API, ${(bytes / 1e6).toFixed(1)} MB`);
    }
    await writeInventory(building, unchangedSince(this.#sources, this.#env));
    await replaceFolder(output, building);
    await rm(buildingRoot(this.#folders), { recursive: true, force: true });
    this.#unlock();
  }
}

/** Answers `/api` from the data, as they are after each edit. */
function develop(server: DevServer, data: DataFolder, env: Env): void {
  const development = answerInDevelopment(data, env);
  const folder = resolve(findDataFolder(env)) + sep;
  server.watcher.add(folder);
  server.watcher.on('all', async (_event, path) => {
    if (!resolve(path).startsWith(folder)) return;
    const edited = await openData(env);
    // `openData` prints the problems; until they are mended, dev answers from the valid data.
    if (edited === undefined) return;
    emitGenerated(prepareEmission(edited, describeSite(edited, env)), foldersOf(env).generated);
    development.show(edited);
  });
  server.middlewares.use(development.handle);
}

const IS_API = new RegExp(`^${ANSWERED_PATHS}(?:[/?]|$)`);

/** Answers `/api/**` from the plan in memory, until `show` hands it other data. */
export function answerInDevelopment(data: DataFolder, env: Env) {
  const hosted = { now: planSite(data, env) };
  const host = createHost(hosted, UNLIMITED);
  const show = (edited: DataFolder) => {
    hosted.now = planSite(edited, env);
  };
  const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (IS_API.test(request.url ?? '')) host.emit('request', request, response);
    else next();
  };
  return { show, handle };
}
