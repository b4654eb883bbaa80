// A draw that GLO announces bit by bit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedGlo, recordedGloWith } from '../../src/testing/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
  runScript,
} from '../../src/testing/run-script.ts';
import { type StandIn, startStandIn } from '../upstream/stand-in.ts';
import { clockFrom } from './testing/clock.ts';
import { dataBefore, drawsIn, THAI_2026, THAI_DRAWS } from './testing/due-data.ts';

afterAll(removeFolders);

const DAY = '2026-05-02';
const OURS = THAI_DRAWS.find(({ drawDate }) => drawDate === DAY);
const TABLE_START = 'thai-government             ';

describe('ingest --due', () => {
  let standIn: StandIn;
  let data: string;
  beforeAll(async () => {
    standIn = await startStandIn();
    data = await folderWith(await dataBefore({ thai: DAY, hanoi: '2026-05-02' }));
  });
  afterAll(() => standIn.close());
  const ingestAt = (time: string, ...more: string[]) =>
    runScript('ingest', ['--due', '--data', data, ...more], {
      ...clockFrom(`${DAY}T${time}:00+07:00`),
      GLO_API_URL: standIn.gloUrl,
      XSMB_CSV_URL: standIn.xsmbUrl,
    });

  test('before the announcement nobody is asked', async () => {
    expect(await ingestAt('14:20')).toMatchObject({ code: 0, stdout: 'nothing is due\n' });
    expect(standIn.requests).toEqual([]);
  });

  test('no draw yet: not yet, exit 3, nothing written', async () => {
    standIn.gloAnswers.delete(DAY);
    const before = await dataTreeOf(data);
    const { code, stdout, stderr } = await ingestAt('14:31');
    expect([code, linesOf(stdout), stderr]).toEqual([
      3,
      [`${TABLE_START}not yet       ${DAY}`],
      '',
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('some prizes: stored as pending, exit 3', async () => {
    standIn.gloAnswers.set(DAY, recordedGloWith({ first: [], near1: ['xxxxxx', 'xxxxxx'] }));
    const { code, stdout } = await ingestAt('14:45');
    const pending = ['first-prize', 'adjacent-first-prize'];
    expect([code, linesOf(stdout)]).toEqual([
      3,
      [`${TABLE_START}partial       ${DAY}  ${pending.join(', ')} pending`],
    ]);
    const [draw] = await drawsIn(data, THAI_2026);
    expect(draw).toMatchObject({ drawDate: DAY, pending });
    expect(Object.keys(draw?.prizes ?? {})).toEqual(
      Object.keys(OURS?.prizes ?? {}).filter((slug) => !pending.includes(slug)),
    );
  });

  test('the same again: partial still, exit 3, nothing written', async () => {
    const before = await dataTreeOf(data);
    const { code, stdout } = await ingestAt('15:00', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      [
        {
          lottery: 'thai-government',
          drawDate: DAY,
          result: 'partial',
          detail: 'first-prize, adjacent-first-prize pending',
        },
      ],
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('an announced number that has changed meanwhile is refused, exit 1', async () => {
    const before = await dataTreeOf(data);
    standIn.gloAnswers.set(DAY, recordedGloWith({ last2: ['00'] }));
    const { code, stdout } = await ingestAt('15:30');
    expect([code, stdout]).toEqual([1, expect.stringContaining('prizes.last-two-digit: ["00"]')]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('the whole answer completes it, in the form of a draw that came at once', async () => {
    standIn.gloAnswers.set(DAY, recordedGlo());
    const { code, stdout } = await ingestAt('16:00');
    expect([code, linesOf(stdout)]).toEqual([0, [`${TABLE_START}completed     ${DAY}`]]);
    const [draw] = await drawsIn(data, THAI_2026);
    expect(draw).not.toHaveProperty('pending');
    expect(JSON.stringify(draw?.prizes)).toBe(JSON.stringify(OURS?.prizes));
    expect(await ingestAt('16:10')).toMatchObject({ code: 0, stdout: 'nothing is due\n' });
  });
});
