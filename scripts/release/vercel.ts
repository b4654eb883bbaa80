// The target of a publication without --to: Vercel, through its own command line.
import { dirname } from 'node:path';
import { z } from 'zod';
import { outstandingIn } from '../tell/outstanding.ts';
import { PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { type Build, extendInventory, readBuild, readMark } from '../site/inventory.ts';
import { OUTPUT_FOLDER } from '../site/output-folder.ts';
import { Failure } from '../command/failure.ts';
import { parseAs } from '../disk/files.ts';
import { httpAddress } from '../site/address.ts';
import { environmentFor } from './environment.ts';
import { installedVercel } from './installed-vercel.ts';
import { npmBuild, runCommand } from './step.ts';
import type { Release, Target } from './target.ts';

/** The mark of a deployment that is the first of two. */
const AHEAD = 'answers';

const deploymentSchema = z.object({
  url: z.string(),
  meta: z.object({ release: z.string().optional() }).optional(),
});
const listSchema = z.object({ deployments: z.array(deploymentSchema) });
const NO_DEPLOYMENTS = 'printed something else than deployments as JSON';

/** A target that deploys the build output with the `vercel` program, which is installed already. */
export class Vercel implements Target {
  // Vercel gives each deployment a place of its own, and the last one to finish is live.
  readonly locks = [];
  readonly outstanding = outstandingIn(dirname(OUTPUT_FOLDER));
  readonly address = undefined;
  /** The address callers use, if it is known. */
  readonly #origin: string | undefined;
  readonly #program: string;

  /** @param program to run instead of the one of `deploy/` */
  constructor(origin: string | undefined, program = installedVercel()) {
    this.#origin = origin;
    this.#program = program;
  }

  async build(release: Release): Promise<string> {
    // It would remove the output, whose pages stay.
    if (release === 'answers') return npmBuild(release);
    const build = ['build', '--prod', '--yes'];
    await this.#run(build, { [PUBLICATION_BUILDS]: release });
    // It writes this file again, with names of its own.
    const isAdded = (path: string) => path === 'config.json';
    await extendInventory(OUTPUT_FOLDER, await readMark(OUTPUT_FOLDER), isAdded);
    return [this.#program, ...build].join(' ');
  }

  async liveName() {
    return this.#findLive(await this.#readyDeployments());
  }

  async deploy(_build: Build, liveName: string | undefined, release: Release) {
    // Vercel takes 15,000 files one by one, and in an archive any number.
    const archived = ['deploy', '--prebuilt', '--archive=tgz', '--prod', '--yes'];
    const marked = release === AHEAD ? ['--meta', `release=${AHEAD}`] : [];
    const name = deployedAddress(await this.#run([...archived, ...marked]));
    return {
      name,
      address: httpAddress(name),
      isNew: true,
      // Vercel's program read the output itself: a file changed meanwhile may be live.
      verify: async () => void (await readBuild(OUTPUT_FOLDER)),
      undo: async () => {
        if (liveName === undefined) {
          throw new Failure('nothing was live before this deployment, so nothing can be restored');
        }
        await this.#run(['rollback', liveName, '--yes']);
        return liveName;
      },
    };
  }

  /** By name: a bare `vercel rollback` only shows a status. https://vercel.com/docs/cli/rollback */
  async rollBack() {
    const all = await this.#readyDeployments();
    const live = await this.#findLive(all);
    const at = all.findIndex(({ url }) => url === live);
    // Answers whose pages followed are of the same publication as these.
    const isFollowed = (index: number) =>
      all[index]?.meta?.release === AHEAD && all[index - 1]?.meta?.release !== AHEAD;
    const back = all.find((_, index) => index > at && !isFollowed(index))?.url;
    if (live === undefined || back === undefined) {
      throw new Failure('Vercel lists no earlier production deployment to return to');
    }
    await this.#run(['rollback', back, '--yes']);
    return { name: back, address: undefined };
  }

  /** The production deployments that are ready, newest first. */
  async #readyDeployments() {
    const wanted = ['--environment', 'production', '--status', 'READY', '--json', '--yes'];
    const listed = await this.#run(['ls', ...wanted]);
    return parseAs(listSchema, listed, `vercel ls ${NO_DEPLOYMENTS}`).deployments;
  }

  /** After a rollback the newest deployment is not the live one, so it asks the domain. */
  async #findLive([newest]: readonly { url: string }[]): Promise<string | undefined> {
    if (newest === undefined || this.#origin === undefined) return newest?.url;
    const inspected = await this.#run(['inspect', new URL(this.#origin).host, '--json']);
    return parseAs(deploymentSchema, inspected, `vercel inspect ${NO_DEPLOYMENTS}`).url;
  }

  /** @returns what it prints on standard output */
  async #run(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
    const environment = { ...environmentFor('vercel'), ...more };
    return (await runCommand([this.#program, ...args], environment)).stdout;
  }
}

/** The address `vercel deploy` prints, which is not that of its dashboard. */
export function deployedAddress(printed: string): string {
  const found = [...printed.matchAll(/https?:\/\/[^\s"',]+/g)].map(([url]) => url);
  const address = found.filter((url) => new URL(url).host !== 'vercel.com').at(-1);
  if (address === undefined) throw new Failure('vercel deploy printed no address');
  return address;
}
