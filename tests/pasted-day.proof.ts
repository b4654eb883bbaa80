// .github/may-write.sh against a stand-in for `gh`, and .github/pasted-day.sh with the events of GitHub.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS } from '../src/intake/pasted-day/issue-form.ts';
import { dataTreeOf, folderWith, type Run, removeFolders } from './support/run-script.ts';
import { smallData } from './support/small-data-folder.ts';
import { executable } from './support/small-site.ts';

afterAll(removeFolders);

function bash(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile('bash', args, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('may-write', () => {
  /** Answers `gh api repos/…/collaborators/<user>/permission` by the user's name. */
  const GH = `case "$2" in
    repos/o/r/collaborators/boss/permission) echo admin;;
    repos/o/r/collaborators/writer/permission) echo write;;
    repos/o/r/collaborators/reader/permission) echo read;;
    *) echo 'HTTP 404' >&2; exit 1;;
  esac`;

  const allowed = async (...users: string[]) => {
    const folder = await folderWith();
    await executable(join(folder, 'gh'), GH);
    const path = `${folder}${delimiter}${process.env['PATH']}`;
    return bash(['.github/may-write.sh', ...users], { PATH: path, REPOSITORY: 'o/r' });
  };

  test.each([[['boss']], [['writer']], [['writer', 'boss']]])('%j: yes', async (users) => {
    expect(await allowed(...users)).toMatchObject({ code: 0, stdout: 'yes\n' });
  });

  test.each([
    [['reader']],
    [['nobody']],
    [['writer', 'reader']],
    [['reader', 'writer']],
    [[]],
    [['']],
    [['writer', '']],
    [['../collaborators/boss']],
    [['boss/permission?x=']],
    [['boss reader']],
  ])('%j: no', async (users) => {
    expect(await allowed(...users)).toMatchObject({ code: 0, stdout: 'no\n' });
  });
});

describe('pasted-day', () => {
  const form = (text: string) =>
    FORM_FIELDS.map((field, at) => `### ${field}\n\n${['2026-07-09', 'allhuay', text][at]}`).join(
      '\n\n',
    );
  const issue = (text: string) => ({ issue: { number: 7, body: form(text) } });

  async function run(event: object, ...args: string[]) {
    const data = await folderWith(smallData());
    const folder = await folderWith(new Map([['event.json', JSON.stringify(event)]]));
    const before = await dataTreeOf(data);
    const env = { GITHUB_EVENT_PATH: join(folder, 'event.json') };
    const ran = await bash(['.github/pasted-day.sh', ...args, '--data', data], env);
    return { ...ran, folder, before, after: await dataTreeOf(data) };
  }

  test('an issue is read, and its report is one output of the step', async () => {
    const { code, stdout, before, after } = await run(issue('ลาว TV 754-65'), '--dry-run');
    expect([code, after]).toEqual([0, before]);
    const [, end] = /^report<<(end-[0-9a-f]{32})\n/.exec(stdout) ?? [];
    expect(stdout).toContain('ลาวทีวี (lao-tv)  3 ตัวบน 754');
    expect(stdout.endsWith(`\n${end}\n`)).toBe(true);
  });

  test('an issue is stored', async () => {
    const { code, stdout, after, before } = await run(issue('ลาว TV 754-65'), '--yes');
    expect([code, stdout]).toEqual([0, expect.stringContaining('came')]);
    expect(after).not.toEqual(before);
  });

  test('the inputs of a run by hand are read, with the day and the source', async () => {
    const inputs = { text: 'ลาว TV 754-65', date: '2026-07-09', source: 'allhuay' };
    expect((await run({ inputs }, '--yes')).stdout).toContain('came');
    expect((await run({ inputs: { ...inputs, date: '' } }, '--yes')).stdout).toContain('--date');
  });

  test.each([
    '$(touch pwned)',
    '`touch pwned`',
    '"; touch pwned; "',
    "'; touch pwned; '",
    '--help',
  ])('the text %s is only text', async (text) => {
    for (const event of [issue(text), { inputs: { text, date: text, source: text } }]) {
      const { code, stdout, before, after } = await run(event, '--dry-run');
      expect([code, after]).toEqual([0, before]);
      expect(stdout).toMatch(/^report<<end-/);
    }
    await expect(readFile('pwned')).rejects.toThrow();
  });

  test('a body that is not the form is said in the report', async () => {
    const { code, stdout } = await run({ issue: { number: 7, body: 'hello' } }, '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringContaining('issue form')]);
  });
});
