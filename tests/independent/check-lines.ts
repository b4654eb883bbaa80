// Lines `lottery number` in, one JSON answer a line out: lets the independent verifier ask the
// check function tens of thousands of questions without a network.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type CatalogueEntry, openCatalogue } from '../../src/api/contract/catalogue.ts';
import { checkBody, type LatestDraws, withConfirmation } from '../../src/api/check/check-body.ts';
import { faultBody } from '../../src/api/contract/faults.ts';
import { isFault, parseQuery } from '../../src/api/contract/query.ts';

const generated = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../src/generated/${name}.json`, import.meta.url), 'utf8'));
const catalogue = openCatalogue((await generated('catalogue')) as CatalogueEntry[]);
const { latest, origin, sources } = (await generated('latest-draws')) as LatestDraws;

for await (const line of createInterface({ input: process.stdin })) {
  const [lottery = '', number = ''] = line.split(' ');
  const query = parseQuery('check', new URLSearchParams({ lottery, number }), catalogue);
  const entry = latest.find((newest) => newest.lottery.slug === lottery);
  const body =
    isFault(query) || !('number' in query) || query.number === undefined || !entry
      ? faultBody(query as never)
      : checkBody(withConfirmation(entry, sources), query.number, origin);
  process.stdout.write(`${JSON.stringify(body)}\n`);
}
