// Each channel against a stand-in: what it sends, how it reads the answers, when it is silent.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Announcement, createAnnouncement } from '../../src/api/announce/announcement.ts';
import { changeId } from '../../src/api/answers/change-id.ts';
import { enteredOn, siteWith, TODAY } from '../../tests/support/announced-site.ts';
import { answer, type StandIns, startStandIns } from '../../tests/support/stand-in-receivers.ts';
import { readChanges } from '../output/served-draws.ts';
import { readAnnouncements } from './tell-channels.ts';
import { configuredChannels } from './channel-settings.ts';

const TOKEN = `1:secret${'t'.repeat(30)}`;
const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

let standIns: StandIns;
let folder: string;
let announcement: Announcement;
let corrected: Announcement;
beforeAll(async () => {
  standIns = await startStandIns();
  folder = await mkdtemp(join(tmpdir(), 'channels-'));
  const corrections = [
    { at: `${TODAY}T14:00:00.000Z`, reason: 'พิมพ์ผิด', previous: { two: ['70'] } },
  ];
  const site = siteWith({ small: [enteredOn(TODAY, { corrections } as never)] });
  const changes = ((await readChanges(site)) ?? []).filter(({ drawDate }) => drawDate === TODAY);
  const read = await readAnnouncements(site, changes.toReversed());
  const [one, two] = read;
  if (one?.draw === undefined || two === undefined) throw new Error('two changes were expected');
  const { corrections: _, ...draw } = one.draw;
  announcement = createAnnouncement(one.change, { ...draw, revision: 1 }, 'https://a.example');
  corrected = two;
});
afterAll(async () => {
  await standIns.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  standIns.heard.splice(0);
  standIns.behave(answer(200, { text: '{}' }));
});

const channelsOf = (environment: Record<string, string>) =>
  configuredChannels({ lotteries: ['small', 'other'], origin: 'https://a.example' }, environment);

/** The only channel of an environment, its first receiver told. */
async function tell(environment: Record<string, string>, told = [announcement]) {
  const [channel] = await channelsOf(environment);
  const receiver = channel?.receivers[0];
  if (receiver === undefined) throw new Error(channel?.problem ?? 'no receiver');
  return receiver.deliver(told, AbortSignal.timeout(5_000));
}

const LINE = () => ({
  LINE_CHANNEL_ACCESS_TOKEN: 'secret',
  LINE_LOTTERIES: 'small',
  LINE_API_URL: standIns.origin,
});
const TELEGRAM = () => ({
  TELEGRAM_BOT_TOKEN: TOKEN,
  TELEGRAM_CHAT: '@channel',
  TELEGRAM_LOTTERIES: 'all',
  TELEGRAM_API_URL: standIns.origin,
});

test('without settings, or with empty ones, every channel is silent', async () => {
  expect(await channelsOf({})).toEqual([]);
  const empty = { WEBHOOK_SECRETS: '', LINE_CHANNEL_ACCESS_TOKEN: '' };
  expect(await channelsOf(empty)).toEqual([]);
});

