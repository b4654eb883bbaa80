// `npm run due`, with a stand-in for its publication.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dataBefore,
  fileOf,
  HANOI_2026,
  HANOI_DRAWS,
  THAI_2026,
  xsmbOf,
} from '../../tests/support/due-data.ts';
import { drawsIn } from '../../tests/support/held-back.ts';
import { otherGlo, recordedGlo } from '../../tests/support/recorded-glo.ts';
import { ioOf } from '../../tests/support/run-main.ts';
import { folderWith, linesOf, removeFolders, writeFiles } from '../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../tests/support/upstream-stand-in.ts';
import { takeLock } from '../disk/lock.ts';
import { withRoundLock } from '../gather/round/round-lock.ts';
import { main } from './due.ts';

const DAY = '2026-05-02';

describe('due', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
    standIn.texts.xsmb = xsmbOf('2026-05-01');
  });
  afterAll(() => Promise.all([standIn.close(), removeFolders()]));

  /** @param publishes the exit code of the publication */
  const due = async (
    files: Map<string, string>,
    args: string[] = [],
    publishes: 0 | 1 | 2 = 0,
    environment: Record<string, string> = {},
    moment = `${DAY}T19:00:00+07:00`,
  ) => {
    const data = await folderWith(files);
    const sources = { GLO_API_URL: standIn.gloUrl, XSMB_CSV_URL: standIn.xsmbUrl };
    const now = Date.parse(moment);
    const { io, printed } = ioOf({ DATA_FOLDER: data, ...sources, ...environment }, { now });
    const asked: string[][] = [];
    const code = await main(args, io, async (options) => {
      asked.push([...options]);
      return publishes;
    });
    return { ...printed, code, data, asked, said: linesOf(printed.stdout) };
  };
  const dayBefore = () => dataBefore({ thai: DAY, hanoi: '2026-05-01' });
  const published = [[]];

  test('asks, stores, publishes with the options given, and nothing is left', async () => {
    standIn.texts.xsmb += xsmbOf(DAY).split('\n')[1];
    const run = await due(await dayBefore(), ['--to', '/srv/site', '--keep']);
    standIn.texts.xsmb = xsmbOf('2026-05-01');
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.said).toEqual([
      expect.stringMatching(/^thai-government +new +2026-05-02$/),
      expect.stringMatching(/^hanoi-normal +new +2026-05-01 2026-05-02$/),
      'ไม่มีอะไรค้าง (nothing is left)',
    ]);
    expect(run.asked).toEqual([['--to', '/srv/site', '--keep']]);
    expect((await drawsIn(run.data, THAI_2026))[0]?.drawDate).toBe(DAY);
  });

  test('what is held back stops no other draw and no publication: exit 1, and the command is said', async () => {
    const zeros = recordedGlo().replaceAll(/"value": ?"[0-9]+"/g, (value) =>
      value.replaceAll(/[0-9]/g, '0'),
    );
    standIn.gloAnswers.set(DAY, zeros);
    const run = await due(await dayBefore());
    standIn.gloAnswers.set(DAY, recordedGlo());
    expect([run.code, run.asked]).toEqual([1, published]);
    expect(run.stdout).toContain('รอคนตรวจ (held back): thai-government 2026-05-02: zeros: ');
    // Its prizes contradict each other, so no rule admits them: nobody can let them through.
    expect(run.stdout).toContain(
      'npm run ingest -- --rule thai-government/2026-05-02 --source stored --reason ',
    );
    expect((await drawsIn(run.data, THAI_2026))[0]?.drawDate).toBe('2026-04-16');
    expect((await drawsIn(run.data, HANOI_2026))[0]?.drawDate).toBe('2026-05-01');
  });

  test('a channel without a public address is refused before anybody is asked, with exit 2', async () => {
    const telegram = {
      TELEGRAM_BOT_TOKEN: '123456789:A-token_of-thirty-five-characters-1',
      TELEGRAM_CHAT: '@results',
    };
    const run = await due(await dayBefore(), [], 0, { ...telegram, SITE_URL: '' });
    expect([run.code, run.asked, run.said]).toEqual([2, [], []]);
    expect(run.stderr).toContain('SITE_URL');
    expect((await drawsIn(run.data, THAI_2026))[0]?.drawDate).toBe('2026-04-16');
  });

  test('a source that fails stops neither: exit 1, and it is said', async () => {
    standIn.misbehaveAlways({ status: 403 });
    const run = await due(await dayBefore());
    standIn.misbehaveAlways(undefined);
    expect([run.code, run.asked]).toEqual([1, published]);
    expect(run.said.filter((line) => line.startsWith('แหล่งมีปัญหา'))).toEqual([
      expect.stringContaining('glo: '),
      expect.stringContaining('xsmb-khiemdoan: '),
    ]);
  });

  test('gaps are counted, and no failure; so is what is not announced yet', async () => {
    const files = await dayBefore();
    const withGaps = HANOI_DRAWS.filter(
      ({ drawDate }) => drawDate >= '2026-03-01' && drawDate < '2026-05-02',
    ).filter(({ drawDate }) => !['2026-04-10', '2026-04-11', '2026-04-12'].includes(drawDate));
    const run = await due(files.set(HANOI_2026, fileOf('hanoi-normal', withGaps)));
    expect([run.code, run.asked]).toEqual([0, published]);
    expect(run.said).toEqual([
      expect.stringMatching(/^thai-government +new/),
      expect.stringMatching(/^hanoi-normal +not yet +2026-05-02$/),
      'ช่องว่าง ไม่มีแหล่งใดมี (gaps, no source has them): 3 งวด · hanoi-normal',
      'ทั้งหมด (all of it): npm run due -- --all',
    ]);
  });

  test.each([
    { publishes: 1, code: 1 },
    { publishes: 2, code: 2 },
  ] as const)(
    'a publication that ends with $publishes: exit $code',
    async ({ publishes, code }) => {
      const run = await due(await dayBefore(), [], publishes);
      expect([run.code, run.said.at(-1)]).toEqual([
        code,
        'ยังไม่ได้เผยแพร่ (not published): npm run publish',
      ]);
    },
  );

  test('what was not published is published by the command as it is said', async () => {
    const run = await due(await dayBefore(), ['--to', '../my site', '--keep'], 1);
    const said = "ยังไม่ได้เผยแพร่ (not published): npm run publish -- --to '../my site' --keep";
    expect(run.said.at(-1)).toBe(said);
  });

  test.each<[string[], Record<string, string>, string]>([
    [['--nonsense'], {}, "unknown option '--nonsense'"],
    [['--tow', '../site'], {}, "unknown option '--tow'"],
    [['--to'], {}, "option '--to <folder>' argument missing"],
    [['--to', 'package.json/x'], {}, 'package.json is a file'],
    [['--to', 'package.json'], {}, 'it is a file'],
    [['--to', ''], {}, 'it is empty'],
    [['--url', 'nowhere'], {}, 'nowhere is not an address'],
    [['../site'], {}, 'too many arguments'],
    [['--rollback'], {}, '--rollback publishes nothing new'],
    [['--dry-run'], {}, '--dry-run publishes nothing new'],
    [['--keep', '--skip-build'], {}, 'for that alone: npm run publish -- --keep --skip-build'],
    [[], { SITE_URL: 'nowhere' }, 'nowhere is not an address'],
    [[], { PATIENCE_SECONDS: 'long' }, 'PATIENCE_SECONDS=long is not a number of seconds'],
  ])('%j %j is refused before anybody is asked: exit 2', async (args, environment, words) => {
    const run = await due(await dayBefore(), args, 0, environment);
    expect([run.code, run.asked, run.said]).toEqual([2, [], []]);
    expect(run.stderr).toContain(words);
    expect(linesOf(run.stderr)).toHaveLength(1);
    expect((await drawsIn(run.data, THAI_2026))[0]?.drawDate).toBe('2026-04-16');
  });

  test('without a data folder that can be read nothing is published: exit 2', async () => {
    const run = await due((await dayBefore()).set('lotteries.json', '{}'));
    expect([run.code, run.asked]).toEqual([2, []]);
  });

  test('a clock that is wrong: nothing is asked, stored or published: exit 1', async () => {
    standIn.requests.length = 0;
    const run = await due(await dayBefore(), [], 0, {}, '2025-05-02T19:00:00+07:00');
    expect([run.code, run.asked, run.said, standIn.requests]).toEqual([1, [], [], []]);
    expect(run.stderr).toContain('the clock is wrong: it lies before');
  });

  test('asks again what it has stored: a source that says otherwise puts it in doubt', async () => {
    const data = await folderWith(await dayBefore());
    const round = (time: string) => roundAt(data, `${DAY}T${time}:00+07:00`);
    await round('15:00');
    standIn.gloAnswers.set(DAY, otherGlo(DAY));
    expect((await round('15:14')).stdout).not.toContain('disputed');
    const run = await round('15:15');
    standIn.gloAnswers.set(DAY, recordedGlo());
    expect([run.code, run.stdout]).toEqual([1, expect.stringContaining('รอคนตรวจ (held back)')]);
    expect((await drawsIn(data, THAI_2026))[0]?.doubt).toMatch(/\d{6}/);
  });

  /** A round of a folder at a moment. */
  async function roundAt(
    data: string,
    moment: string,
    args: string[] = [],
    publish: () => Promise<0 | 1> = async () => 0,
  ) {
    const sources = { GLO_API_URL: standIn.gloUrl, XSMB_CSV_URL: standIn.xsmbUrl };
    const { io, printed } = ioOf({ DATA_FOLDER: data, ...sources }, { now: Date.parse(moment) });
    const code = await main(args, io, publish);
    return { code, ...printed, said: linesOf(printed.stdout).map((line) => line.slice(21)) };
  }
  const news = (data: string, time: string, publish?: () => Promise<0 | 1>) =>
    roundAt(data, `${DAY}T${time}:00+07:00`, ['--news'], publish);
  const NEW = ['hanoi-normal 2026-05-01 new xsmb-khiemdoan', `thai-government ${DAY} new glo`];
  const LIVE = 'live is up to date after 0 s';

  describe('--news', () => {
    test('says each event once, and publishes what is new', async () => {
      const data = await folderWith(await dayBefore());
      const first = await news(data, '15:00');
      expect([first.code, first.said.toSorted()]).toEqual([0, [...NEW, LIVE].toSorted()]);
      expect(await news(data, '15:01')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    });

    test('what is rejected is tried again after a minute, then two, and at once with news', async () => {
      const data = await folderWith(await dayBefore());
      const tried: string[] = [];
      for (const time of ['14:00', '14:01', '14:02', '14:03', '14:29', '14:30']) {
        const run = await news(data, time, async () => {
          tried.push(time);
          return time < '14:29' ? 1 : 0;
        });
        if (tried.at(-1) !== time) continue;
        expect([run.code, run.said.at(-1)]).toEqual(
          time < '14:29'
            ? [1, expect.stringMatching(/^not published; tried again in [124] min, or with/)]
            : [0, LIVE],
        );
      }
      expect(tried).toEqual(['14:00', '14:01', '14:03', '14:29', '14:30']);
    });

    test('what was stored by a round that ended halfway is published by the next one', async () => {
      const data = await folderWith(await dayBefore());
      await news(data, '14:00');
      const ended = news(data, '15:00', () => Promise.reject(new Error('killed')));
      expect(await ended).toMatchObject({ code: 1 });
      expect((await news(data, '15:01')).said).toEqual([LIVE]);
    });

    test('files that cannot be worked with are said once, and so is their mending', async () => {
      const files = await dayBefore();
      const data = await folderWith(files);
      await news(data, '14:00');
      const registry = files.get('lotteries.json') ?? '';
      await writeFiles(data, [['lotteries.json', '{']]);
      const broken = await news(data, '14:01');
      expect([broken.code, broken.said[0]]).toEqual([0, 'the data folder cannot be read']);
      expect(await news(data, '14:02')).toMatchObject({ stdout: '', stderr: '' });
      await writeFiles(data, [['lotteries.json', registry]]);
      expect((await news(data, '14:03')).said).toEqual(['the data folder is in order again']);
    });

    test('beside another round it leaves all to that; a person waits for it', async () => {
      const data = await folderWith(await dayBefore());
      const release = takeLock(join(data, '.lock-round'), 'held');
      expect(await news(data, '15:00')).toMatchObject({ code: 0, stdout: '', stderr: '' });
      const rounds: string[] = [];
      await withRoundLock(
        data,
        () => {
          release();
          return true;
        },
        async () => rounds.push('after it'),
      );
      expect(rounds).toEqual(['after it']);
    });
  });

  test('old data: few words, the newest day first; --all lists each', async () => {
    const data = await folderWith(await dayBefore());
    const late = (...args: string[]) => roundAt(data, '2026-07-20T15:00:00+07:00', args);
    const [run, all] = [await late(), await late('--all')];
    expect(run.stdout.split(/\s+/).length).toBeLessThan(60);
    expect(all.stdout).toMatch(/ thai-government 2026-07-16 2026-07-01 /);
  });
});
