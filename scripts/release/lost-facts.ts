// Refuses a publication that would take from callers what a place states: draws, numbers of any
// revision, corrections, withdrawals, as from a checkout that was not pulled.
import { sha256Of } from '../../src/api/answers/emitted-file.ts';
import { factsOf, lostFacts } from '../../src/domain/facts.ts';
import { nameFirst } from '../output/inventory.ts';
import { STATIC_FOLDER } from '../output/output-folder.ts';
import { drawsPath, parseDraws, readLotteries, readStatedDraws } from '../output/served-draws.ts';
import { Failure } from '../command/failure.ts';
import type { LiveSite } from './live-site.ts';

/** The draws of a lottery as a build has them at `drawsPath`; `undefined` without that lottery. */
export type OwnDraws = (lottery: string) => Promise<string | undefined>;

/** What the place states and ours lack, in the order of its lotteries. */
export async function readLostFacts(
  { address, files }: Pick<LiveSite, 'address' | 'files'>,
  own: OwnDraws,
): Promise<string[]> {
  const lost: string[] = [];
  for (const lottery of await readLotteries(address)) {
    const text = await own(lottery);
    const hash = files?.get(`${STATIC_FOLDER}${drawsPath(lottery)}`);
    if (text !== undefined && hash === sha256Of(text)) continue;
    const ours = text === undefined ? [] : factsOf(parseDraws(text, drawsPath(lottery)));
    lost.push(...lostFacts(factsOf(await readStatedDraws(address, lottery)), ours));
  }
  return lost;
}

/** Throws a `Failure` where anything is lost, or says it where that is allowed. */
export function refuseLost(
  lost: readonly string[],
  { name }: LiveSite['address'],
  { allowLoss, warn }: { readonly allowLoss: boolean; readonly warn: (line: string) => void },
): void {
  if (lost.length === 0) return;
  const lines = nameFirst(lost).map((fact) => `\n  ${fact}`);
  const fault = `${name} has what this build lacks; git pull, or give --allow-loss if that is meant`;
  if (!allowLoss) throw new Failure(`${fault}:${lines.join('')}`);
  warn(`warning: --allow-loss takes this from ${name}:${lines.join('')}`);
}
