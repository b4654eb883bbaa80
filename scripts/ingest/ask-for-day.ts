// The questions of `ingest --day`. Where the text came through standard input, the answers come from the
// terminal itself.
import { openSync } from 'node:fs';
import { isatty, ReadStream } from 'node:tty';
import { confirm, isCancel, select, text } from '@clack/prompts';
import { type Doubt, describeDoubt } from '../../src/domain/doubt.ts';
import { isDrawDate } from '../../src/domain/draw-date.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { Failure } from '../failure.ts';

const TERMINAL = '/dev/tty';

let terminal: ReadStream | undefined;

/** Whether a person sits at a terminal. @param path of the text; `-` takes standard input */
export function canAsk(path: string): boolean {
  if (!process.stdout.isTTY) return false;
  return path === '-' ? keyboard(path) !== undefined : process.stdin.isTTY === true;
}

/** What the person types on, where standard input is not. */
function keyboard(path: string): ReadStream | undefined {
  if (path !== '-') return undefined;
  try {
    const open = openSync(TERMINAL, 'r');
    if (isatty(open)) terminal ??= new ReadStream(open);
  } catch {
    // No terminal, or a system without this file.
  }
  return terminal;
}

/** @param ending the part of the day that the text says */
export async function askForDay(path: string, ending = ''): Promise<string> {
  const year = String(new Date().getFullYear());
  return answered(
    text({
      ...inputOf(path),
      message: 'ข้อความไม่บอกวันที่ครบ เป็นผลของวันใด ค.ศ. (YYYY-MM-DD)',
      initialValue: ending.length > 3 ? `${year}${ending}` : '',
      validate: (typed) => (isDrawDate(typed ?? '') ? undefined : 'YYYY-MM-DD'),
    }),
  );
}

export async function askForSource(path: string, { sources }: Registry): Promise<string> {
  return answered(
    select({
      ...inputOf(path),
      message: 'แหล่งที่มา (source)',
      options: sources.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
      maxItems: 12,
    }),
  );
}

/**
 * Asks about each doubt, by its name and its sentence. @returns whether the person lets all of them through
 *
 * @param of the draw, for whoever is asked
 */
export async function acceptsDoubts(
  path: string,
  of: string,
  doubts: readonly Doubt[],
): Promise<boolean> {
  for (const doubt of doubts) {
    const message = `${of}: ${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`;
    const agreed = await confirm({ ...inputOf(path), message, initialValue: false });
    if (agreed !== true) return false;
  }
  return true;
}

export async function agreesToStore(path: string, draws: number): Promise<boolean> {
  const agreed = await confirm({
    ...inputOf(path),
    message: `บันทึก ${draws} งวดหรือไม่ (store them?)`,
  });
  terminal?.destroy();
  return agreed === true;
}

function inputOf(path: string): { input?: ReadStream } {
  const input = keyboard(path);
  return input === undefined ? {} : { input };
}

/** The answer. Throws a `Failure` where the person cancels. */
async function answered<T extends string>(question: Promise<T | symbol>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) throw new Failure('ไม่ได้บันทึกอะไร (nothing was written)');
  return answer as T;
}
