import { expect, test } from 'vitest';
import { ioOf } from '../../../tests/support/run-main.ts';
import { folderWith, removeFolders, textsOf } from '../../../tests/support/run-script.ts';
import { afterAll } from 'vitest';
import { takeRounds } from './take-rounds.ts';

afterAll(removeFolders);

/** Rounds of a program that notes each beginning and end, and is stopped while one runs. */
async function roundsOf(code: string, stopAfterMs: number) {
  const folder = await folderWith();
  const stop = new AbortController();
  const note = (word: string) => `require('fs').appendFileSync('${folder}/log', '${word} ')`;
  const program = [process.execPath, '-e', `${note('begin')}; ${code.replace('END', note('end'))}`];
  const { io } = ioOf({}, { stopSignal: () => stop.signal });
  setTimeout(() => stop.abort(), stopAfterMs);
  const ended = await takeRounds([], 50, { ...io, program });
  return { code: ended, log: (await textsOf(folder)).get('log')?.trim().split(' ') };
}

test('one round after another; told to stop, it tells the last one and waits for it', async () => {
  const slow = `process.on('SIGTERM', () => 0); setTimeout(() => { END }, 300)`;
  const { code, log = [] } = await roundsOf(slow, 700);
  expect(code).toBe(0);
  expect(log.length).toBeGreaterThan(2);
  expect(log.filter((_, index) => index % 2 === 0).every((word) => word === 'begin')).toBe(true);
  expect(log.filter((_, index) => index % 2 === 1).every((word) => word === 'end')).toBe(true);
  expect(log.length % 2).toBe(0);
});

test('a round that breaks is followed by another one; what it cannot begin with ends it', async () => {
  const { log } = await roundsOf('process.exit(1)', 700);
  expect(log?.length).toBeGreaterThan(1);
  expect(await roundsOf('process.exit(2)', 60_000)).toEqual({ code: 2, log: ['begin'] });
});
