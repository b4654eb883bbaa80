// What every workflow has to keep: pinned actions, named rights, no secret outside an env.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const linesWith = (text: string, pattern: RegExp) =>
  text.split('\n').filter((line) => pattern.test(line) && !/^\s*#/.test(line));

describe.each(globSync('.github/workflows/*.yml'))('%s', (file) => {
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

test('every proof runs in CI', () => {
  const text = readFileSync('.github/workflows/ci.yml', 'utf8');
  const named = [...text.matchAll(/^ {10}- ([\w-]+)$/gm)].map((match) => match[1] ?? '');
  const proofs = globSync('.ci/*.proof.ts').map((file) => file.replace('.ci/', ''));
  expect(named.length).toBeGreaterThan(0);
  expect(proofs.filter((file) => !named.some((name) => file.startsWith(name)))).toEqual([]);
  expect(named.filter((name) => !proofs.some((file) => file.startsWith(name)))).toEqual([]);
});
