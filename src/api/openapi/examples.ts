// The examples of /api/openapi.json: answers of this very build, whole or visibly cut.
import { checkBody, checksBody } from '../check/check-body.ts';
import { type Due, dueDraws } from '../check/due-draws.ts';
import {
  CHECK_BATCH,
  ENDPOINTS,
  FILE_ENDPOINTS,
  type FileQuery,
  operationIdOf,
} from '../contract/endpoints.ts';
import { type FamilyMember, memberPath } from '../contract/open-file-path.ts';
import { filePath } from '../contract/answer-path.ts';
import { NAMED_FILES } from '../contract/open-files.ts';
import type { Example, Examples } from './response.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { nextAnnouncementDay } from '../../domain/calendar.ts';
import { isComplete, isUnconfirmed, type LotteryDraws } from '../../domain/draw.ts';
import { GRACE_MS, announcementAt } from '../../domain/lateness.ts';
import { emitLottery } from '../answers/all.ts';
import { emitDataPackage } from '../answers/data-package.ts';
import { drawFile } from '../answers/draws.ts';
import { type EmittedFile, digestFile } from '../answers/emitted-file.ts';
import { emitSums } from '../answers/manifest.ts';
import type { Site } from '../answers/publisher.ts';

/** One entry of a list shows its form as well as a hundred do. */
const LIST_ENTRIES = 2;
/** How many lines an example shows of a file that is not JSON. */
const LINES = 12;

/** Short lists, and rankings of a fixed length, stay whole. */
const WHOLE = ['results', 'calculations', 'draw'].map((name) => operationIdOf(name));

/** Answers of the default lottery. Its scores need a draw announced in full: none before that. */
export function exampleAnswers(archive: readonly LotteryDraws[], site: Site): Examples | undefined {
  const lottery = archive.find(({ lottery: { slug } }) => slug === DEFAULT_LOTTERY);
  const newest = lottery?.draws[0];
  if (newest === undefined || !lottery?.draws.some(isComplete)) return undefined;
  const { slug, nameTh } = lottery.lottery;
  const operations = new Map([
    ...FILE_ENDPOINTS.map((endpoint) => {
      const query = { endpoint, lottery: slug, ...ENDPOINTS[endpoint].example };
      const id = operationIdOf(endpoint, ENDPOINTS[endpoint].operationId);
      return [filePath(query as FileQuery), id] as const;
    }),
    ...namedOperations({ lottery: slug, date: newest.drawDate }),
  ]);
  const files = [drawFile(lottery.lottery, newest, site)];
  for (const file of emitLottery(lottery, site)) if (operations.has(file.path)) files.push(file);
  const digests = files.map(({ path, text }) => digestFile(path, Buffer.from(text)));
  const tables = emitDataPackage(new Map([[slug, nameTh]]), digests, site);
  return {
    ...exampleFiles(files, operations),
    ...exampleChecks(lottery, site),
    ...exampleFiles([emitSums(digests), tables]),
  };
}

/** The files that an operation asks for, by default one without a lottery, as its example. */
export function exampleFiles(
  files: readonly EmittedFile[],
  operations = new Map(namedOperations({ lottery: '' })),
): Examples {
  const entries = files.flatMap((file) => {
    const operation = operations.get(file.path);
    return operation === undefined ? [] : [[operation, { real: readExample(operation, file) }]];
  });
  return Object.fromEntries(entries);
}

function namedOperations(member: FamilyMember) {
  return NAMED_FILES.map(([name, { path, operationId }]) => {
    return [memberPath(path, member), operationIdOf(name, operationId)] as const;
  });
}

function readExample(operationId: string, { path, text }: EmittedFile): Example {
  if (!path.endsWith('.json')) return exampleText(text);
  const body: unknown = JSON.parse(text);
  const value = WHOLE.includes(operationId) ? body : shorten(body);
  const isCut = value !== body && `${JSON.stringify(value)}\n` !== text;
  const cut = `A real answer, each of its lists cut to ${LIST_ENTRIES} entries`;
  return { summary: isCut ? cut : 'A real answer, whole', value };
}

function exampleText(text: string): Example {
  const lines = text.split('\n', LINES + 1);
  if (lines.length <= LINES) return { summary: 'A real answer, whole', value: text };
  const value = lines.slice(0, LINES).join('\n');
  return { summary: `The first ${LINES} lines of a real answer`, value };
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LIST_ENTRIES).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}

/** A winner, a number that wins nothing, and both in one request. */
function exampleChecks({ lottery, draws: [draw] }: LotteryDraws, site: Site): Examples {
  const { origin, calendar, sources } = site;
  const number = draw?.prizes['first-prize']?.[0];
  if (draw === undefined || number === undefined) throw new Error(`no draw of ${lottery.slug}`);
  const entry = { lottery, draw, unconfirmed: isUnconfirmed(draw, sources) };
  const check = (checked: string, due?: Due) => checkBody({ ...entry, due }, checked, origin);
  const loser = ['123456', '000000', '999999', '234567'].find(
    (candidate) => !check(candidate).data.isWinner,
  );
  const both = loser === undefined ? [number] : [number, loser];
  const next = nextAnnouncementDay(lottery, calendar, draw.drawDate);
  // A moment of the schedule: a build asks no clock.
  const announced = { ...lottery, entry: calendar[lottery.slug], drawDate: draw.drawDate };
  const due = next && dueDraws(announced, announcementAt(lottery, next) + GRACE_MS);
  const whole = (summary: string, value: unknown) => ({ summary: `${summary}, whole`, value });
  return {
    [operationIdOf('check', ENDPOINTS.check.operationId)]: {
      real: whole('A number that won', check(number)),
      ...(loser && { nothing: whole('A number that won nothing', check(loser)) }),
      ...(due && {
        due: whole('The same number once the next draw is due and not here', check(number, due)),
      }),
    },
    [CHECK_BATCH.operationId]: { real: whole('Several numbers', checksBody(entry, both, origin)) },
  };
}
