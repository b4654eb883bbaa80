// The emitted tree on a server that knows files only, below a folder and on another origin: the
// client has the same answers from it, in a web page too, and goes to it by itself when the service
// is down.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import {
  type InstalledPackage,
  installPackage,
  type Perdphon,
} from './support/installed-package.ts';
import { knownByFiles, knownToFileOfYear, knownToFiles } from './support/known-to-files.ts';
import { type Listening, localHost, standIn, staticHost } from './support/local-host.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import { startBrowser } from './support/visit.ts';

const FOLDER = '/repository/';

/** It has the package at hand for what the proof runs in it. */
const PAGE = `<!doctype html><title>page</title>
<script type="module">import * as perdphon from './perdphon.js'; globalThis.perdphon = perdphon;</script>`;

let installed: InstalledPackage;
let host: Listening;
let files: Listening;
beforeAll(async () => {
  installed = await installPackage();
  host = await localHost();
  files = await staticHost(`${OUTPUT_FOLDER}/static`, FOLDER);
});
afterAll(async () => {
  host.stop();
  files.stop();
  await installed.remove();
});

/** A client of the files alone. */
const copyOf = ({ createClient, mirror }: Perdphon) =>
  createClient({ hosts: [mirror(`${files.origin}${FOLDER}`)] });

test('every lottery is answered alike by the service and by its files', async () => {
  const asked = installed.perdphon;
  const service = asked.createClient({ hosts: [host.origin] });
  const copy = copyOf(asked);
  const stored = lotteriesWithDraws((await readLiveArchive()).archive);
  for (const { lottery, draws } of stored) {
    const slug = lottery.slug as 'lao-tv';
    const date = draws.at(-1)?.drawDate ?? '';
    const prize = lottery.eras.at(-1)?.prizes[0]?.slug as 'first-prize';
    const numbers = Object.values(draws.at(-1)?.prizes ?? {})
      .flat()
      .filter((number) => number.length <= 6)
      .slice(0, 20);
    const both = [service, copy].map((client) =>
      Promise.all([
        asked.getResults(client, { lottery: slug, limit: 20 }),
        asked.getStats(client, { lottery: slug, prize }),
        asked.getCalculations(client, { lottery: slug, window: '100', prize }),
        asked.getDraws(client, { lottery: slug }),
        // Of the newest draw the service knows what was due since.
        asked.getDraw(client, { lottery: slug, date }).then(knownToFileOfYear),
        asked.check(client, { lottery: slug, date, numbers }).then(knownToFiles),
        asked.check(client, { lottery: slug, numbers: ['123456'] }).then(knownToFiles),
      ]),
    );
    const [served, copied] = await Promise.all(both);
    expect(copied?.map(knownByFiles)).toEqual(served);
  }
  console.log(`${stored.length} lotteries, 7 questions each: the files answer as the service does`);
});

describe('what files cannot do', () => {
  test.each(['api/results?lottery=lao-tv', 'api/check?number=12', 'api/lotteries'])(
    '%s is missing there',
    async (path) => {
      const response = await fetch(`${files.origin}${FOLDER}${path}`);
      expect(response.status).toBe(404);
    },
  );

  test('a day that no draw of ours has is refused there as the service refuses it', async () => {
    const client = copyOf(installed.perdphon);
    const missing = installed.perdphon.getDraw(client, { lottery: 'lao-tv', date: '1999-01-01' });
    await expect(missing).rejects.toMatchObject({
      name: 'LotteryFault',
      attempts: [{ url: expect.stringContaining('/1999.json'), reason: 'HTTP 404' }],
    });
  });

  test('a withdrawn draw is one there too', async () => {
    const client = copyOf(installed.perdphon);
    const { lotteries } = await installed.perdphon.getLotteries(client);
    const listed = lotteries.flatMap(({ lottery, withdrawn = [] }) =>
      withdrawn.flatMap(({ drawDates }) => drawDates.map((date) => ({ lottery, date }))),
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const member of listed) {
      await expect(installed.perdphon.getDraw(client, member)).rejects.toMatchObject({
        code: 'draw_withdrawn',
      });
    }
  });

  test('a number is judged there too, in the words of the service', async () => {
    const client = copyOf(installed.perdphon);
    await expect(
      installed.perdphon.check(client, { lottery: 'lao-tv', numbers: ['1234'] }),
    ).rejects.toMatchObject({
      code: 'undecidable_number',
    });
  });
});

test('a web page of another origin may ask it, without a preflight', async () => {
  const module = await readFile(join(installed.folder, 'node_modules/perdphon/perdphon.js'));
  const site = await standIn((request, response) => {
    const isModule = request.url === '/perdphon.js';
    response.setHeader('Content-Type', isModule ? 'text/javascript' : 'text/html');
    response.end(isModule ? module : PAGE);
  });
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    await page.goto(site.origin);
    const asked = page.evaluate(async (folder) => {
      const { perdphon } = globalThis as unknown as { perdphon: Perdphon };
      const { check, createClient, getResults, mirror } = perdphon;
      const client = createClient({ hosts: [mirror(folder)] });
      await getResults(client, { lottery: 'lao-tv' });
      // Asked again: no header that the mirror cannot permit.
      const { data } = await getResults(client, { lottery: 'lao-tv' });
      const checked = await check(client, { lottery: 'lao-tv', numbers: ['123'] });
      return [data[0]?.lottery, checked.data.lottery];
    }, `${files.origin}${FOLDER}`);
    expect(await asked).toEqual(['lao-tv', 'lao-tv']);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  } finally {
    await browser.close();
    site.stop();
  }
});
