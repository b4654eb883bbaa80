// What a publication would change against what is live: files, and each lottery's latest draw.
import { isDeepStrictEqual } from 'node:util';
import { FILES } from '../../src/api/contract/open-files.ts';
import { API_BASE } from '../../src/api/contract/service.ts';
import { type Build, nameFirst, staticFiles } from '../output/inventory.ts';
import { Failure } from '../command/failure.ts';
import { changesBetween } from '../disk/tree.ts';
import type { Publication } from './target.ts';
import { drawsPath, latestResultPath, movesBetween, readStatus } from '../output/served-draws.ts';
import { type Live, readableSites } from './live-site.ts';
import { readLostFacts, refuseLost } from './lost-facts.ts';

export type Comparison = Awaited<ReturnType<typeof compareWithLive>>;

type Compared = Live & Pick<Publication, 'built'> & { readonly build: Build };

/** Compares, and throws where callers would lose what they have. */
export async function compareWithLive(compared: Compared) {
  const { build, built, liveName } = compared;
  const after = await readStatus(built);
  if (after === undefined) {
    const fault = `the build has no ${FILES.status.path}, so it is not whole`;
    throw new Failure(`${fault}; run: npm run build`);
  }
  const withDraws = [...after.values()].flatMap(({ lottery, latest }) => (latest ? [lottery] : []));
  const sites = await readableSites(compared);
  const own = (lottery: string) => built.read(drawsPath(lottery));
  for (const site of sites) refuseLost(await readLostFacts(site, own), site.address, compared);
  const listed = sites.flatMap(({ files }) => (files === undefined ? [] : [files]));
  const inventories = liveName === undefined && listed.length === 0 ? [new Map()] : listed;
  const files = staticFiles(build.files);
  const changes = inventories.map((before) => changesBetween(staticFiles(before), files));
  const moves = movesBetween(sites[0]?.status, after);
  const moved = moves.map(({ lottery }) => latestResultPath(lottery).slice(1));
  const touched = changes.flatMap(({ added, changed }) => [...added, ...changed]);
  const paths = new Set([...moved, ...touched]);
  const some = withDraws.filter((lottery) => paths.has(latestResultPath(lottery).slice(1)));
  return {
    build,
    liveName,
    /** `undefined` where the live site does not list its files. */
    changes: changes[0],
    moves,
    /**
     * To be read back: those whose latest draw or answer changes at any place; all, where nothing
     * says so: after a publication that broke off, right lists may go with a wrong answer.
     */
    lotteries: some.length === 0 ? withDraws : some,
    /** Whether every place lists the very files of the build. */
    isLive: listed.length > 0 && listed.every((files) => isDeepStrictEqual(files, build.files)),
  };
}

/** Whether a file of the API changes; also where nobody can say. */
export function changesAnswers({ changes }: Comparison): boolean {
  if (changes === undefined) return true;
  const paths = [...changes.added, ...changes.changed, ...changes.removed];
  return paths.some((path) => `/${path}`.startsWith(`${API_BASE}/`));
}

/** The comparison as lines to print, most important first. */
export function describeComparison({ changes, moves }: Comparison): string[] {
  const files =
    changes &&
    `${changes.added.length} added, ${changes.changed.length} changed, ${changes.removed.length} removed, ${changes.unchanged} unchanged`;
  return [
    `files: ${files ?? 'live does not list its files'}`,
    `draws: ${moves.map(({ move }) => move).join(', ') || 'no latest draw changes'}`,
  ];
}

/** `+ path`, `~ path`, `- path`, and how many more. */
export function listChanges({ changes }: Comparison): string[] {
  const lines = [
    ...(changes?.added ?? []).map((path) => `+ ${path}`),
    ...(changes?.changed ?? []).map((path) => `~ ${path}`),
    ...(changes?.removed ?? []).map((path) => `- ${path}`),
  ];
  return nameFirst(lines).map((line) => `  ${line}`);
}
