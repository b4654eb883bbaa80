// What the API guide says, in sentences of sentence.ts with the facts of guide.ts, `{base}` and the
// like. Parts with a `nav`, their name in the list of contents, are in the order of the page; it is
// their heading too where they have no other.
import type { Lang } from '../frame-words.ts';

export type GuideWords = typeof GUIDE_EN;

export const GUIDE_EN = {
  title: 'Thai, Lao and Hanoi lottery results API',
  description:
    'A free API over {lotteries} lotteries, without a key: working samples for curl, JavaScript, Python and PHP.',
  intro:
    'Results of {lotteries} Thai, Lao and Hanoi lotteries as JSON. Free, no key, no sign-up, callable from any web page. Try it now',
  translation: { lang: 'th' as Lang, name: 'ภาษาไทย' },
  contents: 'On this page',
  endpoints: {
    nav: 'Endpoints',
    intro:
      "Every request is a `GET` below `{base}`. Without `lottery` it is about the Thai government lottery. A parameter we do not know is ignored; one that is ours but for case, brackets or one letter, or whose value is a lottery of ours or a day, is refused. The samples of one endpoint print the same lines in each language, and the project's tests run them.",
    check:
      'Takes 2 to 6 digits. A number meets every prize of its own length; a whole ticket (6 digits, or 5 or 4 where a prize has as many) also meets the shorter prizes at their place in it. A prize that is no part of a ticket is named in `notCompared`. Only the Thai government lottery has fixed payouts: elsewhere go by `isWinner`, not by the amount. Several numbers in one request: `/api/check/batch?numbers=123456,53`.',
    checkIsConvenience: 'For convenience only: payout follows the official announcement.',
    stats:
      '`picks` is of the newest prize structure, while counts include earlier ones (four numbers a draw of the last three digits before September 2015): draws × picks need not equal the sum of the counts.',
    scoresAreNoPrediction:
      'Scores describe past draws. They are no probabilities and predict nothing.',
  },
  tools: {
    nav: 'Client, MCP, spreadsheets',
    heading: 'Client, language models and spreadsheets',
    first:
      'Need not write the calls yourself? [JavaScript client](#tools) · [MCP tools for language models](#tools) · [Google Sheets and Excel](#tools) · [every draw to download](#files)',
    points: [
      'JavaScript and TypeScript: the package `perdphon` has every question typed, and checks tickets offline. It is not in the registry of npm yet: from the source, `npx tsx scripts/run.ts pack-client` makes `dist/perdphon-1.0.0.tgz`, and `npm install ./perdphon-1.0.0.tgz` installs it.',
      'Language models: from the source, `npm run --silent mcp -- --url {origin}` offers the API as tools over MCP on stdio, and with `--http` behind it at `http://127.0.0.1:4323/mcp`.',
      'Google Sheets: `=IMPORTDATA("{origin}/api/export/latest.csv")` shows the newest draw of every lottery. One prize, with its zeros: `=FILTER(TEXT(E:E, REPT("0", G:G)), A:A="thai-government", C:C="first-prize")`.',
      'Excel: the `.xlsx` of a lottery among the [files](#files) has its whole history, a row a drawn number. Every cell is a text, so that zeros stay.',
      'CSV: a row a drawn number too, UTF-8 without a byte order mark. A program that takes 004615 for a number drops its zeros: read `number` as text (pandas: `dtype=str`), or restore them by `digits`, as the formula above does.',
      'Research: [`/api/datapackage.json`](/api/datapackage.json) describes the columns and names the collectors to credit.',
    ],
  },
  files: {
    heading: 'Files beside them, without a quota',
    openapi: '[`/api/openapi.json`](/api/openapi.json) the OpenAPI 3.1 description',
    readme:
      '[`/api/readme.md`](/api/readme.md) and [`/llms.txt`](/llms.txt) the short version, for programs that read prose',
  },
  lotteries: { nav: 'Lotteries', heading: 'Lotteries and their prizes' },
  reading: {
    nav: 'Reading answers',
    heading: 'Reading answers',
    points: [
      'Each question but a check is also a file: `/api/results/lao-tv/3.json` is `/api/results?lottery=lao-tv&limit=3`, with its parameters in their order.',
      'Numbers and amounts are text: zeros in front count. Only `totalAmount` is a number, in baht.',
      '`drawDate` is Gregorian. In stats, `from`, `to` and `lastDate` are of the Buddhist era (year + 543) and have Gregorian twins ending in `Iso`. Never parse the Buddhist ones: 2567-02-29 is no Gregorian day.',
      'A draw still being announced has `complete: false` and `pendingPrizes`; statistics and scores wait for the rest.',
      '`dueDraws` in a check without `date`: a newer draw was due and is not here yet. The ticket may be of that draw, so `isWinner: false` is no verdict; show its `note`.',
      '`doubt` in a draw or a check: why these numbers may be wrong. While it stands `isWinner` is not a verdict; show it. `unconfirmed: true`: one source alone has the draw so far.',
      '`unavailablePrizes` are those whose numbers no source has: neither won nor lost, so `isWinner: false` says nothing of them.',
      'A corrected draw has a `revision` above 1 and says why in `corrections`.',
    ],
  },
  errors: {
    nav: 'Errors',
    intro:
      'Every error is JSON with `success: false`. Its `error` is Thai and `errorEn` the same in English; both can be shown to users as they stand; programs go by `code`, which never changes. Errors are never cached, and any origin may read them.',
  },
  limits: {
    nav: 'Limits',
    intro:
      'Requests a minute, per IP address: {quotas}. Each endpoint is counted by itself. Every answer says how many remain (`r`) and for how many seconds (`t`).',
    refused:
      'After a 429, wait for `Retry-After` seconds and ask once more. Asking while waiting does not extend the wait, but it does not help either.',
  },
  caching: {
    nav: 'Caching',
    heading: 'Caching, and waiting for a draw',
    intro:
      'Results change only when a draw is announced. Keep an answer for {cacheSeconds} seconds, then send its `ETag` back: if nothing is new, the answer is a 304 without a body. While waiting for an announcement, ask every five minutes.',
    files:
      'Every answer but check is also a file whose path spells the question, ready for mirrors and plain CDNs:',
  },
  compatibility: {
    nav: 'Compatibility',
    heading: 'What may change, and what may not',
    points: [
      'Fields, parameters, lotteries and `code`s may be added at any time: ignore what you do not know.',
      'Nothing is removed or renamed, and no type changes, without a new major version.',
      'The Thai sentences in `error` and the order of fields may change: do not depend on them.',
      'Scores belong to their `formulaVersion`; another formula comes with another version.',
    ],
  },
  terms: {
    nav: 'Terms',
    heading: 'Terms',
    points: [
      'Commercial use is allowed without asking, but not in online gambling sites. No bets are taken here.',
      'Days and hours are of Asia/Bangkok (UTC+7, all year); a moment that ends in `Z` is UTC.',
      'Check results are for convenience only: payout follows the official announcement.',
      'Scores describe past draws; they are no probabilities and predict nothing.',
      'Free. A link that gives credit is requested, not enforced.',
      'Draws are facts; their collectors are named among the [sources](/status/#sources). What rights we have in the data we waive ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)).',
    ],
  },
  guide: 'Guide',
  reference: 'Try it',
  embed: 'Embed results',
  why: 'Why not call GLO or scrape?',
  changelog: 'Changelog',
};
