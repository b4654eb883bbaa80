// The target of a publication without --to: Vercel, through its own command line.
//
// A bare `vercel rollback` only shows the status of a rollback, and exits 0. So the deployment to
// return to is looked up and named. https://vercel.com/docs/cli/rollback
import { z } from 'zod';
import { httpAddress } from './address.ts';
import { type Command, runCommand } from './command.ts';
import { Failure } from './failure.ts';
import { jsonOf } from './latest-draws.ts';
import type { Live, Target } from './target.ts';

const PINNED: Command = ['npx', '--yes', 'vercel@60.1.3'];

const deployment = z.object({ url: z.string() });
const list = z.object({ deployments: z.array(deployment) });

/** Publishes through Vercel. `origin` is the address callers use, if it is known. */
export function vercel(origin: string | undefined, executable: string | undefined): Target {
  const program: Command = executable === undefined ? PINNED : [executable];
  const command = (...args: string[]): Command => [...program, ...args];

  /** Addresses of the production deployments that came to stand, newest first. */
  const standing = async (): Promise<string[]> => {
    const wanted = ['--environment', 'production', '--status', 'READY', '--json', '--yes'];
    const answer = await runCommand(command('ls', ...wanted), false);
    return parse(list, answer, 'vercel ls').deployments.map(({ url }) => url);
  };

  /** After a rollback the newest deployment is not the live one; the domain knows better. */
  const liveAmong = async ([newest]: readonly string[]): Promise<string | undefined> => {
    if (newest === undefined || origin === undefined) return newest;
    const answer = await runCommand(command('inspect', new URL(origin).host, '--json'), false);
    return parse(deployment, answer, 'vercel inspect').url;
  };

  const live = async (): Promise<Live | undefined> => {
    const name = await liveAmong(await standing());
    return name === undefined ? undefined : { name };
  };

  return {
    build: command('build', '--prod', '--yes'),
    // Vercel gives each deployment a place of its own, and the last one to finish is live.
    lock: async () => async () => {},
    live,
    changes: async () => undefined,

    async deploy() {
      // Vercel takes 15,000 files one by one, and in an archive any number.
      const archived = ['deploy', '--prebuilt', '--archive=tgz', '--prod', '--yes'];
      const answer = await runCommand(command(...archived));
      const name = deployedAddress(answer);
      return { name, address: httpAddress(name), isNew: true };
    },

    async restore(before) {
      if (before === undefined) {
        throw new Failure(
          'nothing was live before this deployment, so there is nothing to restore',
        );
      }
      await runCommand(command('rollback', before.name, '--yes'));
    },

    async rollBack() {
      const all = await standing();
      const now = await liveAmong(all);
      const back = all[all.indexOf(now ?? '') + 1];
      if (now === undefined || back === undefined) {
        throw new Failure('Vercel lists no earlier production deployment to return to');
      }
      await runCommand(command('rollback', back, '--yes'));
      return { name: back, folder: undefined };
    },

    tidy: async () => {},
  };
}

/** The address `vercel deploy` prints, which is not that of its dashboard. */
export function deployedAddress(printed: string): string {
  const found = [...printed.matchAll(/https?:\/\/[^\s"',]+/g)].map(([url]) => url);
  const address = found.filter((url) => new URL(url).host !== 'vercel.com').at(-1);
  if (address === undefined) throw new Failure('vercel deploy printed no address');
  return address;
}

function parse<Shape extends z.ZodType>(shape: Shape, printed: string, what: string) {
  const parsed = shape.safeParse(jsonOf(printed));
  if (!parsed.success) throw new Failure(`${what} printed something else than deployments as JSON`);
  return parsed.data;
}
