// An evening of the 1st, with stand-ins of the sources and of a receiver: once by `due --every`,
// once by a timer whose rounds are killed and cross those of a person. Nothing is said or told
// twice, and nothing is lost.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, END, Evening } from './support/evening.ts';
import { drawsIn, heldBackIn } from './support/held-back.ts';
import { folderWith, removeFolders } from './support/run-script.ts';
import type { WeekDraw } from './support/week.ts';

/** Of the service, without its folder. */
const [, FLAGS = ''] =
  /run\.ts due (.+) \S+$/m.exec(readFileSync('deploy/lottery-due.service', 'utf8')) ?? [];

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

/** What is said once: by a round, or where a person's `due` came first, to that person. */
const FORMS: readonly (readonly [RegExp, RegExp?])[] = [
  [/ failed allhuay .*503/],
  [/^allhuay answers again$/],
  [/^hanoi-redcross \S+ refused allhuay .*zeros/, /^hanoi-redcross .*refused/m],
  [/^hanoi-normal \S+ disputed /, /^hanoi-normal .*disputed/m],
];

/**
 * What every evening has to end with.
 * @param persons what `due` printed to a person, which no round says again
 */
async function judge(evening: Evening, persons = ''): Promise<void> {
  const { draws, data, said, told } = evening;
  console.log(said.join('\n'));
  console.log(`${draws.length} draws, ${said.length} lines, ${told.length} changes told`);
  expect(draws.length).toBeGreaterThan(20);
  expect(twice(said)).toEqual([]);
  expect(twice(told)).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
  const isHeld = ({ lottery }: WeekDraw) => lottery.slug === 'hanoi-normal';
  const missing = [];
  for (const one of draws.filter((draw) => !isHeld(draw))) {
    const { slug } = one.lottery;
    const stored = await drawsIn(data, `draws/${slug}/2026.json`);
    const ours = stored.find(({ drawDate }) => drawDate === DAY);
    const isTold = told.includes(`${slug}_${DAY}_added_1`);
    const isSaid =
      said.some((line) => line.startsWith(`${slug} ${DAY} new `)) ||
      new RegExp(`^${slug} +(?:new|completed) +${DAY}`, 'm').test(persons);
    const isRight = Object.entries(ours?.prizes ?? {}).every(
      ([prize, numbers]) => one.draw.prizes[prize]?.join() === numbers.join(),
    );
    if (!ours || !isTold || !isSaid || !isRight) missing.push({ slug, isTold, isSaid, isRight });
  }
  expect(missing).toEqual([]);
  expect((await heldBackIn(data)).map(({ lottery }) => lottery)).toEqual(['hanoi-normal']);
  for (const [form, toPerson] of FORMS) {
    const times = said.filter((line) => form.test(line)).length;
    expect([form, times || Number(toPerson?.test(persons) ?? false)]).toEqual([form, 1]);
  }
}

describe('an evening of the 1st', () => {
  let evening: Evening;
  beforeAll(async () => {
    evening = await Evening.begin();
  });
  afterAll(removeFolders);

  test('by `due --every`, stopped by a signal', async () => {
    const due = evening.start('--every', '1');
    while (evening.now < END && due.exitCode === null) await sleep(500);
    expect(due.exitCode, evening.output).toBeNull();
    due.kill('SIGTERM');
    expect(await once(due, 'close')).toEqual([0, null]);
    expect(evening.said.at(-1)).toBe('stopped');
    await evening.end();
    await judge(evening);
  });

  test('by a timer, whose rounds are killed, and beside those of a person', async () => {
    evening = await Evening.begin();
    let persons = '';
    for (let round = 0; evening.now < END; round += 1) {
      const timer = evening.start(...FLAGS.split(' '), await folderWith());
      if (round % 6 === 4) {
        await sleep(700 + (round % 4) * 400);
        timer.kill('SIGKILL');
      }
      if (round % 8 === 7) {
        const person = evening.start('--no-publish');
        person.stdout?.removeAllListeners('data').on('data', (text: Buffer) => {
          persons += text;
        });
        person.stderr?.removeAllListeners('data');
        await once(person, 'close');
      }
      if (timer.exitCode === null && timer.signalCode === null) await once(timer, 'close');
    }
    await evening.end();
    await judge(evening, persons);
  });
});
