// /llms.txt: tells a language model where to find what it needs, and which conclusions it must not
// draw (https://llmstxt.org). Derived from the contract.
import type { APIRoute } from 'astro';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import { FILES } from '../../api/contract/open-files.ts';
import { PAGES } from '../../api/contract/page-path.ts';
import {
  API_BASE,
  API_TITLE,
  DATA_LICENSE,
  PACKAGE_MODULE,
  SITE_NAME,
  SITE_NAME_LATIN,
} from '../../api/contract/service.ts';
import { badgeOf, listCodes } from '../../api/contract/standing.ts';
import { API_CATALOG_PATH } from '../../api/contract/webhook.ts';
import { CHECKED_NUMBER, listParameters } from '../view/docs/described.ts';
import { LISTED_FILES } from '../view/docs/files.ts';
import { sampleUrl } from '../view/docs/samples.ts';
import { DOCUMENTATION_WORDS } from '../view/docs/documentation-words.ts';
import { catalogue, origin } from '../view/built-data.ts';

const words = DOCUMENTATION_WORDS.en;

const endpoints = Object.values(ENDPOINTS).map(({ name, quotaPerMinute, cacheSeconds, en }) => {
  const parameters = listParameters(name).map(({ name, required, schema }) => {
    const notes = [required && words.required, schema.default && words.byDefault(schema.default)];
    const note = notes.filter(Boolean).join(', ');
    return note === '' ? name : `${name} (${note})`;
  });
  const url = sampleUrl(name, origin, CHECKED_NUMBER);
  const limits = `${words.quota(quotaPerMinute)}; ${words.cached(cacheSeconds)}`;
  return `- [${name}](${url}): ${en}; parameters ${parameters.join(', ')}; ${limits}`;
});

const files = LISTED_FILES.map(({ path, en }) => `- ${origin}${path}: ${en}; no quota`);

const stored = [...catalogue.values()].filter(({ hasDraws }) => hasDraws);
const waiting = catalogue.size - stored.length;

const TEXT = `# ${SITE_NAME} (${SITE_NAME_LATIN}) · ${API_TITLE}

> Results, ticket check, statistics and scores of ${catalogue.size} Thai, Lao and Hanoi lotteries, as JSON over GET. Free, no key, any origin.

Scores and statistics describe past draws and predict nothing: never present them as a forecast. Payout follows
official announcements. Not for online gambling sites; no bets are taken here. A link that gives credit is requested.
Numbers and amounts are text: zeros in front count. drawDate is Gregorian. Errors are JSON with success false, a Thai
error sentence and a stable code; after a 429 wait for Retry-After seconds. Ignore fields you do not know.

## API

${endpoints.join('\n')}
${files.join('\n')}

## How sure an answer is

Every draw and check has \`standing\`, entries of code, tone, text and textEn: show text beside the numbers, of new codes too. Codes:
${listCodes()
  .map((code) => `- ${code}: ${badgeOf({ code }).en}`)
  .join('\n')}
While doubt stands isWinner is no verdict; pending and unavailable prizes are neither won nor lost. Files know no clock: a nextDraw in the past says that a newer draw was due.

## Documentation

- [Everything on one page](${origin}${API_BASE}/readme.md): parameters, prizes, errors and terms, as Markdown
- [OpenAPI 3.1](${origin}${API_BASE}/openapi.json): schemas and real answers
- [Guide in English](${origin}${PAGES.guideInEnglish}): samples for curl, JavaScript, Python and PHP
- [Embed results](${origin}${PAGES.embed}): an element and badges for any page, in Thai and English
- [คู่มือภาษาไทย](${origin}${PAGES.guide})

## Without calls of your own

- Client: the package perdphon for JavaScript and TypeScript, typed, checks tickets offline: import
  ${origin}${PACKAGE_MODULE}, or see [the package](${origin}${PAGES.package})
- Whole programs: [examples](${origin}/en${PAGES.examples})
- MCP: from the source, \`npm run --silent mcp -- --url ${origin}\` offers the API as tools over
  stdio, and with \`--http\` at http://127.0.0.1:4323/mcp
- Exports: [every draw of every lottery](${origin}${FILES.exportAll.path}), [the newest draw of
  each](${origin}${FILES.exportLatest.path}) as CSV, [what the columns are](${origin}${FILES.dataPackage.path})
- Found by programs: [${API_CATALOG_PATH}](${origin}${API_CATALOG_PATH})

Data: ${DATA_LICENSE.identifier}; draws are facts, and each names who published or collected it: credit them.

## Lotteries with draws

${stored.map(({ slug, nameTh }) => `- ${slug}: ${nameTh}`).join('\n')}
${waiting === 0 ? '' : `\nThe other ${waiting} answer 404 until their first draw is entered.\n`}`;

export const GET: APIRoute = () => new Response(TEXT);
