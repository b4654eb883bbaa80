// From what changes.json gained to receivers that hear, or do not.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { enteredOn, NOW, siteWith, TODAY } from '../../tests/support/announced-site.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { announce } from './tell-channels.ts';
import type { Channel, Receipt } from './channel.ts';
import { noteNews } from './published-news.ts';
import { Outstanding } from './outstanding.ts';

const DELIVERED = { outcome: 'delivered' } as const;

const LIMITS = {
  atOnce: 4,
  slowMs: 20,
  open: 8,
  tries: 3,
  firstWaitMs: 1,
  longestWaitMs: 50,
};

let file: string;
beforeEach(async () => {
  file = join(await folderWith(), 'outstanding.json');
});
afterAll(removeFolders);

type Told = { name: string; ids: string[] };

/** A channel of receivers that answer as told, and note what they were told. */
function channelOf(
  told: Told[],
  answers: Readonly<Record<string, (id: string) => Receipt>>,
  more: Partial<Channel> = {},
): Channel {
  const receivers = Object.entries(answers).map(([name, answer]) => ({
    name: `test ${name}`,
    wants: ({ lottery }: { lottery: string }) =>
      !name.startsWith('only-') || name.endsWith(lottery),
    async deliver(announcements: readonly { change: { id: string } }[]) {
      const ids = announcements.map(({ change }) => change.id);
      told.push({ name, ids });
      return answer(ids[0] ?? '');
    },
  }));
  return { name: 'test', receivers, ...more };
}

const well = () => DELIVERED;
const down = (): Receipt => ({ outcome: 'down', reason: 'answered 500' });
const refused = (): Receipt => ({ outcome: 'refused', reason: 'answered 400' });

const OLD = siteWith({ small: [enteredOn('2024-03-08')] });
const NEW = siteWith({
  small: [enteredOn(TODAY), enteredOn('2024-03-09'), enteredOn('2024-03-08')],
  other: [enteredOn(TODAY), enteredOn('2024-01-02')],
});
const SMALL_FIRST = 'small_2024-03-09_added_1';
const SMALL_SECOND = `small_${TODAY}_added_1`;
const OTHER = `other_${TODAY}_added_1`;

const warnings: string[] = [];
beforeEach(() => void warnings.splice(0));

const note = (channels: Channel[], given: Partial<Parameters<typeof noteNews>[0]> = {}) =>
  noteNews({
    file,
    channels,
    now: NOW,
    built: NEW,
    live: OLD,
    warn: (line) => void warnings.push(line),
    ...given,
  });
const tell = (channels: Channel[], { content = NEW, now = NOW } = {}) =>
  announce({ file, channels, now, content, live: content, limits: LIMITS });

test('every receiver hears what it wants, oldest first, and nobody twice', async () => {
  const told: Told[] = [];
  const channels = [channelOf(told, { all: well, 'only-other': well })];
  await note(channels);
  expect(await tell(channels)).toEqual({ changes: 3, heard: 2, unheard: new Map() });
  const ofAll = told.filter(({ name }) => name === 'all').flatMap(({ ids }) => ids);
  expect(ofAll.toSorted()).toEqual([OTHER, SMALL_FIRST, SMALL_SECOND].toSorted());
  expect(ofAll.indexOf(SMALL_FIRST)).toBeLessThan(ofAll.indexOf(SMALL_SECOND));
  expect(told.filter(({ name }) => name === 'only-other')).toEqual([
    { name: 'only-other', ids: [OTHER] },
  ]);
  told.splice(0);
  await note(channels, { live: NEW });
  expect(await tell(channels)).toMatchObject({ changes: 0 });
  expect(told).toEqual([]);
});

test('who is down is tried three times, then at the next publication, and holds nobody', async () => {
  const told: Told[] = [];
  const broken = [channelOf(told, { broken: down, all: well })];
  await note(broken);
  const { heard, unheard } = await tell(broken);
  expect([heard, [...unheard]]).toEqual([1, [['test broken', 'answered 500']]]);
  // It is not asked for the second change: it is down.
  expect(told.filter(({ name }) => name === 'broken')).toHaveLength(3);
  expect((await Outstanding.open(file)).list('test broken')).toHaveLength(3);
  told.splice(0);
  const mended = [channelOf(told, { broken: well, all: well })];
  await note(mended, { live: NEW });
  expect(await tell(mended)).toMatchObject({ heard: 1, unheard: new Map() });
  expect(told.map(({ name }) => name)).toEqual(['broken', 'broken', 'broken']);
});

