// The first request after a pause: a fresh process imports what is deployed and answers once.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  CHECK_FUNCTION,
  CHECK_HANDLER,
  MIDDLEWARE_FUNCTION,
  MIDDLEWARE_HANDLER,
  OUTPUT_FOLDER,
} from '../scripts/output/output-folder.ts';
import { type Measure, median } from './measure.ts';

const STARTER = fileURLToPath(new URL('start-cold.mjs', import.meta.url));
const CHECK = resolve(OUTPUT_FOLDER, CHECK_FUNCTION, CHECK_HANDLER);
const MIDDLEWARE = resolve(OUTPUT_FOLDER, MIDDLEWARE_FUNCTION, MIDDLEWARE_HANDLER);

const BARE_FUNCTION = 'export default (incoming, outgoing) => { outgoing.end("{}"); };';

const QUESTION = '/api/check?number=004615';

export async function measureColdStarts(rounds: number): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cold-'));
  try {
    const file = (name: string) => join(folder, name);
    await writeFile(file('empty.mjs'), 'export default {};');
    await writeFile(file('bare.mjs'), BARE_FUNCTION);
    const [middleware, empty] = await starts([MIDDLEWARE, file('empty.mjs')], rounds);
    const [check, bare] = await starts([CHECK, file('bare.mjs')], rounds, QUESTION);
    const ms = { unit: 'ms of CPU' };
    const sizes = { unit: 'bytes', baselineName: 'the bare one' };
    return [
      {
        ...ms,
        area: 'edge',
        what: 'cold import of the middleware',
        ours: middleware,
        baseline: empty,
        baselineName: 'an empty module',
      },
      {
        ...ms,
        area: 'check',
        what: 'cold import and first answer',
        ours: check,
        baseline: bare,
        baselineName: 'a bare function',
        wanted: { atMost: 3 },
      },
      {
        ...sizes,
        area: 'edge',
        what: 'bundle of the middleware',
        ours: (await stat(MIDDLEWARE)).size,
        baseline: (await stat(file('empty.mjs'))).size,
      },
      {
        ...sizes,
        area: 'check',
        what: 'bundle of the function',
        ours: (await stat(CHECK)).size,
        baseline: BARE_FUNCTION.length,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The median of each, started in turn. */
async function starts(
  [one, other]: readonly [string, string],
  rounds: number,
  ...asked: string[]
): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await startCold(one, ...asked));
    times[1].push(await startCold(other, ...asked));
  }
  return [median(times[0]), median(times[1])];
}

async function startCold(...args: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [STARTER, ...args]);
  return Number(stdout);
}
