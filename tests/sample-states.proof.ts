// Every sample, run against draws of which something is to be said.
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../src/api/contract/endpoints.ts';
import { ofTicket, standing } from '../src/api/contract/standing.ts';
import type { Facts } from '../src/api/contract/states.ts';
import { type SampleLanguage, writeSamples } from '../src/site/view/docs/samples.ts';
import { EVERY, expectToSay, stateOf, WITHDRAWN } from './support/draw-states.ts';
import { standIn } from './support/local-host.ts';
import { runSample } from './support/run-sample.ts';

/** What a sample prints where the service answers with this body. */
async function printed(
  endpoint: EndpointName,
  language: SampleLanguage,
  body: object,
  status = 200,
) {
  const service = await standIn((_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  const samples = writeSamples(endpoint, service.origin, '123456');
  const sample = samples.find((written) => written.language === language);
  try {
    return sample === undefined ? '' : await runSample(sample);
  } finally {
    service.stop();
  }
}

describe.each(['fetch', 'python', 'php'] as const)('results in %s', (language) => {
  test.each(EVERY)('of a draw that is %s say so, before its numbers', async (state) => {
    const { draw, nextDraw } = stateOf(state);
    const body = { success: true, data: [draw], nextDraw };
    const text = await printed('results', language, body);
    expectToSay(text, state);
    expect(text.trim().endsWith('\n2 ตัวล่าง 07')).toBe(true);
  });

  test('of a lottery whose next draw nobody knows are printed', async () => {
    const { draw } = stateOf('certain');
    expectToSay(await printed('results', language, { success: true, data: [draw] }), 'certain');
  });

  test('of a draw that was withdrawn say why it is none', async () => {
    const text = printed('results', language, WITHDRAWN, 410);
    const words = await text.catch(({ stderr }: { readonly stderr: string }) => stderr);
    expect(words).toContain(WITHDRAWN.error);
  });
});

describe.each(['fetch', 'python', 'php'] as const)(
  '%s, of a number that won nothing',
  (language) => {
    const DUE = { state: 'late', since: '2026-09-27T03:30:00.000Z' };
    const SIX = [{ slug: 'six-digit', name: 'เลข 6 ตัว', digits: 6, place: 'ABCDEF' }];
    test.each([
      ['and nothing is open', {}, ['ไม่ถูกรางวัล']],
      ['in what was compared', { notCompared: SIX, note: 'n' }, ['ไม่ถูกรางวัล', 'n']],
      ['yet', { pendingPrizes: SIX, note: 'n' }, ['ยังไม่ทราบ', 'n']],
      ['that a source has', { unavailablePrizes: SIX, note: 'n' }, ['ยังไม่ทราบ', 'n']],
      ['of numbers in doubt', { doubt: 'd' }, ['ยังไม่ทราบ']],
      ['from one source', { unconfirmed: true }, ['ไม่ถูกรางวัล']],
      ['while a draw is due', { dueDraws: DUE }, ['ยังไม่ทราบ']],
    ])('%s', async (_, known, [verdict, ...notes]) => {
      const states = ofTicket(standing(known as Facts));
      const lost = { displayName: '1 มกราคม 2569', isWinner: false, matches: [] };
      const data = { ...lost, ...known, standing: states };
      const lines = await printed('check', language, { success: true, data });
      expect(lines.trim().split('\n')).toEqual([
        ...[`1 มกราคม 2569 ${verdict}`, ...notes],
        ...states.map(({ text }) => text),
      ]);
    });
  },
);
