// The target of a publication without --to: Vercel, through its own command line.
import { dirname } from 'node:path';
import { z } from 'zod';
import { outstandingIn } from '../tell/outstanding.ts';
import { type Build, extendInventory, readBuild, readMark } from '../output/inventory.ts';
import type { Sources } from '../output/source-digest.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { parseAs } from '../disk/text-files.ts';
import { httpAddress } from '../output/address.ts';
import { environmentFor } from './environment.ts';
import { installedVercel } from './installed-vercel.ts';
import { publicationSettings } from './npm-build.ts';
import type { RunProgram } from './program.ts';
import type { Publication, Release, Target } from './target.ts';

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
  readonly settleMs = 0;
  readonly outstanding: string;
  readonly address = undefined;
  /** The address callers use, if it is known. */
  readonly #origin: string | undefined;
  readonly #program: string;
  readonly #runProgram: RunProgram;
  readonly #env: Env;
  readonly #output: string;

  constructor(
    origin: string | undefined,
    { io: { env }, folders }: Pick<Publication, 'io' | 'folders'>,
    runProgram: RunProgram,
  ) {
    this.outstanding = outstandingIn(dirname(folders.output));
    this.#origin = origin;
    this.#program = env['VERCEL_CLI'] || installedVercel(env);
    this.#runProgram = runProgram;
    this.#env = env;
    this.#output = folders.output;
  }

  async build(_release: Release, sources: Sources): Promise<string> {
    const build = ['build', '--prod', '--yes'];
    // It removes the output first, with the answers that lie there.
    await this.#run(build, publicationSettings('whole', sources));
    // It writes this file again, with names of its own.
    const isAdded = (path: string) => path === 'config.json';
    await extendInventory(this.#output, await readMark(this.#output), isAdded);
    return [this.#program, ...build].join(' ');
  }

  async liveName() {
    return this.#findLive(await this.#readyDeployments());
  }

  async deploy(_build: Build, release: Release, liveName: string | undefined) {
    // Vercel takes 15,000 files one by one, and in an archive any number.
    const archived = ['deploy', '--prebuilt', '--archive=tgz', '--prod', '--yes'];
    const marked = release === AHEAD ? ['--meta', `release=${AHEAD}`] : [];
    const name = deployedAddress(await this.#run([...archived, ...marked]));
    return {
      name,
      address: httpAddress(name),
      isNew: true,
      // Vercel's program read the output itself: a file changed meanwhile may be live.
      verify: async () => void (await readBuild(this.#output)),
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
  async #run(args: readonly string[], more: Env = {}): Promise<string> {
    const environment = { ...environmentFor('vercel', this.#env), ...more };
    return (await this.#runProgram([this.#program, ...args], environment)).stdout;
  }
}

/** The address `vercel deploy` prints, which is not that of its dashboard. */
export function deployedAddress(printed: string): string {
  const addresses = [...printed.matchAll(/https?:\/\/[^\s"',]+/g)].map(([url]) => url);
  const address = addresses.filter((url) => new URL(url).host !== 'vercel.com').at(-1);
  if (address === undefined) throw new Failure('vercel deploy printed no address');
  return address;
}
