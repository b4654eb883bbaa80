// A copy of the files on any static server: what it is asked by path, and why it lacks a file, of
// which the service says the reason, and a static server cannot.
import { memberFault } from '../api/contract/absent-draw.ts';
import { filePath } from '../api/contract/answer-path.ts';
import { catalogueFrom } from '../api/contract/catalogue.ts';
import { FILE_ENDPOINTS } from '../api/contract/endpoints.ts';
import type { Fault } from '../api/contract/faults.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_LOTTERY,
  judgeValues,
  refuseLottery,
} from '../api/contract/query.ts';
import { API_BASE } from '../api/contract/service.ts';
import { daySet } from '../domain/day-set.ts';
import { unjudgedDay } from '../domain/draw-date.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import type { PlacedDraw, Schemas } from './answers.ts';
import { ask } from './ask.ts';
import type { Call, Mirror } from './client.ts';
import { type FileOfAnswer, fillPath, type Question, searchParams } from './question.ts';
import { ignoreNoAnswer } from './refusal.ts';

/** `mirror('https://name.github.io/repository')`: a host with its folder, for `hosts`. */
export const mirror = (url: string): Mirror => ({ url, files: { fileOf, refuseMissing } });

const endpointOf = ({ path }: Question) => FILE_ENDPOINTS.find((name) => path === `/${name}`);

/** The file that answers a question; `undefined` where none does. */
function fileOf(question: Question): FileOfAnswer | undefined {
  const { path, query, member } = question;
  const asked: Question['query'] = { ...query, ...member };
  const { lottery = DEFAULT_LOTTERY, date, prize } = asked;
  // A check has no file.
  if (asked['numbers'] !== undefined) return undefined;
  if (date !== undefined) {
    const year = String(date).slice(0, 4);
    const file = fillPath('/draws/{lottery}/{year}.json', { lottery: String(lottery), year });
    return { path: file, pick: (body) => pickDraw(body as DrawsOfYear, String(date), path) };
  }
  const endpoint = endpointOf(question);
  if (endpoint === undefined) return { path: fillPath(path, member) };
  const { limit = DEFAULT_LIMIT, window = DEFAULT_WINDOW } = asked;
  const named = { endpoint, lottery, limit, window, ...(prize !== undefined && { prize }) };
  return { path: filePath(named as Parameters<typeof filePath>[0]).slice(API_BASE.length) };
}

type DrawsOfYear = Pick<Schemas['DrawFile'], 'attribution'> & {
  readonly data: readonly PlacedDraw[];
};

/** A draw of the file of its year, in the form of its own file or of results. */
function pickDraw({ attribution, data }: DrawsOfYear, date: string, path: string) {
  const draw = data.find(({ drawDate }) => drawDate === date);
  return draw && { success: true, attribution, data: path === '/results' ? [draw] : draw };
}

/** The refusal of the service; `undefined` where the mirror should have had the file. */
async function refuseMissing(question: Question, call: Call): Promise<Fault | undefined> {
  const { query, member } = question;
  if (query === undefined && member === undefined) return undefined;
  const list = await ask(call, { path: '/lotteries.json' }).catch(ignoreNoAnswer);
  if (list === undefined) return undefined;
  const { lottery = DEFAULT_LOTTERY, date } = { ...query, ...member };
  const slug = String(lottery);
  const catalogue = new Map(catalogueFrom(list));
  const entry = catalogue.get(slug);
  if (entry === undefined) return refuseLottery(catalogue);
  const days = entry.hasDraws && date !== undefined ? await readDays(slug, call) : undefined;
  const dated = { ...entry, days };
  const endpoint = endpointOf(question);
  const values = Object.fromEntries(searchParams(query));
  const judged = endpoint
    ? judgeValues(endpoint, values, catalogue.set(slug, dated))
    : memberFault({ lottery: slug, ...member }, dated);
  const fault = judged && 'status' in judged ? judged : undefined;
  // Without its list of days nobody knows that there is no draw.
  const isUnknown = days === undefined && entry.hasDraws && fault?.code === 'no_draw_on_date';
  return isUnknown ? undefined : fault;
}

async function readDays(lottery: string, call: Call) {
  const path = '/draws/{lottery}/index.json';
  const index = await ask(call, { path, member: { lottery } }).catch(ignoreNoAnswer);
  return index && daySet(index.draws.map(({ drawDate }) => unjudgedDay(drawDate)));
}
