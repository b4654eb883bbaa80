// .github/health-issues.sh and recheck-issues.sh against a stand-in for `gh` with issues in a file.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, linesOf, type Run, removeFolders } from './support/run-script.ts';
import { executable } from './support/small-site.ts';

afterAll(removeFolders);

const GH = `
cd "$(dirname "$0")"
echo "$1 $2 $3" >> calls
[ ! -e broken ] || exit 4
case "$1 $2" in
  'issue list') jq '[.[] | select(.state == "open")]' issues;;
  'issue create')
    jq --arg t "$4" --arg b "$8" '. + [{number: (length + 1), title: $t, body: $b, state: "open"}]' \\
      issues > next && mv next issues;;
  'issue edit') jq --argjson n "$3" --arg b "$5" \\
    'map(if .number == $n then .body = $b else . end)' issues > next && mv next issues;;
  'issue close') jq --argjson n "$3" \\
    'map(if .number == $n then .state = "closed" else . end)' issues > next && mv next issues;;
esac`;

type Issue = { number: number; title: string; body: string; state: string };

async function repository(issues: readonly Issue[] = [], script = 'health-issues') {
  const folder = await folderWith(new Map([['issues', JSON.stringify(issues)]]));
  await executable(join(folder, 'gh'), GH);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const report = (text: string): Promise<Run> =>
    new Promise((resolve) => {
      const child = execFile('bash', [`.github/${script}.sh`], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
      child.stdin?.end(text);
    });
  const missed = (...late: readonly object[]) => report(JSON.stringify({ missed: late }));
  const read = async (): Promise<Issue[]> =>
    JSON.parse(await readFile(join(folder, 'issues'), 'utf8'));
  const open = async () => {
    const all = await read();
    return all.filter(({ state }) => state === 'open').map(({ title }) => title);
  };
  const calls = async () => linesOf(await readFile(join(folder, 'calls'), 'utf8').catch(() => ''));
  return { folder, report, missed, read, open, calls };
}

const VIP = {
  lottery: 'hanoi-vip',
  lotteryName: 'ฮานอย VIP',
  latest: '2026-11-18',
  missed: ['2026-11-19'],
};
const TV = { ...VIP, lottery: 'lao-tv', lotteryName: 'ลาว "ทีวี" $(id)' };

describe('health-issues', () => {
  test('opens one issue per late lottery, in the words of the report', async () => {
    const { missed, read } = await repository();
    expect(await missed(VIP, TV)).toMatchObject({ code: 0 });
    const issues = await read();
    expect(issues.map(({ title }) => title)).toEqual(['late draw: hanoi-vip', 'late draw: lao-tv']);
    expect(issues[0]?.body).toContain('Missed: 2026-11-19\nLatest stored: 2026-11-18\n');
    expect(issues[1]?.body).toContain('ลาว "ทีวี" $(id) has not been');
  });

  test('opens no second issue, and does not repeat what the first one says', async () => {
    const { missed, open, calls } = await repository();
    await missed(VIP);
    await missed(VIP);
    expect(await open()).toEqual(['late draw: hanoi-vip']);
    expect((await calls()).filter((call) => /issue (?:create|edit|close)/.test(call))).toHaveLength(
      1,
    );
  });

  test('one more missed day changes the open issue', async () => {
    const { missed, read } = await repository();
    await missed(VIP);
    await missed({ ...VIP, missed: ['2026-11-19', '2026-11-20'] });
    const issues = await read();
    expect(issues).toHaveLength(1);
    expect(issues[0]?.body).toContain('Missed: 2026-11-19, 2026-11-20');
  });

  test('closes the issue of a lottery that is no longer late, and opens it anew later', async () => {
    const { missed, open, read } = await repository();
    await missed(VIP, TV);
    expect(await missed(TV)).toMatchObject({ code: 0 });
    expect(await open()).toEqual(['late draw: lao-tv']);
    await missed(VIP, TV);
    expect(await open()).toEqual(['late draw: lao-tv', 'late draw: hanoi-vip']);
    expect(await read()).toHaveLength(3);
    await missed();
    expect(await open()).toEqual([]);
  });

  test('takes hanoi for another lottery than hanoi-vip', async () => {
    const { missed, open } = await repository();
    await missed(VIP);
    await missed(VIP, { ...VIP, lottery: 'hanoi' });
    expect(await open()).toEqual(['late draw: hanoi-vip', 'late draw: hanoi']);
  });

  test('leaves alone what a person has labelled by hand', async () => {
    const theirs = { number: 1, title: 'why are draws late?', body: '', state: 'open' };
    const { missed, open } = await repository([theirs]);
    await missed();
    expect(await open()).toEqual(['why are draws late?']);
  });

  test.each(['', 'npm error', '{}', '{"missed":[{"lottery":"a b","missed":[]}]}', '[]'])(
    'the report %j touches no issue and ends with 1',
    async (text) => {
      const { missed, report, open, calls } = await repository();
      await missed(VIP);
      const before = await calls();
      expect(await report(text)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('no issue was touched'),
      });
      expect([await open(), await calls()]).toEqual([['late draw: hanoi-vip'], before]);
    },
  );

  test('a failing gh is no silence', async () => {
    const { folder, missed } = await repository();
    await executable(join(folder, 'broken'), '');
    expect((await missed(VIP)).code).not.toBe(0);
  });
});

describe('recheck-issues', () => {
  const difference = {
    lottery: 'thai-government',
    drawDate: '2026-11-16',
    prize: 'last-two-digit',
    stored: ['43'],
    now: ['99'],
    source: 'glo',
  };
  const other = { ...difference, prize: 'first-prize', stored: null, now: ['004615'] };
  const hanoi = { ...difference, lottery: 'hanoi-normal', source: 'xsmb-khiemdoan' };
  const failed = {
    lottery: 'thai-government',
    drawDate: '2026-11-16',
    detail: 'glo: answered 500',
  };
  const rechecked = async () => {
    const { report, ...rest } = await repository([], 'recheck-issues');
    const of = (differences: readonly object[], failures: readonly object[] = []) =>
      report(JSON.stringify({ differences, failed: failures }));
    return { ...rest, report, of };
  };

  test('one issue per lottery names each difference; it closes once nothing differs', async () => {
    const { of, read, open } = await rechecked();
    expect(await of([difference, other, hanoi])).toMatchObject({ code: 0 });
    expect(await open()).toEqual([
      'source differs: hanoi-normal',
      'source differs: thai-government',
    ]);
    expect((await read())[1]?.body).toContain(
      '- 2026-11-16 last-two-digit: stored 43, glo has 99 now\n- 2026-11-16 first-prize: stored nothing, glo has 004615 now',
    );
    expect(await of([hanoi])).toMatchObject({ code: 0 });
    expect(await open()).toEqual(['source differs: hanoi-normal']);
    expect(await of([])).toMatchObject({ code: 0 });
    expect(await open()).toEqual([]);
  });

  test('a source that failed is said and leaves its issue open: exit 1', async () => {
    const { of, open } = await rechecked();
    await of([difference, hanoi]);
    expect(await of([], [failed])).toMatchObject({
      code: 1,
      stderr: 'recheck-issues: thai-government 2026-11-16: not compared, glo: answered 500\n',
    });
    expect(await open()).toEqual(['source differs: thai-government']);
  });

  test.each(['', '{', '{"differences":[]}', '{"missed":[]}'])('%j is no report', async (text) => {
    const { report, calls } = await rechecked();
    expect(await report(text)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no issue was touched'),
    });
    expect(await calls()).toEqual([]);
  });
});
