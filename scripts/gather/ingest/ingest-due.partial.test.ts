// A draw that GLO announces bit by bit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataBefore, ingestAt, THAI_2026, THAI_DRAWS } from '../../../tests/support/due-data.ts';
import { drawsIn } from '../../../tests/support/held-back.ts';
import { recordedGlo, recordedGloWith } from '../../../tests/support/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
} from '../../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../../tests/support/upstream-stand-in.ts';

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
  const at = (time: string, flags?: readonly string[], folder = data) =>
    ingestAt(`${DAY}T${time}:00+07:00`, folder, { glo: standIn, xsmb: standIn }, flags);

  test('before the announcement nobody is asked', async () => {
    expect(await at('14:20')).toMatchObject({ code: 0, stdout: 'nothing is due\n' });
    expect(standIn.requests).toEqual([]);
  });

  test('no draw yet: not yet, exit 0, nothing written', async () => {
    standIn.gloAnswers.delete(DAY);
    const before = await dataTreeOf(data);
    const { code, stdout, stderr } = await at('14:31');
    expect([code, linesOf(stdout), stderr]).toEqual([
      0,
      [`${TABLE_START}not yet       ${DAY}`],
      '',
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('some prizes: stored as pending, exit 0', async () => {
    standIn.gloAnswers.set(DAY, recordedGloWith({ first: [], near1: ['xxxxxx', 'xxxxxx'] }));
    const { code, stdout } = await at('14:45');
    const pending = ['first-prize', 'adjacent-first-prize'];
    expect([code, linesOf(stdout)]).toEqual([
      0,
      [`${TABLE_START}new           ${DAY}  ${pending.join(', ')} pending`],
    ]);
    const [draw] = await drawsIn(data, THAI_2026);
    expect(draw).toMatchObject({ drawDate: DAY, pending });
    expect(Object.keys(draw?.prizes ?? {})).toEqual(
      Object.keys(OURS?.prizes ?? {}).filter((slug) => !pending.includes(slug)),
    );
  });

  test('the same partial answer again: exit 0, nothing written', async () => {
    const before = await dataTreeOf(data);
    const { code, stdout } = await at('15:00', ['--due', '--json']);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      [
        {
          lottery: 'thai-government',
          drawDate: DAY,
          result: 'agrees',
          isPartial: true,
          source: 'glo',
          detail: 'first-prize, adjacent-first-prize pending',
        },
      ],
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('an odd prize waits and is named; the first prize goes out, its neighbours follow; exit 0', async () => {
    const stored = await drawsIn(data, THAI_2026);
    const copy = await folderWith(await dataBefore({ thai: DAY, hanoi: '2026-05-02' }));
    standIn.gloAnswers.set(DAY, recordedGloWith({ near1: [], fifth: ['๐๔'], last2: [' 04'] }));
    const { code, stdout } = await at('15:20', ['--due'], copy);
    expect([code, linesOf(stdout)]).toEqual([
      0,
      [
        `${TABLE_START}new           ${DAY}  fifth-prize, last-two-digit pending`,
        `  warning: ${DAY} prizes.fifth-prize[0]: "๐๔" — expected 6 digits`,
        `  warning: ${DAY} prizes.last-two-digit[0]: " 04" — expected 2 digits`,
        `  warning: ${DAY} prizes.fifth-prize: ["๐๔"] — has 1 numbers, expected 100`,
      ],
    ]);
    const [draw] = await drawsIn(copy, THAI_2026);
    expect(draw?.prizes['first-prize']).toEqual(OURS?.prizes['first-prize']);
    expect(draw?.prizes['adjacent-first-prize']).toEqual(OURS?.prizes['adjacent-first-prize']);
    expect(draw?.pending).toEqual(['fifth-prize', 'last-two-digit']);
    expect(await drawsIn(data, THAI_2026)).toEqual(stored);
  });

  test('a stored number that the source has changed is kept, in doubt, and the others of the answer go out: exit 1', async () => {
    const before = await drawsIn(data, THAI_2026);
    standIn.gloAnswers.set(DAY, recordedGloWith({ last2: ['00'], fifth: [] }));
    const { code, stdout } = await at('15:30');
    const [said, ...ways] = linesOf(stdout);
    expect([code, said]).toEqual([
      1,
      `${TABLE_START}disputed      ${DAY}  glo has last-two-digit 43; glo has last-two-digit 00`,
    ]);
    const rule = `npm run ingest -- --rule thai-government/${DAY}`;
    expect(ways).toEqual([
      expect.stringContaining(`${rule} --source glo --reason`),
      expect.stringContaining(`${rule} --source stored --reason`),
    ]);
    const [draw, ...others] = await drawsIn(data, THAI_2026);
    expect(others).toEqual(before.slice(1));
    expect(draw?.prizes).toMatchObject(before[0]?.prizes ?? {});
    expect(Object.keys(draw?.prizes ?? {})).toContain('first-prize');
    expect(draw?.doubt).toBe('แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: glo ให้ 43; glo ให้ 00');
  });

  test('the same contradiction again: exit 1, nothing written', async () => {
    const before = await dataTreeOf(data);
    expect(await at('16:10')).toMatchObject({ code: 1 });
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('a person who keeps what is stored ends it; of the source its other prizes are heard', async () => {
    const ruling = ['--rule', `thai-government/${DAY}`, '--source', 'stored'];
    expect(await at('16:20', [...ruling, '--yes', '--reason', 'the sheet has 43'])).toMatchObject({
      code: 0,
    });
    const [draw] = await drawsIn(data, THAI_2026);
    expect(draw).not.toHaveProperty('doubt');
    expect(draw?.prizes['last-two-digit']).toEqual(['43']);
    expect(await at('16:30')).toMatchObject({ code: 0 });
    const [whole] = await drawsIn(data, THAI_2026);
    expect(whole).toMatchObject({ source: 'glo', prizes: OURS?.prizes });
    expect(whole).not.toHaveProperty('doubt');
    const before = await dataTreeOf(data);
    expect(await at('16:40')).toMatchObject({ code: 0 });
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('the whole answer completes a partial draw, in the form of one that came at once', async () => {
    const copy = await folderWith(await dataBefore({ thai: DAY, hanoi: '2026-05-02' }));
    standIn.gloAnswers.set(DAY, recordedGloWith({ first: [], near1: [] }));
    expect(await at('14:45', ['--due'], copy)).toMatchObject({ code: 0 });
    standIn.gloAnswers.set(DAY, recordedGlo());
    const { code, stdout } = await at('16:00', ['--due'], copy);
    expect([code, linesOf(stdout)]).toEqual([0, [`${TABLE_START}completed     ${DAY}`]]);
    const [draw] = await drawsIn(copy, THAI_2026);
    expect(draw).not.toHaveProperty('pending');
    expect(JSON.stringify(draw?.prizes)).toBe(JSON.stringify(OURS?.prizes));
    expect(await at('16:10', ['--due'], copy)).toMatchObject({ stdout: 'nothing is due\n' });
  });
});