test('a refused change holds only what follows it in its lottery, and is not tried again at once', async () => {
  const told: Told[] = [];
  const picky = (id: string) => (id === SMALL_FIRST ? refused() : DELIVERED);
  const channels = [channelOf(told, { picky })];
  await note(channels);
  await tell(channels);
  expect(told.flatMap(({ ids }) => ids).toSorted()).toEqual([OTHER, SMALL_FIRST]);
  expect((await Outstanding.open(file)).list('test picky')).toEqual([SMALL_FIRST, SMALL_SECOND]);
});

test('a correction is news of its own', async () => {
  const told: Told[] = [];
  const corrections = [
    { at: `${TODAY}T13:59:00.000Z`, reason: 'mistyped', previous: { two: ['70'] } },
  ];
  const built = siteWith({ small: [enteredOn('2024-03-08', { corrections } as never)] });
  const channels = [channelOf(told, { all: well })];
  await note(channels, { built });
  await tell(channels, { content: built });
  expect(told).toEqual([{ name: 'all', ids: ['small_2024-03-08_corrected_2'] }]);
});

describe('what is not announced', () => {
  test('the first publication, whose every draw would be news', async () => {
    const told: Told[] = [];
    const channels = [channelOf(told, { all: well })];
    await note(channels, { live: undefined });
    await tell(channels);
    expect(told).toEqual([]);
    expect(warnings).toEqual(['nothing is announced: what callers had before is not known']);
  });

  test('what was entered more than three days ago, and what nobody heard for three days', async () => {
    const told: Told[] = [];
    const channels = [channelOf(told, { all: well })];
    const later = NOW + 2.5 * 24 * 3_600_000;
    await note(channels, { now: later });
    expect(warnings).toEqual(['not announced, because they are older than three days: 1']);
    await tell(channels, { now: later + 24 * 3_600_000 });
    expect(told).toEqual([]);
    expect((await Outstanding.open(file)).names()).toEqual([]);
  });

  test('a change that was taken back before anybody heard', async () => {
    const told: Told[] = [];
    const channels = [channelOf(told, { all: down })];
    await note(channels);
    await tell(channels);
    told.splice(0);
    await note([channelOf(told, { all: well })], { built: OLD, live: NEW });
    await tell([channelOf(told, { all: well })], { content: OLD });
    expect(told).toEqual([]);
  });

  test('after a rollback the same publication again', async () => {
    const told: Told[] = [];
    const channels = [channelOf(told, { all: well })];
    await note(channels);
    await tell(channels);
    told.splice(0);
    await note(channels, { live: OLD });
    await tell(channels);
    expect(told).toEqual([]);
  });
});

test('what was noted before a kill goes out with the next publication', async () => {
  const told: Told[] = [];
  const channels = [channelOf(told, { all: well })];
  await note(channels);
  // Killed here. The next publication finds the very same live.
  await note(channels, { live: NEW });
  await tell(channels);
  expect(told).toHaveLength(3);
});

test('nothing is lost while the settings of a channel are wrong', async () => {
  const told: Told[] = [];
  const broken = { name: 'test', receivers: [], problem: 'the list: it is not JSON' };
  await note([broken]);
  expect([...(await tell([broken])).unheard]).toEqual([['test', 'the list: it is not JSON']]);
  const mended = [channelOf(told, { all: well, 'only-other': well })];
  await note(mended, { live: NEW });
  await tell(mended);
  expect(told.map(({ name }) => name).toSorted()).toEqual(['all', 'all', 'all', 'only-other']);
  expect(JSON.parse(await readFile(file, 'utf8')).outstanding).toEqual({});
});

test('a file that is none of ours is refused', async () => {
  await writeFile(file, '[]');
  await expect(note([])).rejects.toThrow('no list of what is outstanding');
});
