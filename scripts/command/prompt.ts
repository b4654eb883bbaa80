// What commands ask a person on a terminal.
import type { ReadStream } from 'node:tty';
import { confirm, isCancel, select, text } from '@clack/prompts';
import type { Source } from '../../src/domain/source.ts';
import { refusalOfDay } from '../../src/intake/files/text-fields.ts';
import { Failure, WrongUse } from './failure.ts';
import type { Io } from './io.ts';

/** Where a person types, if not on standard input. */
export type Keyboard = { readonly input?: ReadStream };

/** The answer. Throws a `Failure` where the person cancels. */
export async function waitForAnswer<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) throw new Failure('ไม่ได้บันทึกอะไร (nothing was written)');
  return answer as Exclude<T, symbol>;
}

/** Throws a `Failure` unless a person agrees. @param nobody what to do where none can be asked */
export async function agree(
  { stdin }: Pick<Io, 'stdin'>,
  message: string,
  nobody: string,
  initialValue = true,
): Promise<void> {
  if (stdin.isTTY !== true) throw new WrongUse(`nobody can be asked here; ${nobody}`);
  if ((await confirm({ message, initialValue })) !== true) throw new Failure('nothing was written');
}

export function askForDay(message: string, initialValue: string, keyboard: Keyboard = {}) {
  const validate = (typed = '') => refusalOfDay(typed);
  return waitForAnswer(text({ ...keyboard, message, initialValue, validate }));
}

/** @param usual the source that is offered first */
export function askForSource(sources: readonly Source[], usual?: string, keyboard?: Keyboard) {
  const question = select({
    ...keyboard,
    message: 'แหล่งที่มา (source)',
    options: sources.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
    ...(usual !== undefined && { initialValue: usual }),
    maxItems: 12,
  });
  return waitForAnswer(question);
}
