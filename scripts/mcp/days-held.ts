// The days of the draws of a lottery, from its index file.
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import type { DrawIndexBody } from '../../src/contract/schemas/draws.ts';
import type { Ask } from './api.ts';

/** The days of all draws held, newest first. */
export async function daysHeld(ask: Ask, lottery: string): Promise<readonly string[]> {
  const body = JSON.parse(
    await ask(memberPath(FILES.drawIndex.path, { lottery })),
  ) as DrawIndexBody;
  return body.draws.map(({ drawDate }) => drawDate);
}

/** The two draws after a day and the two before it, newest first. */
export async function nearestDays(ask: Ask, lottery: string, day: string): Promise<string[]> {
  const held = await daysHeld(ask, lottery);
  const after = held.filter((one) => one > day);
  const before = held.filter((one) => one < day);
  return [...after.slice(-2), ...before.slice(0, 2)];
}
