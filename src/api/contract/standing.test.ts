// The law of states: every outlet prints every code as the table has it, rendered through edge,
// function, tools and client. It writes docs/trust.md.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import {
  OUTLETS,
  type Outlet,
  type Sample,
  type World,
  worldOf,
} from '../../../tests/support/outlets.ts';
import { filesMatching } from '../../../tests/support/files-matching.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { badgeOf, inOrder, listCodes, ofDraw, ofTicket, type State } from './standing.ts';
import { OF_CLOCK, OF_DRAW } from './states.ts';

const [EARLY, SOON, LATE] = [
  '2026-08-17T00:00:00Z',
  '2026-08-17T14:00:00Z',
  '2026-08-18T00:00:00Z',
].map((text) => Date.parse(text)) as [number, number, number];
const correction = { at: '2026-08-16T20:00:00.000Z', reason: 'พิมพ์ผิด', previous: { p2: ['16'] } };
const partial = { prizes: { p2: ['15'] } };

/** A draw in each state; a code without one fails. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  withdrawn: { draw: withdrawn({} as never), now: EARLY },
  late: { draw: {}, now: LATE },
  awaited: { draw: {}, now: SOON },
  doubt: { draw: { doubt: 'สงสัยนัก' }, now: EARLY },
  pending: { draw: { ...partial, pending: ['p6'] }, now: EARLY },
  unavailable: { draw: { ...partial, lacks: ['p6'] }, now: EARLY },
  corrected: { draw: { corrections: [correction] }, now: EARLY },
  unconfirmed: { draw: { source: 'other' }, now: EARLY },
};

function sampleOf(code: string): Sample {
  const sample = SAMPLES[code];
  if (sample === undefined) throw new Error(`${code}: no state`);
  return sample;
}

const worlds = new Map<string, Promise<World>>();
const worldIn = (code: string) => {
  const world = worlds.get(code) ?? worldOf(sampleOf(code));
  worlds.set(code, world);
  return world;
};

/** The state as the table words it for that draw. */
async function stateOf(code: string): Promise<State> {
  const state = (await worldIn(code)).states.find((state) => state.code === code);
  if (state === undefined) throw new Error(`${code}: its sample is not in that state`);
  return state;
}

const canSay = ({ clock, gone }: Outlet, code: string) =>
  code in OF_CLOCK ? clock === true : code !== 'withdrawn' || gone === true;

const cells = () =>
  Object.keys(OUTLETS).flatMap((outlet) =>
    listCodes()
      .filter((code) => canSay(OUTLETS[outlet] as Outlet, code))
      .map((code) => ({ outlet, code })),
  );

const plain = (text: string) =>
  text
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/&#(?:34|x22);|&quot;/g, '"');

async function expectSaid(outlet: string, code: string): Promise<void> {
  const { says, tell } = OUTLETS[outlet] as Outlet;
  const state = await stateOf(code);
  const { th, en } = badgeOf(state);
  const words = { th: state.text, badge: th, en, code: `"${code}"` }[says];
  expect(plain(await tell(await worldIn(code)))).toContain(words);
}

test.each(cells())('$outlet prints $code', ({ outlet, code }) => expectSaid(outlet, code));

describe('a code that is added to the table', () => {
  afterEach(() => {
    delete (OF_DRAW as Record<string, unknown>)['provisional'];
    worlds.clear();
  });

  test('is nine lines there, and every outlet prints it', async () => {
    Object.assign(OF_DRAW, {
      provisional: {
        tone: 'wait',
        badge: { th: 'ยังไม่เป็นทางการ', en: 'Provisional' },
        say: ({ unconfirmed }: { unconfirmed?: boolean }) =>
          unconfirmed && {
            th: 'ยังไม่เป็นทางการ กรุณารอประกาศ',
            en: 'Provisional: wait for the official announcement.',
          },
      },
    });
    await expect(stateOf('provisional')).rejects.toThrow('provisional: no state');
    Object.assign(SAMPLES, { provisional: SAMPLES['unconfirmed'] });
    for (const outlet of Object.keys(OUTLETS)) await expectSaid(outlet, 'provisional');
  });
});

