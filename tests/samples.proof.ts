// Every sample, run against the local host on the output of `npm run build`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../src/api/contract/endpoints.ts';
import { type SampleLanguage, sampleUrl, writeSamples } from '../src/site/view/docs/samples.ts';
import { type Listening, localHost } from './support/local-host.ts';
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
