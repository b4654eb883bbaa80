// Sources that answer with something else than a draw, over real HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dataBefore,
  HANOI_2026,
  ingestAt,
  THAI_2026,
  xsmbOf,
} from '../../../tests/support/due-data.ts';
import { drawsIn } from '../../../tests/support/held-back.ts';
import { otherGlo } from '../../../tests/support/recorded-glo.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
} from '../../../tests/support/run-script.ts';
import {
  type Misbehaviour,
  type StandIn,
  startStandIn,
} from '../../../tests/support/upstream-stand-in.ts';

afterAll(removeFolders);

const DAYS = { thai: '2026-05-16', hanoi: '2026-05-15' };
const ingestDue = (data: string, sources: Parameters<typeof ingestAt>[2], ...more: string[]) =>
  ingestAt('2026-05-16T15:00:00+07:00', data, sources, ['--due', ...more]);

describe.concurrent('ingest --due', () => {
  let whole: StandIn;
  let broken: StandIn[] = [];
  beforeAll(async () => {
    whole = await startSource();
  });
  afterAll(async () => {
    await Promise.all([whole, ...broken].map((one) => one.close()));
    broken = [];
  });
  const startSource = async (kind?: Misbehaviour) => {
    const source = await startStandIn();
    source.gloAnswers.set(DAYS.thai, otherGlo(DAYS.thai));
    source.texts.xsmb = xsmbOf(DAYS.hanoi);
    source.misbehaveAlways(kind);
    if (kind !== undefined) broken.push(source);
    return source;
  };
  const asked = 'POST http://127.0.0.1:PORT/api/checking/getLotteryResult';

  // Each failed answer, and how often it is tried: upstream/fetch-text.test.ts.
  test.each<{ kind: Misbehaviour; message: string }>([
    {
      kind: { status: 503, headers: { 'retry-after': '3600' } },
      message: `glo: ${asked}: answered 503 Service Unavailable, and asks to wait 3600 s (1 try)`,
    },
    {
      kind: 'html',
      message: `glo: expected JSON, got HTML: it begins with '<!doctype html> <html lang="th"> `,
    },
    { kind: 'half', message: 'glo: the JSON is cut off: its ' },
    { kind: 'empty', message: 'glo: expected JSON, got an empty answer' },
    { kind: 'wrong date', message: 'glo: asked for 2026-05-16, answered 2026-05-02' },
  ])(
    'GLO $kind: said so, exit 1, nothing of it stored, and Hanoi still comes',
    async ({ kind, message }) => {
      const data = await folderWith(await dataBefore(DAYS));
      const before = await dataTreeOf(data);
      const glo = await startSource(kind);
      const { code, stdout, stderr } = await ingestDue(data, { glo, xsmb: whole });
      expect([code, stderr]).toEqual([1, '']);
      const [failed = '', ...others] = linesOf(stdout);
      const said = failed.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:PORT');
      expect(said.slice(0, 52)).toBe('thai-government             failed        2026-05-16');
      expect(said.slice(54)).toEqual(expect.stringContaining(message));
      expect(others).toEqual(['hanoi-normal                new           2026-05-15']);
      expect(glo.requests).toHaveLength(1);
      const after = await dataTreeOf(data);
      expect((await drawsIn(data, HANOI_2026))[0]?.drawDate).toBe('2026-05-15');
      for (const tree of [before, after]) tree.delete(HANOI_2026);
      expect(after).toEqual(before);
    },
  );

  test('XSMB broken does not keep GLO from coming', async () => {
    const data = await folderWith(await dataBefore(DAYS));
    const xsmb = await startSource('html');
    const { code, stdout } = await ingestDue(data, { glo: whole, xsmb }, '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      [
        { lottery: 'thai-government', drawDate: '2026-05-16', result: 'new' },
        {
          lottery: 'hanoi-normal',
          result: 'failed',
          detail: expect.stringContaining('xsmb-khiemdoan: expected CSV, got HTML'),
        },
      ],
    ]);
  });

  test('a draw whose answer failed comes with the next run', async () => {
    const data = await folderWith(await dataBefore(DAYS));
    const glo = await startSource('empty');
    expect((await ingestDue(data, { glo, xsmb: whole })).code).toBe(1);
    glo.misbehaveAlways(undefined);
    expect(await ingestDue(data, { glo, xsmb: whole })).toMatchObject({
      code: 0,
      stdout: 'thai-government             new           2026-05-16\n',
    });
  });

  test('a draw that a newer one has overtaken comes with the next run', async () => {
    const data = await folderWith(await dataBefore({ ...DAYS, thai: '2026-05-02' }));
    const glo = await startSource('html');
    glo.misbehaveAlways(undefined);
    glo.misbehave('html');
    await ingestDue(data, { glo, xsmb: whole });
    await ingestDue(data, { glo, xsmb: whole });
    const dates = (await drawsIn(data, THAI_2026)).map(({ drawDate }) => drawDate);
    expect(dates.slice(0, 2)).toEqual(['2026-05-16', '2026-05-02']);
  });
});
