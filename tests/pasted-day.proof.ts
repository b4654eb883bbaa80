// The steps of .github/workflows/pasted-day.yml with stand-ins for `gh`, and the events of GitHub.
import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS } from '../src/intake/text/pasted-day/issue-form.ts';
import { folderWith, type Run, removeFolders, writeFiles } from './support/run-script.ts';
import { smallData } from './support/small-data-folder.ts';
import { executable } from './support/small-site.ts';

afterAll(removeFolders);

function bash(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = '.',
): Promise<Run> {
  return new Promise((done) => {
    const options = { cwd, env: { ...process.env, ...env } };
    const child = execFile('bash', args, options, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
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

/** The commands of a step of a job, by the step's name or by what its command begins with. */
async function commandOf(job: string, name: string): Promise<string> {
  const text = await readFile('.github/workflows/pasted-day.yml', 'utf8');
  const [, ofJob = ''] = text.split(new RegExp(`^ {2}${job}:\\n`, 'm'));
  const steps = ofJob.split(/\n {2}[a-z]+:\n/)[0]?.split(/\n {6}- /) ?? [];
  const step = steps.find((one) => one.startsWith(`name: ${name}\n`)) ?? '';
  const [, command = ''] = /(?:^|\n) {8}run: (?:\|\n)?([\s\S]*)$/.exec(step) ?? [];
  if (command === '') throw new Error(`${job} has no step ${name}`);
  return command.replaceAll(/^ {10}/gm, '');
}

const form = (text: string) =>
  FORM_FIELDS.map((field, at) => `### ${field}\n\n${['2026-07-09', 'allhuay', text][at]}`).join(
    '\n\n',
  );
const issue = (text: string) => ({ number: 7, title: 'ผลหวย: ', body: form(text) });

type Outputs = Record<string, string>;

/** A repository with the small data, its remote, and the workflow's jobs one after the other. */
async function repository() {
  const folder = await folderWith();
  const work = await folderWith(
    new Map([...smallData()].map(([path, text]) => [`data/${path}`, text] as const)),
  );
  await cp('.github', join(work, '.github'), { recursive: true });
  await cp('.gitignore', join(work, '.gitignore'));
  for (const name of ['node_modules', 'scripts', 'src', 'package.json'])
    await symlink(resolve(name), join(work, name));
  const said = join(folder, 'said');
  await executable(
    join(folder, 'bin/gh'),
    `echo "$*" >>"${said}"; case "$1 $2" in 'issue comment') cat >>"${said}";; esac`,
  );
  const env = {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    REPOSITORY: 'o/r',
    ISSUE: '7',
  };
  const git = (...args: string[]) =>
    shell(`git -c user.name=t -c user.email=t@t ${args.join(' ')}`, {});
  const shell = async (command: string, given: Record<string, string>) => {
    const ran = await bash(['-e', '-o', 'pipefail', '-c', command], { ...env, ...given }, work);
    if (ran.code !== 0) throw new Error(`${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  const origin = join(folder, 'origin');
  await git('init', '--quiet', '--initial-branch=main', '.');
  await git('add', 'data');
  await git('commit', '--quiet', '-m', 'first');
  await git('init', '--quiet', '--bare', '--initial-branch=main', origin);
  await git('remote', 'add', 'origin', origin);
  await git('push', '--quiet', 'origin', 'main');

  /** A run of the workflow for an event; `allowed` is what the job "writer" found. */
  async function runFor(event: object, allowed: 'yes' | '' = '') {
    await writeFiles(folder, [
      ['event.json', JSON.stringify(event)],
      ['output', ''],
    ]);
    const given = {
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_OUTPUT: join(folder, 'output'),
    };
    await shell(await commandOf('read', 'read'), given);
    await shell(await commandOf('read', 'what it added'), given);
    const outputs = outputsIn(await readFile(given.GITHUB_OUTPUT, 'utf8'));
    // The next jobs check out anew.
    await shell('git reset --quiet --hard', {});
    const stores = allowed === 'yes' && outputs['added'] === 'yes';
    if (stores) await shell(await commandOf('store', 'commit, push and publish'), {});
    await writeFiles(folder, [['said', '']]);
    const { report = '', digest = '', added = '' } = outputs;
    const STORED = stores ? 'success' : 'skipped';
    await shell(await commandOf('answer', 'comment'), {
      REPORT: report,
      DIGEST: digest,
      ADDED: added,
      STORED,
    });
    const pushed = await shell('git fetch --quiet && git log --format=%s origin/main', {});
    return { digest, said: await readFile(said, 'utf8'), pushed: pushed.trim().split('\n') };
  }
  return { runFor, work };
}

/** What steps wrote to `GITHUB_OUTPUT`, as GitHub reads it. */
function outputsIn(text: string): Outputs {
  const single = [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const [, name = '', , value = ''] = /^(\w+)<<(.+)\n([\s\S]*)\n\2$/m.exec(text) ?? [];
  return { ...Object.fromEntries(single), [name]: value };
}

const STORE = /^\/store [0-9a-f]{64}$/m;
const comment = (body: string) => ({ body, user: { login: 'writer' } });

describe('pasted-day', () => {
  test('an issue is shown and never stored, also where its author may write', async () => {
    const { runFor } = await repository();
    const { said, pushed, digest } = await runFor({ issue: issue('ลาว TV 754-65') }, 'yes');
    expect(said).toContain('ลาวทีวี (lao-tv)  3 ตัวบน 754');
    expect(said).toContain('ยังไม่ได้บันทึก');
    expect(STORE.exec(said)?.[0]).toBe(`/store ${digest}`);
    expect(pushed).toEqual(['first']);
  });

  test('the digest of the text that was shown stores and publishes it', async () => {
    const { runFor, work } = await repository();
    const event = { issue: issue('ลาว TV 754-65') };
    const shown = await runFor(event);
    const answer = comment(`/store ${shown.digest}\r\nขอบคุณ`);
    const { said, pushed } = await runFor({ ...event, comment: answer }, 'yes');
    expect(said).toContain('บันทึกตามรายการนี้และส่งขึ้นเว็บแล้ว');
    expect(pushed).toEqual(['draw: lao-tv 2026-07-09', 'first']);
    expect(await readFile(join(work, 'data/draws/lao-tv/2026.json'), 'utf8')).toContain('"754"');
  });

  test('a doubt is named in the table, held back, and let through by its name alone, in Thai too', async () => {
    const { runFor } = await repository();
    const event = { issue: issue('ลาว TV 000-65') };
    const { digest, said } = await runFor(event);
    expect(said).toContain('zeros');
    // What was said is kept, with its doubt: nobody publishes it before a person accepts it.
    for (const body of [`/store ${digest}`, `/store ${digest} --accept copy`]) {
      const held = await runFor({ ...event, comment: comment(body) }, 'yes');
      expect(held.said).toContain('zeros');
      expect(held.pushed).toEqual(['draw: lao-tv 2026-07-09', 'first']);
    }
    const accepted = comment(`บันทึก ${digest} --accept zeros`);
    const { said: stored, pushed } = await runFor({ ...event, comment: accepted }, 'yes');
    expect(stored).not.toContain('zeros');
    const draw = 'draw: lao-tv 2026-07-09';
    expect(pushed).toEqual([draw, draw, 'first']);
  });

  test('a line that has to be judged is shown with its number, and its answer stores', async () => {
    const { runFor } = await repository();
    const event = { issue: issue('ลาว TV 754-65\nอันบนของเมื่อคืน') };
    const { digest, said } = await runFor(event);
    expect(said).toMatch(/--lines 2 .*\n +2 +“อันบนของเมื่อคืน”/);
    for (const body of [`/store ${digest}`, `/store ${digest} --lines 1`]) {
      expect((await runFor({ ...event, comment: comment(body) }, 'yes')).pushed).toEqual(['first']);
    }
    const judged = comment(`/store ${digest} --lines 2`);
    const { pushed } = await runFor({ ...event, comment: judged }, 'yes');
    expect(pushed).toEqual(['draw: lao-tv 2026-07-09', 'first']);
  });

  test('a text that was edited after it was shown is not stored', async () => {
    const { runFor } = await repository();
    const { digest } = await runFor({ issue: issue('ลาว TV 754-65') });
    const edited = { issue: issue('ลาว TV 457-65'), comment: comment(`/store ${digest}`) };
    const { said, pushed } = await runFor(edited, 'yes');
    expect([said, pushed]).toEqual([expect.stringContaining('ข้อความถูกแก้หลังแสดงตาราง'), ['first']]);
  });

  test('a body that is not the form is said in the report', async () => {
    const { runFor } = await repository();
    expect((await runFor({ issue: { number: 7, body: 'hello' } })).said).toContain('issue form');
  });
});

describe('pasted-day, in one repository, since nothing is stored', () => {
  let used: Awaited<ReturnType<typeof repository>>;
  beforeAll(async () => {
    used = await repository();
  });
  const event = { issue: issue('ลาว TV 754-65') };
  let digest: string | undefined;

  test.each([
    '/store',
    '/store $(touch pwned)',
    '/store DIGEST --accept zeros --data /tmp',
    '/store DIGEST; touch pwned',
    '/storeDIGEST',
  ])('the answer %j stores nothing', async (body) => {
    const { runFor, work } = used;
    digest ??= (await runFor(event)).digest;
    const { said, pushed } = await runFor(
      { ...event, comment: comment(body.replace('DIGEST', digest)) },
      'yes',
    );
    expect([said, pushed]).toEqual([expect.stringContaining('อ่านคำสั่งไม่ได้'), ['first']]);
    await expect(readFile(join(work, 'pwned'))).rejects.toThrow();
  });

  test('the text is only text, whatever a shell would make of it', async () => {
    const { runFor, work } = used;
    const text = ['--help', '$(touch pwned)', '`touch pwned`', '"; touch pwned; "'];
    const { pushed } = await runFor({ issue: issue([...text, "'; touch pwned; '"].join('\n')) });
    expect(pushed).toEqual(['first']);
    await expect(readFile(join(work, 'pwned'))).rejects.toThrow();
  });
});

describe('fenced', () => {
  const fenced = async (text: string) => {
    const folder = await folderWith(new Map([['text', text]]));
    const { code, stdout } = await bash(['-c', `.github/fenced.sh <"${join(folder, 'text')}"`], {});
    expect(code).toBe(0);
    return stdout;
  };

  test.each([
    ['a fence', '~~~\n@everyone\n[x](https://evil.example)'],
    ['a lone CR', 'a\r~~~\r@everyone'],
    ['other ends of lines', 'a\u2028~~~\u2029@everyone\u0085~~~\u000b~~~\f@a'],
    ['a long fence', `${'~'.repeat(30)}\n@everyone`],
    ['an indented fence', '   ~~~~~\n<img src=x onerror=1>'],
    ['a fence behind what is invisible', '\u200b~~~\u202e\n\ufeff~~~~~~~\n@everyone'],
    ['backticks', '```\n@everyone\n```'],
    ['only tildes', '~'.repeat(50_000)],
    ['nothing', ''],
  ])('%s within cannot end it', async (_, text) => {
    const lines = (await fenced(text)).split('\n');
    const [, fence = ''] = /^(~{3,})text$/.exec(lines[0] ?? '') ?? [];
    const ends = lines.flatMap((line, at) =>
      (/^ {0,3}(~{3,})\s*$/.exec(line)?.[1]?.length ?? 0) >= fence.length && at > 0 ? [at] : [],
    );
    // The last line but the empty one after it.
    expect([fence.length > 2, ends]).toEqual([true, [lines.length - 2]]);
    expect(lines.join('\n')).not.toMatch(/[\r\u2028\u2029\u0085\u200b\u202e\ufeff]/);
  });

  test('what people write stays as it is', async () => {
    const text = 'ลาวทีวี 🇱🇦 513-89\n\tฮานอย | 3บน: ๔๕๐';
    expect(await fenced(text)).toBe(`~~~text\n${text}\n~~~\n`);
  });
});
