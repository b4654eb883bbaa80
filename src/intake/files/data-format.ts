// Code may be older than the data it reads: after a rollback of it, or before a `git pull`. It then
// refuses what it does not know only where that could hide a number or a day.
import { type Parsed, parseSyntax, UNDECLARED } from '../json.ts';
import { type Finding, isError, type Problem } from '../problem.ts';

/** The newest format that this code reads: raised, in lotteries.json too, with each new field. */
export const DATA_FORMAT = 1;

/** The format that a registry file names, whatever else is wrong with it. */
export function formatOf(text = ''): number {
  const json = { value: {}, ...parseSyntax(text) };
  return Number(Reflect.get(Object(json.value), 'format') ?? DATA_FORMAT);
}

/** Where a field that is not known can hide no number: names, notes and links stand there. */
const BESIDE_NUMBERS: Readonly<Record<string, RegExp>> = {
  'lotteries.json': /^(?:lotteries\[\d+\]\.)?[\w-]+$/,
  'sources.json': /^\[\d+\]\.[\w-]+$/,
  'upstreams.json': /^(?:upstreams\[\d+\]\.)?[\w-]+$/,
};

/** @property value absent where a finding is an error */
export type Reading<T> = { readonly value?: T; readonly findings: readonly Finding[] };

/** What a file says without the fields beside its numbers that are not known, each a warning. */
export function readKnown<T>(
  input: unknown,
  parse: (input: unknown) => Parsed<T>,
  { file, format }: { readonly file: string; readonly format: number },
): Reading<T> {
  const parsed = parse(input);
  if ('value' in parsed) return { ...parsed, findings: [] };
  const unknown = parsed.findings.filter(({ path, expectation }) => {
    // A field of this format that is nearly another one is a slip.
    const isSlip = format <= DATA_FORMAT && expectation.includes('did you mean');
    return expectation.startsWith(UNDECLARED) && !isSlip && BESIDE_NUMBERS[file]?.test(path);
  });
  if (unknown.length === 0) return parsed;
  const known: unknown = structuredClone(input);
  for (const { path } of unknown) {
    const steps = path.match(/[\w-]+/g) ?? [];
    const field = steps.pop() ?? '';
    const parent = steps.reduce((part, step) => Reflect.get(Object(part), step), known);
    Reflect.deleteProperty(Object(parent), field);
  }
  const warnings = unknown.map((finding) => ({ ...finding, severity: 'warning' as const }));
  const reading: Reading<T> = { findings: [], ...parse(known) };
  return { ...reading, findings: [...reading.findings, ...warnings] };
}

/** The problems; where data of a newer format are refused, first which code they need. */
export function withFormat(problems: readonly Problem[], format: number): readonly Problem[] {
  if (!(format > DATA_FORMAT) || !problems.some(isError)) return problems;
  const expectation = `this program reads format ${DATA_FORMAT}, and what it refuses may need newer code; git pull, or check out the version that wrote these data`;
  return [{ file: 'lotteries.json', path: 'format', value: format, expectation }, ...problems];
}
