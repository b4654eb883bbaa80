// /api/readme.md: the service on one page, for people and for programs that read prose.
import type { Catalogue, CatalogueEntry } from '../contract/catalogue.ts';
import { CHECK_BATCH, ENDPOINTS, type Endpoint } from '../contract/endpoints.ts';
import { FILES, NAMED_FILES } from '../contract/open-files.ts';
import { badgeOf, listCodes } from '../contract/standing.ts';
import { PAGES } from '../contract/page-path.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_NUMBERS } from '../contract/query.ts';
import { API_BASE, API_TITLE, SITE_NAME } from '../contract/service.ts';
import { CHECK_DISCLAIMER, SCORE_DISCLAIMER } from '../contract/wording.ts';
import { DEFAULT_WINDOW, WINDOWS } from '../../domain/window.ts';
import type { EmittedFile } from './emitted-file.ts';

/** @param catalogue in registry order */
export function emitReadme(catalogue: Catalogue, origin: string): EmittedFile {
  const base = `${origin}${API_BASE}`;
  const stored = [...catalogue.values()].filter(({ hasDraws }) => hasDraws);
  const waiting = [...catalogue.values()].filter(({ hasDraws }) => !hasDraws);
  const files = NAMED_FILES.flatMap(([, { path, en }]) =>
    en === undefined ? [] : [`| ${origin}${path} | ${en} |`],
  );
  const text = `# ${SITE_NAME} · ${API_TITLE}

ผลรางวัล ตรวจเลข สถิติ และคะแนนจากผลที่ผ่านมาของหวยไทย ลาว และฮานอย ${catalogue.size} ประเภท ใช้ฟรี ไม่ต้องใช้คีย์
Results, ticket check, statistics and scores of ${catalogue.size} Thai, Lao and Hanoi lotteries. Free, read-only, no key,
callable from any web page. Machine-readable: [openapi.json](${base}/openapi.json).

## Endpoints

| GET | parameters | quota a minute | cache |
|---|---|---|---|
${Object.values(ENDPOINTS)
  .map((endpoint) => endpointRow(endpoint, base))
  .join('\n')}

\`lottery\` is \`thai-government\` unless given.

    curl '${base}/results?lottery=thai-government&limit=1'
    curl '${base}/results?lottery=thai-government&date=2026-08-16'
    curl '${base}/check?number=123456'
    curl '${base}/stats?lottery=lao-lottery'
    curl '${base}/calculations?lottery=hanoi-normal&window=100&prize=top-two-digit'

## Files without a quota

| file | what it is |
|---|---|
${files.join('\n')}

\`results\` and \`check\` also take \`date=YYYY-MM-DD\`, the day of any stored draw. Up to ${MAX_NUMBERS} numbers at once: \`${CHECK_BATCH.path}?numbers=12,345\`.
The CSV has a row a drawn number: read \`number\` as text, or restore its zeros by \`digits\`. The workbook (.xlsx) keeps them.

To show results on a web page without programming: [the element and the badges](${origin}${PAGES.embed}).

## How sure an answer is

Every draw and every check has \`standing\`: what to show beside the numbers, the most urgent first, as entries of \`code\`, \`tone\`, \`text\` (Thai) and \`textEn\`; \`[]\` where there is nothing. More codes are added in time: show their text.

| code | in a word |
|---|---|
${listCodes()
  .map((code) => [code, badgeOf({ code })] as const)
  .map(([code, { th, en }]) => `| \`${code}\` | ${en} · ${th} |`)
  .join('\n')}

While \`doubt\` stands, \`isWinner\` is no verdict; \`pending\` and \`unavailable\` prizes are neither won nor lost. Files know no clock: a \`nextDraw\` in the past says that a newer draw was due. Checks, and the newest draw asked for by its day, say it as \`awaited\` or \`late\`.

${WORTH_KNOWING}
A wrong number: [how to report it](${origin}${PAGES.report}); what is corrected stands in changes.json.

${storedSection(stored)}
${waitingSection(waiting)}`;
  return { path: FILES.readme.path, text };
}

