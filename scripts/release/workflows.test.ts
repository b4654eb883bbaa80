// What every workflow has to keep: pinned actions, named rights, no secret outside an env.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../../tests/support/files-matching.ts';

const linesWith = (text: string, pattern: RegExp) =>
  text.split('\n').filter((line) => pattern.test(line) && !/^\s*#/.test(line));

describe.each(filesMatching('.github/workflows/*.yml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('actions are pinned to a commit, with the version beside it', () => {
    const loose = linesWith(text, /uses:/).filter(
      (line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  test('begins with the fewest rights', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  });

  test('secrets and what others can write reach a command only as an environment variable', () => {
    const used = linesWith(text, /\$\{\{ *(?:secrets|github\.token|github\.event\.|inputs)/);
    expect(used.filter((line) => !/^\s+[A-Z_]+: \$\{\{/.test(line))).toEqual([]);
  });
});

test('every proof runs in CI or at night: each part of so many, and all of them', () => {
  const text = readFileSync('.github/workflows/ci.yml', 'utf8');
  const nightly = readFileSync('.ci/nightly', 'utf8');
  const later = [...text.matchAll(/--project '!(\w+)'/g)].map(([, project]) => project);
  expect(later).toEqual(['nightly', 'measured']);
  for (const project of later) expect(nightly).toContain(`proofs -- --project ${project}\n`);
  expect(readFileSync('.github/workflows/nightly.yml', 'utf8')).toContain('- run: .ci/nightly\n');
  const parts = /part: \[([\d, ]+)\]/.exec(text)?.[1]?.split(', ') ?? [];
  expect(parts).toEqual(parts.map((_, index) => String(index + 1)));
  expect(text).toContain(`--shard \${{ matrix.part }}/${parts.length}`);
});

test('no program is fetched by name: what a workflow or a script runs stands in a lock file', () => {
  const files = filesMatching(
    '{.github/workflows/*.yml,.ci/*,scripts/**/*.ts,docs/*.md,package.json}',
  );
  const fetched = files.filter((file) =>
    /npx --yes|'npx', '--yes'|npx [\w-]+@\d/.test(readFileSync(file, 'utf8')),
  );
  expect(fetched.filter((file) => !/\.(?:test|proof)\.ts$/.test(file))).toEqual([]);
});

/** The jobs of a workflow by name, as text. */
const jobsOf = (text: string) =>
  new Map(
    text
      .slice(text.indexOf('\njobs:\n'))
      .split(/\n(?= {2}[a-z]+:\n)/)
      .map((job) => [/^ {2}([a-z]+):/.exec(job)?.[1] ?? '', job] as const),
  );

describe.each(filesMatching('.github/workflows/*.yml'))('%s', (file) => {
  test('a job that may write runs no code of packages: it applies what a job without rights has made', () => {
    const writers = [...jobsOf(readFileSync(file, 'utf8')).values()].filter((job) =>
      /^ {6}(?:contents|issues|actions): write$/m.test(job),
    );
    for (const job of writers)
      expect(job).not.toMatch(/setup-node|\bnpm (?:ci|run)|\bnpx\b|\btsx\b/);
    const scripts = writers.flatMap((job) => job.match(/\.github\/[\w-]+\.sh/g) ?? []);
    for (const script of scripts) {
      const commands = linesWith(readFileSync(script, 'utf8'), /./).join('\n');
      expect(commands).not.toMatch(/node_modules|\bnpm\b|\bnpx\b|\btsx\b/);
    }
  });
});

describe('the workflow that reads what anybody writes', () => {
  const text = readFileSync('.github/workflows/pasted-day.yml', 'utf8');
  const jobs = jobsOf(text);

  test('draws are stored only where somebody who may write answered, never as an issue comes', () => {
    const writers = [...jobs]
      .filter(([, job]) => /contents: write/.test(job))
      .map(([name]) => name);
    expect(writers).toEqual(['store']);
    expect(jobs.get('store')).toContain("needs.writer.outputs.allowed == 'yes'");
    expect(jobs.get('writer')).toContain("github.event_name == 'issue_comment'");
    expect(jobs.get('writer')).toContain('.github/may-write.sh "$AUTHOR"');
    expect(jobs.get('writer')).toMatch(/AUTHOR: \$\{\{ github\.event\.comment\.user\.login \}\}/);
    expect(text).not.toMatch(/workflow_dispatch|issues:\n {4}types: \[.*(?:labeled|assigned)/);
  });

  test('no comment waits, so that none displaces the one of somebody who may write', () => {
    // GitHub keeps one waiting run a group, the newest.
    const [, group] = /^concurrency:\n {2}group: (.*)$/m.exec(text) ?? [];
    expect(group).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expression
      "${{ github.event_name == 'issues' && format('pasted-day-{0}', github.event.issue.number) || github.run_id }}",
    );
    expect(text.match(/concurrency:/g)).toHaveLength(1);
  });

  test('nobody reads an association', () => {
    expect(text).not.toContain('author_association');
  });

  test('the pasted text is in no expression', () => {
    expect(text).not.toMatch(/\$\{\{[^}]*(?:issue\.body|inputs\.)/);
    // Of the comment only how it begins.
    expect(text.match(/[\w.]*comment\.body[^)]*/g)).toEqual([
      "github.event.comment.body, '/store'",
      "github.event.comment.body, 'บันทึก'",
    ]);
  });
});
