// Two Astro integrations, first and last of all: one build at a time writes the output, and
// what it leaves counts as a build only after the last one has listed it.
import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { lockBuild } from '../build-lock.ts';
import { removeInventory, writeInventory } from '../inventory.ts';
import { OUTPUT_FOLDER } from '../output-folder.ts';
import { digestSources } from '../source-digest.ts';

type WholeBuild = { readonly begins: AstroIntegration; readonly ends: AstroIntegration };

/** Two Astro integrations, first and last: they lock the output, and mark it as whole at the end. */
export function wholeBuild(output = OUTPUT_FOLDER): WholeBuild {
  let release: (() => void) | undefined;
  let sources: string | null = null;
  return {
    begins: {
      name: 'build-begins',
      hooks: {
        'astro:config:setup': async ({ command }) => {
          if (command !== 'build') return;
          release = lockBuild(output);
          sources = await digestSources();
        },
        // By now the data is judged.
        'astro:config:done': async () => {
          if (release === undefined) return;
          await removeInventory(output);
          await rm(output, { recursive: true, force: true });
        },
      },
    },
    ends: { name: 'build-ends', hooks: { 'astro:build:done': end } },
  };

  async function end() {
    // A source edited during the build is in some files only, so the build has no digest of its sources.
    const unchanged = sources === (await digestSources());
    await writeInventory(output, unchanged ? sources : null);
    release?.();
  }
}