describe('LINE', () => {
  test('a broadcast has the token and, always, the retry key of the change', async () => {
    for (const told of [announcement, announcement, corrected]) await tell(LINE(), [told]);
    const [first, repeat, correction] = standIns.heard.map(({ headers, body }) => ({
      key: headers['x-line-retry-key'],
      authorization: headers.authorization,
      body,
    }));
    expect(first).toEqual(repeat);
    expect(first?.authorization).toBe('Bearer secret');
    expect(first?.key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(correction?.key).not.toBe(first?.key);
    expect(JSON.parse(first?.body ?? '').messages[0].altText).toMatch(/^ผลหวยเล็ก/);
    expect(JSON.parse(correction?.body ?? '').messages[0].altText).toMatch(/^แก้ไขผลหวยเล็ก/);
    expect(correction?.body).toContain('แก้ไขเพราะ: พิมพ์ผิด');
  });

  test.each([
    [409, { outcome: 'delivered' }],
    [429, { outcome: 'down', reason: 'answered 429' }],
    [500, { outcome: 'down' }],
    [401, { outcome: 'refused', reason: 'answered 401' }],
  ])('an answer of %i', async (status, receipt) => {
    standIns.behave(answer(status, { text: '{"message":"no"}' }));
    expect(await tell(LINE())).toMatchObject(receipt);
  });
});

describe('Telegram', () => {
  test('a message goes to the channel, as HTML', async () => {
    expect(await tell(TELEGRAM(), [corrected])).toEqual({ outcome: 'delivered' });
    const [{ path, body } = { path: '', body: '{}' }] = standIns.heard;
    expect(path).toBe(`/bot${TOKEN}/sendMessage`);
    expect(JSON.parse(body)).toMatchObject({ chat_id: '@channel', parse_mode: 'HTML' });
    expect(JSON.parse(body).text).toMatch(/^แก้ไขผล/);
  });

  test('waits as long as it is asked to', async () => {
    const text = '{"ok":false,"error_code":429,"parameters":{"retry_after":7}}';
    standIns.behave(answer(429, { text }));
    expect(await tell(TELEGRAM())).toMatchObject({ outcome: 'down', afterSeconds: 7 });
  });

  test('never says its token, whatever fails', async () => {
    const receipt = await tell({ ...TELEGRAM(), TELEGRAM_API_URL: 'http://127.0.0.1:1' });
    expect(receipt).toMatchObject({ outcome: 'down' });
    expect(JSON.stringify(receipt)).not.toContain('secret');
  });
});

describe('webhooks', () => {
  const listed = async (list: unknown, secrets = `a=${SECRET}`) => {
    const file = join(folder, 'list.json');
    await writeFile(file, typeof list === 'string' ? list : JSON.stringify(list));
    const [channel] = await channelsOf({
      WEBHOOK_SUBSCRIBERS: file,
      WEBHOOK_SECRETS: secrets,
    });
    return channel;
  };

  test('each receiver hears of its own lotteries', async () => {
    const channel = await listed([
      { url: 'https://a.example/all', secretName: 'a' },
      { url: 'https://a.example/one', lotteries: ['small'], secretName: 'a' },
    ]);
    const wants = (lottery: string) =>
      channel?.receivers.filter((one) => one.wants({ lottery })).map(({ name }) => name);
    expect(wants('small')).toEqual([
      'webhooks https://a.example/all',
      'webhooks https://a.example/one',
    ]);
    expect(wants('other')).toEqual(['webhooks https://a.example/all']);
  });

  test('a list with problems is refused as a whole, the first of them said in its place', async () => {
    expect(
      await listed([
        { url: 'http://a.example/', secretName: 'a' },
        { url: 'b', secretName: 'a' },
      ]),
    ).toMatchObject({
      receivers: [],
      problem:
        'the list of subscribers is wrong, nobody on it is told: [0].url: "http://a.example/" — expected a public https address; it is not https, and 1 more',
    });
  });

  test('a secret signs for its own receiver alone; without it that one hears nothing', async () => {
    const [old, next, other] = [1, 2, 3].map(
      (fill) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`,
    ) as [string, string, string];
    const list = [
      { url: `${standIns.origin}/a`, secretName: 'a' },
      { url: `${standIns.origin}/b`, secretName: 'b' },
    ];
    const deliver = async (secrets: string) => {
      const { receivers = [] } = (await listed(list, `b=${SECRET} ${secrets}`)) ?? {};
      const signal = AbortSignal.timeout(5_000);
      return Promise.all(receivers.map((one) => one.deliver([announcement], signal)));
    };
    // Two of one name: while one takes the place of the other.
    await deliver(`a=${old} aa=${other} a=${next}`);
    const heard = (path: string) => {
      const { body = '', headers = {} } = standIns.heard.find((one) => one.path === path) ?? {};
      return { body, headers: headers as Record<string, string> };
    };
    const { body, headers } = heard('/a');
    for (const secret of [old, next]) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'draw.added' });
    }
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
    const plain = heard('/b');
    expect(plain.headers['webhook-id']).toBe(announcement.change.id);
    expect(plain.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect(new Webhook(SECRET).verify(plain.body, plain.headers)).toMatchObject({
      data: { change: { id: announcement.change.id } },
    });
    for (const secrets of ['', `aa=${other}`, 'a=whsec_AAAA', `a=${old} a=${next}A`]) {
      const reason = 'WEBHOOK_SECRETS has no a=whsec_… with base64 of 24 to 64 bytes';
      expect(await deliver(secrets)).toEqual([
        { outcome: 'refused', reason },
        { outcome: 'delivered' },
      ]);
    }
  });
});

test.each([
  [{ LINE_CHANNEL_ACCESS_TOKEN: 'a' }, 'LINE_LOTTERIES names no lottery; set slugs, or "all"'],
  [
    { LINE_CHANNEL_ACCESS_TOKEN: 'a', LINE_LOTTERIES: 'Lao' },
    'LINE_LOTTERIES has "Lao", which is no lottery',
  ],
  [
    { TELEGRAM_BOT_TOKEN: 'a', TELEGRAM_CHAT: '@a' },
    'TELEGRAM_LOTTERIES names no lottery; set slugs, or "all"',
  ],
  [{ TELEGRAM_BOT_TOKEN: 'a', TELEGRAM_LOTTERIES: 'all' }, 'TELEGRAM_CHAT names no channel'],
])('%j says what is missing', async (environment, problem) => {
  expect(await channelsOf(environment as never)).toMatchObject([{ receivers: [], problem }]);
});

test('the ids that channels see are those of changes.json', () => {
  expect([announcement, corrected].map(({ change }) => [change.id, changeId(change)])).toEqual([
    [`small_${TODAY}_added_1`, `small_${TODAY}_added_1`],
    [`small_${TODAY}_corrected_2`, `small_${TODAY}_corrected_2`],
  ]);
});
