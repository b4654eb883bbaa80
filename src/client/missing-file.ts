// Names what a question asked for where a mirror has no file of it: a static server cannot say
// whether the lottery is misspelt or the draw was never held, and it is not down.
import { catalogueFrom } from '../contract/catalogue.ts';
import { ENDPOINTS } from '../contract/endpoints.ts';
import { isFault, missingDay, parseQuery, refuseLottery } from '../contract/query.ts';
import { daySet } from '../domain/day-set.ts';
import { unjudgedDay } from '../domain/draw-date.ts';
import type { DrawIndex, Lotteries } from './answers.ts';
import { type Ask, askFile, type Question, searchParams } from './questions.ts';
import { ignoreNoAnswer, LotteryFault } from './refusal.ts';

/**
 * The refusal of the service, from the lists of the mirrors, as far as they answer and explain it.
 * @param isAlone whether there are only mirrors: else the service may have a newer draw
 */
export async function nameMissing(question: Question, ask: Ask, isAlone: boolean) {
  const fault = await findFault(question, ask, isAlone).catch(ignoreNoAnswer);
  return fault && new LotteryFault(fault.status, fault);
}

async function findFault({ path, query, member }: Question, ask: Ask, isAlone: boolean) {
  const endpoint = Object.values(ENDPOINTS).find((row) => row.path === path)?.name;
  if (endpoint === undefined && member === undefined) return undefined;
  const catalogue = catalogueFrom(await ask<Lotteries>(askFile('lotteries')));
  // The list of lotteries has no days.
  if (endpoint !== undefined && member === undefined) {
    const parsed = parseQuery(endpoint, searchParams(query), catalogue);
    return isFault(parsed) ? parsed : undefined;
  }
  const { lottery = '', date } = member ?? {};
  const entry = catalogue.get(lottery);
  if (entry === undefined) return refuseLottery(catalogue);
  if (date === undefined) return undefined;
  const { draws } = await ask<DrawIndex>(askFile('drawIndex', { lottery }));
  const days = daySet(draws.map(({ drawDate }) => unjudgedDay(drawDate)));
  const fault = missingDay(date, { ...entry, days });
  const mayBeNewer = !isAlone && fault?.code === 'no_draw_on_date' && date > (days?.to ?? '');
  return mayBeNewer ? undefined : fault;
}
