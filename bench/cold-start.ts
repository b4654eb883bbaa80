// The first request after a pause: a fresh process imports what is deployed and answers once.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { GENERATED_FOLDER } from '../scripts/emit/emit-site.ts';
import { generatedIn } from '../scripts/integrations/check-function.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from '../scripts/output-folder.ts';
import { type Measure, median } from './measure.ts';

const STARTER = fileURLToPath(new URL('start-cold.mjs', import.meta.url));
const CHECK = resolve(OUTPUT_FOLDER, CHECK_FUNCTION, CHECK_HANDLER);

const BARE_FUNCTION = 'export default (incoming, outgoing) => { outgoing.end("{}"); };';

const QUESTION = '/api/check?number=004615';

/** The limiter is CommonJS and asks for modules of Node. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** The middleware as one file. The platform bundles it by itself, not minified; so does this. */
export async function bundleMiddleware(
  outfile: string,
  generated = GENERATED_FOLDER,
): Promise<void> {
  await build({
    entryPoints: ['middleware.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    banner: { js: REQUIRE },
    // Loaded only where Redis counts.
    external: ['./redis-quota.ts'],
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
    plugins: [generatedIn(generated)],
  });
}

export async function measureColdStarts(rounds: number): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cold-'));
  try {
    const file = (name: string) => join(folder, name);
    await writeFile(file('empty.mjs'), 'export default {};');
    await writeFile(file('bare.mjs'), BARE_FUNCTION);
    await bundleMiddleware(file('middleware.mjs'));
    const [middleware, empty] = await starts([file('middleware.mjs'), file('empty.mjs')], rounds);
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
        ours: (await stat(file('middleware.mjs'))).size,
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
