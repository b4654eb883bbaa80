// Two Astro integrations, first and last of all: one build at a time writes the output, and
// what it leaves counts as a build only after the last one has listed it.
import type { AstroIntegration } from 'astro';
import { lockBuild } from '../build/build-lock.ts';
import { removeInventory, writeInventory } from '../build/inventory.ts';
import { OUTPUT_FOLDER } from '../build/output-folder.ts';
import { digestSources, type Sources } from '../build/source-digest.ts';

type WholeBuild = { readonly begins: AstroIntegration; readonly ends: AstroIntegration };

/** Two Astro integrations, first and last: they lock the output, and mark it as whole at the end. */
export function wholeBuild(output = OUTPUT_FOLDER): WholeBuild {
  let release: (() => void) | undefined;
  let sources: Sources = { sources: null, code: null };
  return {
    begins: {
      name: 'build-begins',
      hooks: {
        'astro:config:setup': async ({ command }) => {
          if (command !== 'build') return;
          release = lockBuild(output);
          sources = await digestSources();
        },
        // By now the data is judged; the adapter clears the output in the next hook.
        'astro:config:done': async () => {
          if (release !== undefined) await removeInventory(output);
        },
      },
    },
    ends: {
      name: 'build-ends',
      hooks: {
        // The adapter copies the pages in an integration that it adds; one added now runs after that.
        'astro:config:setup': ({ updateConfig }) => {
          updateConfig({
            integrations: [{ name: 'build-inventory', hooks: { 'astro:build:done': end } }],
          });
        },
      },
    },
  };

  async function end() {
    // A source edited during the build is in some files only, so the build has no digest of its sources.
    const unchanged = sources.sources === (await digestSources()).sources;
    await writeInventory(output, unchanged ? sources : { sources: null, code: null });
    release?.();
  }
}
