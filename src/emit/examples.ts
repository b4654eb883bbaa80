// The examples of /api/openapi.json: answers of this very build, whole or visibly cut.
import { checkBody, checksBody } from '../contract/check-body.ts';
import { dueDraws } from '../contract/due-draws.ts';
import { CHECK_BATCH, ENDPOINTS, FILE_ENDPOINTS, type FileQuery } from '../contract/endpoints.ts';
import { memberPath } from '../contract/file-family.ts';
import { filePath } from '../contract/file-path.ts';
import { NAMED_FILES } from '../contract/files.ts';
import type { Example, Examples } from '../contract/openapi/example.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { operationIdOf } from '../contract/tags.ts';
import { nextAnnouncementDay } from '../domain/calendar.ts';
import { completeDraws, isUnconfirmed, type LotteryDraws } from '../domain/draw.ts';
import { announcementAt, GRACE_MS } from '../domain/lateness.ts';
import { emitDataPackage } from './data-package.ts';
import { digestOf, type EmittedFile } from './emitted-file.ts';
import { emitLottery } from './lottery-files.ts';
import { emitSums } from './manifest.ts';
import type { Site } from './results.ts';

/** One entry of a list shows its form as well as a hundred do. */
const LIST_ENTRIES = 2;
/** Of a file that is no JSON. */
const LINES = 12;

/** What is short, and rankings of a fixed length, stay whole. */
const WHOLE: readonly string[] = [
  operationIdOf('results'),
  operationIdOf('calculations'),
  operationIdOf('draw'),
];

/** Answers of the default lottery. Its scores wait for a draw that is announced in full. */
export function examplesFrom(archive: LotteryDraws, site: Site): Examples | undefined {
  const [newest] = archive.draws;
  if (newest === undefined || completeDraws(archive).draws.length === 0) return undefined;
  const files = [...emitLottery(archive, site)];
  const digests = files.map(({ path, text }) => digestOf(path, Buffer.from(text)));
  const names = new Map([[archive.lottery.slug, archive.lottery.nameTh]]);
  const tables = emitDataPackage(names, digests, site);
  const asked = FILE_ENDPOINTS.map((endpoint) => {
    const query = { endpoint, lottery: DEFAULT_LOTTERY, ...ENDPOINTS[endpoint].example };
    const id = operationIdOf(endpoint, ENDPOINTS[endpoint].operationId);
    return [id, filePath(query as FileQuery)] as const;
  });
  const member = { lottery: DEFAULT_LOTTERY, date: newest.drawDate };
  return {
    ...picked(asked, files),
    ...exampleChecks(archive, site),
    ...exampleFiles([...files, emitSums(digests), tables], member),
  };
}

/** The files beside the endpoints that are among these, each as the example of its operation. */
export function exampleFiles(files: readonly EmittedFile[], member = { lottery: '' }): Examples {
  const asked = NAMED_FILES.map(([name, { path, operationId }]) => {
    return [operationIdOf(name, operationId), memberPath(path, member)] as const;
  });
  return picked(asked, files);
}

function picked(
  asked: readonly (readonly [operationId: string, path: string])[],
  files: readonly EmittedFile[],
): Examples {
  const shown = asked.flatMap(([operationId, path]) => {
    const file = files.find((one) => one.path === path);
    return file === undefined ? [] : [[operationId, { real: exampleOf(operationId, file) }]];
  });
  return Object.fromEntries(shown);
}

function exampleOf(operationId: string, { path, text }: EmittedFile): Example {
  if (!path.endsWith('.json')) return exampleText(text);
  const body: unknown = JSON.parse(text);
  const value = WHOLE.includes(operationId) ? body : shorten(body);
  const isCut = JSON.stringify(value) !== JSON.stringify(body);
  const cut = `A real answer, each of its lists cut to ${LIST_ENTRIES} entries`;
  return { summary: isCut ? cut : 'A real answer, whole', value };
}

function exampleText(text: string): Example {
  const lines = text.split('\n');
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
  const number = draw?.prizes['first-prize']?.[0];
  if (draw === undefined || number === undefined) throw new Error(`no draw of ${lottery.slug}`);
  const entry = { lottery, draw, unconfirmed: isUnconfirmed(draw, site.sources) };
  const check = (one: string) => checkBody(entry, one, site.origin);
  const loser = ['123456', '000000', '999999', '234567'].find((one) => !check(one).data.isWinner);
  const both = loser === undefined ? [number] : [number, loser];
  const next = nextAnnouncementDay(lottery, site.calendar, draw.drawDate);
  // A moment of the schedule, since no clock decides what is built.
  const announced = { ...lottery, entry: site.calendar[lottery.slug], drawDate: draw.drawDate };
  const due = next && dueDraws(announced, announcementAt(lottery, next) + GRACE_MS);
  const real = { summary: 'A number that won, whole', value: check(number) };
  return {
    [operationIdOf('check', ENDPOINTS.check.operationId)]: {
      real,
      ...(loser && {
        nothing: { summary: 'A number that won nothing, whole', value: check(loser) },
      }),
      ...(due && {
        due: {
          summary: 'The same number once the next draw is due and not here, whole',
          value: checkBody({ ...entry, due }, number, site.origin),
        },
      }),
    },
    [CHECK_BATCH.operationId]: {
      real: { summary: 'Several numbers, whole', value: checksBody(entry, both, site.origin) },
    },
  };
}
