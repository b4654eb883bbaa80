// Why a mirror has no file: what the service refuses with a reason, and a static server cannot say.
// The list of lotteries and the days of its draws can.
import { memberFault } from '../api/contract/absent-draw.ts';
import { type Catalogue, catalogueFrom } from '../api/contract/catalogue.ts';
import { ENDPOINTS, FILE_ENDPOINTS } from '../api/contract/endpoints.ts';
import type { Fault } from '../api/contract/faults.ts';
import { DEFAULT_LOTTERY, isFault, judgeValues, refuseLottery } from '../api/contract/query.ts';
import { daySet } from '../domain/day-set.ts';
import { unjudgedDay } from '../domain/draw-date.ts';
import type { DrawIndex, Lotteries } from './answers.ts';
import { type Ask, askFile, type Question, searchParams } from './questions.ts';
import { ignoreNoAnswer } from './refusal.ts';

/** The refusal of the service; `undefined` where the mirror should have had the file. */
export async function refuseMissing(question: Question, ask: Ask): Promise<Fault | undefined> {
  const { query, member } = question;
  if (query === undefined && member === undefined) return undefined;
  const list = await ask<Lotteries>(askFile('lotteries')).catch(ignoreNoAnswer);
  if (list === undefined) return undefined;
  const lottery = String(member?.lottery ?? query?.['lottery'] ?? DEFAULT_LOTTERY);
  const listed = catalogueFrom(list);
  const found = listed.get(lottery);
  const isOfDay = found?.hasDraws && member?.date !== undefined;
  const days = isOfDay ? await readDays(lottery, ask) : undefined;
  const entry = found && { ...found, days };
  const catalogue = entry ? new Map([...listed, [lottery, entry]]) : listed;
  const fault = judgeQuestion(question, catalogue, lottery);
  // Without its list of days nobody knows that there is no draw.
  const isUnknown = isOfDay && days === undefined && fault?.code === 'no_draw_on_date';
  return isUnknown ? undefined : fault;
}

function judgeQuestion({ path, query, member }: Question, catalogue: Catalogue, lottery: string) {
  const endpoint = FILE_ENDPOINTS.find((name) => ENDPOINTS[name].path === path);
  if (endpoint !== undefined) {
    const parsed = judgeValues(endpoint, Object.fromEntries(searchParams(query)), catalogue);
    return isFault(parsed) ? parsed : undefined;
  }
  const entry = catalogue.get(lottery);
  return entry ? memberFault({ lottery, ...member }, entry) : refuseLottery(catalogue);
}

async function readDays(lottery: string, ask: Ask) {
  const index = await ask<DrawIndex>(askFile('drawIndex', { lottery })).catch(ignoreNoAnswer);
  return index && daySet(index.draws.map(({ drawDate }) => unjudgedDay(drawDate)));
}
