// Every sample, run against the local host on the output of `npm run build`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../src/api/contract/endpoints.ts';
import { type SampleLanguage, sampleUrl, writeSamples } from '../src/site/view/docs/samples.ts';
import { type Listening, localHost, standIn } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';
import { runSample } from './support/run-sample.ts';

const first = (await newestDraw('thai-government')).numberOf('first-prize');
let host: Listening;
beforeAll(async () => {
  host = await localHost();
});
afterAll(() => host.stop());

async function printed(endpoint: EndpointName, language: SampleLanguage, number = first) {
  const sample = writeSamples(endpoint, host.origin, number).find(
    (one) => one.language === language,
  );
  return sample === undefined ? '' : runSample(sample);
}

describe.each(Object.values(ENDPOINTS))('$name', ({ name }) => {
  test('curl prints the answer', async () => {
    const answer = await (await fetch(sampleUrl(name, host.origin, first))).text();
    expect(await printed(name, 'curl')).toBe(answer);
    expect(JSON.parse(answer).success).toBe(true);
  });

  test('JavaScript, Python and PHP print the same lines', async () => {
    const javascript = await printed(name, 'fetch');
    expect(javascript).toContain('\n');
    expect(javascript).not.toContain('undefined');
    expect(await printed(name, 'python')).toBe(javascript);
    expect(await printed(name, 'php')).toBe(javascript);
  });
});

test('the newest first prize is printed as drawn, and wins', async () => {
  expect(await printed('results', 'fetch')).toContain(`รางวัลที่ 1 ${first}\n`);
  expect(await printed('check', 'fetch')).toContain(`รางวัลที่ 1 ${first}\n`);
});

test.each(['fetch', 'python'] as const)('%s shows the sentence of a refusal', async (language) => {
  const refused = printed('check', language, '12345');
  await expect(refused).rejects.toThrow('ตรวจได้เฉพาะเลข');
});

describe.each(['fetch', 'python', 'php'] as const)(
  '%s, of a number that won nothing',
  (language) => {
    const SIX = [{ slug: 'six-digit', name: 'เลข 6 ตัว', digits: 6, place: 'ABCDEF' }];
    test.each([
      ['and nothing is open', {}, ['ไม่ถูกรางวัล']],
      ['in what was compared', { notCompared: SIX, note: 'n' }, ['ไม่ถูกรางวัล', 'n']],
      ['yet', { pendingPrizes: SIX, note: 'n' }, ['ยังไม่ทราบ', 'n']],
      ['that a source has', { unavailablePrizes: SIX, note: 'n' }, ['ยังไม่ทราบ', 'n']],
      ['of numbers in doubt', { doubt: 'd' }, ['ยังไม่ทราบ', 'd']],
      ['while a draw is due', { dueDraws: { note: 'due' } }, ['ยังไม่ทราบ', 'due']],
    ])('%s', async (_, known, [verdict, ...notes]) => {
      const data = { displayName: '1 มกราคม 2569', isWinner: false, matches: [], ...known };
      const service = await standIn((_request, response) => {
        response.end(JSON.stringify({ success: true, data }));
      });
      const sample = writeSamples('check', service.origin, '123456').find(
        (written) => written.language === language,
      );
      const lines = await (sample && runSample(sample));
      service.stop();
      expect(lines?.trim().split('\n')).toEqual([`1 มกราคม 2569 ${verdict}`, ...notes]);
    });
  },
);