describe.each(listCodes())('%s', (code) => {
  test('begins with its badge, and is plain, in both languages', async () => {
    const state = await stateOf(code);
    const badge = badgeOf(state);
    expect([state.text, state.textEn]).toEqual([
      expect.stringMatching(new RegExp(`^${badge.th}`)),
      expect.stringMatching(new RegExp(`^${badge.en}`)),
    ]);
    expect(badge.th).not.toContain(' ');
    expect(state.textEn).toMatch(/^[ -~]+$/);
    for (const text of [state.text, state.textEn]) expect(text).not.toMatch(/[<>&\n]|ครับ|ค่ะ/);
  });

  test('is short', async () => {
    const state = await stateOf(code);
    const badge = badgeOf(state);
    expect([...state.text].length).toBeLessThanOrEqual(160);
    expect(badge.en.length).toBeLessThanOrEqual(16);
  });
});

test('a newer host may say more: what no table has comes first, whole', () => {
  const newer: State = { code: 'x', tone: 'bad', text: 'ใหม่ มาก', textEn: 'New' };
  const known: State = { code: 'doubt', tone: 'warn', text: 'เลขอาจผิด', textEn: 'In doubt' };
  expect(inOrder([known, newer])).toEqual([newer, known]);
  expect(badgeOf(newer)).toEqual({ th: 'ใหม่ มาก', en: 'New' });
  expect(ofTicket(ofDraw([newer]))).toEqual([newer]);
});

test('only who holds a ticket of a doubtful draw is told to keep it', async () => {
  const doubt = await stateOf('doubt');
  expect(doubt.text).not.toContain('ทิ้ง');
  expect(ofTicket([doubt])).toEqual([
    { ...doubt, text: `${doubt.text} อย่าเพิ่งทิ้งสลาก`, textEn: `${doubt.textEn} Keep the ticket.` },
  ]);
});

/** Fragments of the sentences of states, and of those that outlets had of their own. */
const WORDED =
  /มีข้อสงสัย|อาจผิด|คลาดเคลื่อน|รอยืนยัน|ยัง(?:ประกาศ|ออก)?ไม่ครบ(?!ถ้วน)|ประกาศยังไม่ครบ|แก้ไขแล้ว(?!ตรวจ)|ถอนผลแล้ว|ไม่มีแหล่งใดมีข้อมูล|บางรางวัลไม่มีข้อมูล|อย่าเพิ่งทิ้ง|ยังไม่มีผล(?:ใหม่|งวด)|กำลังรอผล|ของงวดก่อน|นี่คืองวดก่อน|In doubt|Unconfirmed:|Not announced in full|prizes are missing/;

test('no sentence of a state stands outside the table', () => {
  const sources = filesMatching(
    '{src/{api,client,serve,site},scripts/mcp,docs/examples}/**/*.{ts,astro,js,mjs,html,py,php}',
  );
  const isOurs = (file: string) =>
    !/\.(?:test|proof)\.ts$|^src\/api\/contract\/states\.ts$/.test(file);
  const lines = sources.filter(isOurs).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines.filter((line) => WORDED.test(line))).toEqual([]);
});

test.each(['th', 'en'])('the guide in %s names each code', (language) => {
  const guide = readFileSync(`src/site/content/docs/${language}/guide.mdx`, 'utf8');
  expect(listCodes().filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});

const MARKS = { th: '✓', badge: '*badge*', en: '*badge*', code: '*code*' };

test('docs/trust.md says where each code stands', async () => {
  const codes = listCodes();
  const states = await Promise.all(codes.map(stateOf));
  const rows = Object.entries(OUTLETS).map(([name, outlet]) => {
    const marks = codes.map((code) => (canSay(outlet, code) ? MARKS[outlet.says] : ''));
    return `| ${name} | ${marks.join(' | ')} |`;
  });
  const text = [
    '# How a draw stands',
    '',
    'งวดอยู่ในสถานะใดได้บ้าง และคำตอบแบบใดบอกไว้ · Every outlet prints',
    '[the table](../src/api/contract/states.ts)',
    'in `standing`; `npx vitest run src/api/contract/standing.test.ts -u` writes this page.',
    '',
    '| code | tone | Thai | English |',
    '|---|---|---|---|',
    ...states.map(
      ({ code, tone, text, textEn }) => `| \`${code}\` | ${tone} | ${text} | ${textEn} |`,
    ),
    '',
    'Who checks a ticket of a doubtful draw is also told to keep it. ✓: the sentence.',
    '',
    `| | ${codes.map((code) => `\`${code}\``).join(' | ')} |`,
    `|---|${'---|'.repeat(codes.length)}`,
    ...rows,
    '',
    '- Files know no clock: of what is due they say `nextDraw`. A check with `date` is of a ticket of',
    '  that day.',
    '- A withdrawn draw is in no body: its address answers 410, and lists of changes say it.',
    '- Statistics and scores count what is uncertain.',
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../docs/trust.md');
});