/** What surprises callers, errors and terms: the same on every site. */
const WORTH_KNOWING = `## Worth knowing

- Each question but a check and a day is also a file: \`/api/results/lao-tv/3.json\` is \`/api/results?lottery=lao-tv&limit=3\`, and counts in its quota.
- Answers may be kept for 300 seconds; a single draw, \`/api/draws/lao-tv/2026-08-28.json\`, for a day once it is a week old, the newest one apart: till then it may be corrected.
- Numbers and amounts are text: zeros in front count. Only \`totalAmount\` is a number, in baht.
- \`drawDate\` is Gregorian. In stats \`from\`, \`to\` and \`lastDate\` are of the Buddhist era (year + 543) and have
  Gregorian twins ending in \`Iso\`. Never parse the Buddhist ones: 2567-02-29 is no Gregorian day.
- Days and hours are of Asia/Bangkok (UTC+7, all year); a moment that ends in \`Z\` is UTC.
- Only thai-government has fixed payouts, known from 2010-03-01 on. Elsewhere an amount is "0.00", so go by \`isWinner\`.
- A 6-digit ticket (of 5 or 4 digits too, where as many are drawn) is compared with all prizes at their place in it, 3 digits
  with the front and last three, 2 digits with the last two. What is no part of a ticket, or longer than it, is named in \`notCompared\`; what no source has in
  \`unavailablePrizes\`: \`isWinner: false\` says nothing of those.
- N3, the three-digit game of the Government Lottery Office, is another lottery, which we do not have: the answer to three digits of
  thai-government says so in \`note\`.
- Stats without \`prize\` leave out prizes of five digits and more, the first prize of thai-government apart.
- A parameter that an address does not take is refused with 400, naming those it takes; files take none. Tags (\`utm_…\`, \`fbclid\`, \`gclid\`,
  \`ref\`, \`openExternalBrowser\`) and cache-busters (\`_\`, \`t\`, \`ts\`, \`v\`, \`cb\`, \`nocache\`, \`rand\`, a number or a day on its own) pass.

## Errors

Every error is JSON: \`success: false\`, \`error\` (Thai, to be shown as it stands), \`errorEn\` (the same in English), \`code\` (for programs),
never cached. 400: a parameter is invalid. 404: no draw is stored of it; \`nearest\` has the draws around a day without one.
410: the draw was withdrawn, stop using its numbers. 405: not GET or HEAD. 429: wait for
\`Retry-After\` seconds. 500: retry later and keep what you had.

## Terms

Commercial use is allowed without asking. Not for online gambling sites; no bets are taken here. A credit link is
requested, not enforced.
${CHECK_DISCLAIMER}
${SCORE_DISCLAIMER}
The scores describe past draws and predict nothing.`;

function storedSection(stored: readonly CatalogueEntry[]): string {
  const rows = stored.map(
    ({ slug, nameTh, numberLengths, prizes }) =>
      `| ${slug} | ${nameTh} | ${numberLengths.join(' ')} | ${prizes.join(' ')} |`,
  );
  return `## Lotteries with draws (${stored.length})

| lottery | name | digits \`check\` takes | prizes |
|---|---|---|---|
${rows.join('\n')}`;
}

/** The lotteries without a draw; empty if every lottery has one. */
function waitingSection(waiting: readonly CatalogueEntry[]): string {
  if (waiting.length === 0) return '';
  const names = waiting.map(({ slug, nameTh }) => `${slug} (${nameTh})`).join(', ');
  return `
## Lotteries without a draw yet (${waiting.length}): 404 until someone enters one

${names}
`;
}

/** What a parameter takes; those that the text below the table explains are not in it. */
const TAKES: Readonly<Partial<Record<Endpoint['parameters'][number], string>>> = {
  lottery: 'lottery',
  limit: `limit 1..${MAX_LIMIT} (${DEFAULT_LIMIT})`,
  number: 'number of 2 to 6 digits (required)',
  window: `window ${WINDOWS.join(' ')} (${DEFAULT_WINDOW})`,
  prize: 'prize',
};

function endpointRow({ name, parameters, quotaPerMinute, cacheSeconds }: Endpoint, base: string) {
  const takes = parameters.flatMap((parameter) => TAKES[parameter] ?? []).join(', ');
  const cache = cacheSeconds === 0 ? 'never' : `${cacheSeconds} s`;
  return `| ${base}/${name} | ${takes} | ${quotaPerMinute} | ${cache} |`;
}
