// The mutants themselves, and a small sample of them: most of a larger one is run by hand.
//   npx tsx tests/mutants/sample.ts --help
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { mutantsOf } from './mutants/mutants.ts';

const changesIn = (source: string) =>
  mutantsOf('one.ts', source).map(
    ({ kind, line, before, after }) => `${line} ${kind}: ${before} → ${after}`,
  );

test.each([
  [
    'if (a < 5) b();',
    [
      '1 negation: a < 5 → !(a < 5)',
      '1 boundary: < → <=',
      '1 number: 5 → (5 + 1)',
      '1 statement: b(); → ;',
    ],
  ],
  [
    'const x = a === b || !c;',
    ['1 logic: || → &&', '1 comparison: === → !==', '1 negation: !c → c'],
  ],
  ['const x = a ? true : [];', ['1 negation: a → !(a)', '1 boolean: true → false']],
  [
    'const x = list.filter(f).sort();',
    ['1 call: list.filter(f).sort() → list.filter(f)', '1 call: list.filter(f) → list'],
  ],
  ['\nconst x = a - b % c;', ['2 arithmetic: - → +', '2 arithmetic: % → *']],
  ["const x = { 'a-b': 'text', c: '' }['a-b'];", ["1 string: 'text' → ''"]],
  ["import x from 'x';\ntype T = 'a' | 5;\nexport * from 'y';", []],
])('%s', (source, expected) => {
  expect(changesIn(source)).toEqual(expected);
});

test('a mutant is the whole file with one fault', () => {
  const [mutant] = mutantsOf('one.ts', 'a();\nif (b > c) d();\n');
  expect(mutant?.text).toBe(';\nif (b > c) d();\n');
});

test('a sample says what became of each, and fails where one survives', async () => {
  const asked = [
    'tsx',
    'tests/mutants/sample.ts',
    '--folders',
    'src/domain/calculation',
    '--count',
    '3',
    '--reach',
    '0',
  ];
  const { code, printed } = await new Promise<{ code: number; printed: string }>((done) => {
    execFile('npx', asked, (error, stdout) =>
      done({ code: Number(error?.code ?? 0), printed: stdout }),
    );
  });
  const lines = printed.trimEnd().split('\n');
  const killed = lines.filter((line) =>
    /^killed \d+ src\/domain\/calculation\/\S+:\d+ .*\(.+\)$/.test(line),
  );
  const alive = lines.filter((line) => line.startsWith('SURVIVED '));
  expect(lines.at(-1)).toBe(`${killed.length} of 3 killed`);
  expect([killed.length + alive.length, code]).toEqual([3, alive.length > 0 ? 1 : 0]);
  expect(killed.length).toBeGreaterThan(1);
}, 600_000);
