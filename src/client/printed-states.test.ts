// What is printed of the package (its README, the guide) says how a draw stands.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { CREDIT, EVERY, stateOf, WITHDRAWN } from '../../tests/support/draw-states.ts';
import { printed } from '../../tests/support/printed.ts';
import { readmeSamples } from '../../tests/support/readme-samples.ts';
import { packageCall } from '../site/view/docs/samples.ts';
import { createClient } from './client.ts';

/** The code blocks of a page about a draw, by their first line. */
const blocksOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/```(?:javascript|html)\n(.*?)```/gs)]
    .map(([, code = '']) => code.replace(/<\/?script.*?>/g, ''))
    .filter((code) => /get(?:Results|Latest)\(/.test(code));

const PRINTED: readonly (readonly [name: string, code: string])[] = [
  ['README, First', readmeSamples().get('First') ?? ''],
  ['the guide', packageCall('https://a.example')],
  ...blocksOf('src/client/README.md').map((code, index) => [`README, ${index + 1}`, code] as const),
  ['README, private', readmeSamples().get('Check tickets in private') ?? ''],
];

/** A number that the missing prize decides. */
const DECIDES: Readonly<Record<string, string>> = {
  'partly announced': '1234',
  'without a prize': '123456',
};

/** The text of a run, of a service that has this draw alone. */
async function textOf(code: string, state: string): Promise<string> {
  const { draw: drawn, nextDraw } = stateOf(state);
  const draw = { ...drawn, lottery: 'thai-government' };
  const fetch: typeof globalThis.fetch = async (url) => {
    if (state === 'withdrawn') return Response.json(WITHDRAWN, { status: 410 });
    const { pathname } = new URL(String(url));
    const of = { success: true, attribution: CREDIT };
    if (pathname.includes('/draws/')) return Response.json({ ...of, data: draw });
    if (pathname.includes('/latest'))
      return Response.json({ ...of, data: [{ ...draw, nextDraw }] });
    return Response.json({ ...of, data: [draw], nextDraw });
  };
  const now = Date.parse('2026-09-28T12:00:00+07:00');
  const { clock } = clientClock(now);
  const client = createClient({ hosts: ['https://a.example'], fetch, clock });
  let shown = '';
  const document = { body: { append: (words: string) => (shown += words) } };
  const lines = await printed(code.replace("'004615', '123456'", `'${DECIDES[state] ?? '08'}'`), {
    ...{ client, document },
    createClient: () => client,
  });
  return [shown, ...lines.map((words) => JSON.stringify(words))].join('\n');
}

/** A whole draw is printed with its fields, which name its states. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  doubtful: /เลขอาจผิด: |"doubt":|เลขของงวดก่อน/,
  'partly announced': /ยังประกาศไม่ครบ/,
  'without a prize': /ไม่มี(?:แหล่งใดมี)?ข้อมูล/,
  unconfirmed: /รอยืนยันจากแหล่งอื่น|"unconfirmed":true|,true\]/,
  late: /ยังไม่มีผล/,
};

describe.each(PRINTED)('%s', (_name, code) => {
  test.each(EVERY)('says of a draw that is %s what it is', async (state) => {
    const text = await textOf(code, state);
    const said = Object.keys(FIELDS).filter((name) => FIELDS[name]?.test(text));
    expect([said, text]).toEqual([state in FIELDS ? [state] : [], text]);
  });

  test('fails with the reason where the draw was withdrawn', async () => {
    const refused = textOf(code, 'withdrawn');
    await expect(refused).rejects.toMatchObject({ message: WITHDRAWN.error });
  });
});
