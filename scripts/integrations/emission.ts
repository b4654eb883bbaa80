// An Astro integration that makes `astro build` the build: it judges the data before anything else, and
// writes the plan straight into the output once the pages are there. `astro dev` answers `/api` from the
// plan in memory, and follows edits of the data folder.
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { DATA_FOLDER, openDataFolder } from '../store/data-folder.ts';
import { emitGenerated, emitSite } from '../emit/emit-site.ts';
import { Failure } from '../command/failure.ts';
import { OUTPUT_FOLDER } from '../build/output-folder.ts';
import { answerInDevelopment } from './emission/development.ts';

/** An Astro integration: judges the data before a build, and writes the plan into its output afterwards. */
export function emission(dataFolder = DATA_FOLDER, output = OUTPUT_FOLDER): AstroIntegration {
  let data: Awaited<ReturnType<typeof openDataFolder>>;
  return {
    name: 'emission',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'preview') return;
        data = await openDataFolder(dataFolder);
        if (data === undefined) throw new Failure(`${dataFolder} has problems; nothing was built`);
        emitGenerated(data);
        // The adapter copies the pages in an integration of its own; one added now runs after that.
        updateConfig({ integrations: [writer()] });
      },
      'astro:server:setup': ({ server }) => {
        if (data === undefined) return;
        const development = answerInDevelopment(data);
        const folder = resolve(dataFolder) + sep;
        server.watcher.add(folder);
        server.watcher.on('all', async (_event, path) => {
          if (!resolve(path).startsWith(folder)) return;
          const edited = await openDataFolder(dataFolder);
          // `openDataFolder` prints the problems; dev answers from the last valid data until they are mended.
          if (edited === undefined) return;
          emitGenerated(edited);
          development.show(edited);
        });
        server.middlewares.use(development.handle);
      },
    },
  };

  function writer(): AstroIntegration {
    return {
      name: 'emission-output',
      hooks: {
        'astro:build:done': ({ logger }) => {
          if (data === undefined) throw new Error('no data was read');
          const { files, bytes } = emitSite(data, `${output}/static`);
          logger.info(`${files} files of the API, ${(bytes / 1e6).toFixed(1)} MB`);
        },
      },
    };
  }
}
