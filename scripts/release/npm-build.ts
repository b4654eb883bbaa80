// Our own build, in a process of its own: a build runs the code of every package, so it gets an
// environment without secrets.
import { PUBLICATION_BUILDS, PUBLICATION_SOURCES } from '../output/build-lock.ts';
import type { Sources } from '../output/source-digest.ts';
import type { Env } from '../command/io.ts';
import { environmentFor } from './environment.ts';
import type { RunProgram } from './program.ts';
import type { Target } from './target.ts';

type PageRelease = Parameters<Target['build']>[0];

/** Says to a build that a publication holds the lock, and what its sources are. */
export function publicationSettings(release: PageRelease, sources: Sources): Env {
  return { [PUBLICATION_BUILDS]: release, [PUBLICATION_SOURCES]: JSON.stringify(sources) };
}

/** How a target builds that leaves it to us; returns the command. */
export function npmBuild(run: RunProgram, env: Env): Target['build'] {
  return async (release, sources) => {
    const settings = publicationSettings(release, sources);
    await run(['npm', 'run', 'build'], { ...environmentFor('build', env), ...settings });
    return 'npm run build';
  };
}
