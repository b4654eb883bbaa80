// The sentences that the service promises, written out by hand, and each place where one stands: a
// word of them changed, or a place that loses one, is told here.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawOn } from '../tests/support/small-lottery.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../tests/support/small-archive.ts';
import { SMALL_CATALOGUE } from '../tests/support/small-catalogue.ts';
import { emitLottery, SCHEMAS } from './api/answers/all.ts';
import { emitFeeds } from './api/answers/feeds.ts';
import { emitReadme } from './api/answers/readme.ts';
import { checkBody, checksBody } from './api/check/check-body.ts';
import { CHECK_DISCLAIMER, CREDIT_NOTE, SCORE_DISCLAIMER } from './api/contract/wording.ts';
import { describeApi } from './api/openapi/description.ts';
import { answerPage } from './api/verdict/answer-page.ts';
import { FRAME_WORDS } from './site/view/frame-words.ts';

const CREDIT = 'ใช้ได้ฟรี ขอความกรุณาใส่ลิงก์ให้เครดิตกลับมาที่ เปิดผล';
const CHECK = 'ผลการตรวจนี้มีไว้เพื่อความสะดวกเท่านั้น การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ';
const SCORE = 'คะแนนเป็นค่าสถิติจากผลรางวัลที่ผ่านมา ไม่ใช่ความน่าจะเป็น ไม่รับประกันผล และไม่ได้ทำนายงวดหน้า';

const [draw = drawOn('2024-03-01', {})] = SMALL_ARCHIVE.draws;
const emitted = new Map(
  [...emitLottery(SMALL_ARCHIVE, SMALL_SITE)].map((file) => [file.path, file]),
);
const bodyOf = (path: string) => JSON.parse(String(emitted.get(path)?.text));
const checked = { ...SMALL_ARCHIVE, draw };

test('the three sentences of answers', () => {
  expect([CREDIT_NOTE, CHECK_DISCLAIMER, SCORE_DISCLAIMER]).toEqual([CREDIT, CHECK, SCORE]);
});

describe('bodies of the API', () => {
  test.each([
    ['results', () => bodyOf('/api/results/small/1.json').attribution.note, CREDIT],
    ['stats', () => bodyOf('/api/stats/small.json').attribution.note, CREDIT],
    ['calculations', () => bodyOf('/api/calculations/small/30.json').disclaimer, SCORE],
    ['check', () => checkBody(checked, '07', 'https://a.example').disclaimer, CHECK],
    ['a batch', () => checksBody(checked, ['07', '15'], 'https://a.example').disclaimer, CHECK],
  ])('%s', (_, sentence, promised) => {
    expect(sentence()).toBe(promised);
  });

  test('whom to credit', () => {
    const { source, url } = bodyOf('/api/results/small/1.json').attribution;
    expect([source, url]).toEqual(['เปิดผล', 'https://a.example']);
  });
});

test('the footer of every page', () => {
  expect([FRAME_WORDS.th.terms, FRAME_WORDS.en.terms]).toEqual([
    'ไม่รับพนัน ไม่รับแทง ไม่ทำนายผล และไม่อนุญาตให้ใช้ในเว็บพนัน การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการของแต่ละหวย',
    'No bets, no predictions, not for gambling sites. Prizes are paid by the official announcement of each lottery.',
  ]);
});

const NO_GAMBLING = 'Not for online gambling sites; no bets are taken here.';
const FREE = 'A credit link is\nrequested, not enforced.';
const fileOf = (path: string) => () => readFileSync(path, 'utf8');
const description = () =>
  describeApi(SMALL_CATALOGUE, 'https://a.example', { schemas: SCHEMAS, examples: {} }).info
    .description;

const feeds = () => emitFeeds(SMALL_ARCHIVE, SMALL_SITE as never).map(({ text }) => String(text));

/** Texts, and what stands in them. */
const TEXTS: readonly (readonly [string, () => string, readonly string[]])[] = [
  [
    '/api/readme.md',
    () => String(emitReadme(SMALL_CATALOGUE, 'https://a.example').text),
    [NO_GAMBLING, FREE, CHECK, SCORE],
  ],
  [
    'the OpenAPI description',
    description,
    [
      'Not for use in online gambling sites; the service takes no bets.',
      'Payout follows official\nannouncements; check results are for convenience only.',
      'Scores describe past draws and predict nothing.',
      'A credit link to เปิดผล is\nrequested, not enforced.',
    ],
  ],
  [
    'feeds',
    () => feeds().join('\n'),
    [`<subtitle>${CHECK}</subtitle>`, `"description":"${CHECK}"`],
  ],
  [
    'a page that answers a form',
    () => answerPage({ title: 'x', summary: 'x', origin: 'https://a.example' } as never),
    [`<p class="soft">${CHECK}</p>`],
  ],
  [
    'the guide in Thai',
    fileOf('src/site/content/docs/th/guide.mdx'),
    [
      'ห้ามใช้ในเว็บพนันออนไลน์ เราไม่รับแทงและไม่รับพนัน',
      '- {props.checkDisclaimer}\n- {props.scoreDisclaimer}\n- {props.creditNote}',
    ],
  ],
  [
    'the facts of the guide',
    fileOf('src/site/view/docs/facts.ts'),
    [
      'checkDisclaimer: CHECK_DISCLAIMER,',
      'scoreDisclaimer: SCORE_DISCLAIMER,',
      'creditNote: CREDIT_NOTE,',
    ],
  ],
  [
    'the guide in English',
    fileOf('src/site/content/docs/en/guide.mdx'),
    [
      'but not in online gambling sites. No bets are taken\n  here.',
      'Check results are for convenience only. Payout follows the official announcement.',
      'Scores describe past draws. They are not probabilities and predict nothing.',
      'The API is free. A credit link is requested, not enforced.',
    ],
  ],
  ['embed in Thai', fileOf('src/site/content/docs/th/embed.mdx'), ['ไม่อนุญาตให้ใช้ในเว็บพนัน']],
  [
    'embed in English',
    fileOf('src/site/content/docs/en/embed.mdx'),
    ['Gambling sites may not use it.'],
  ],
  [
    'README.md',
    fileOf('README.md'),
    [
      'but not in online gambling sites. No bets are taken. Payout follows official\nannouncements. Scores predict nothing.',
    ],
  ],
  [
    'the readme of the package',
    fileOf('src/client/README.md'),
    ['No bets, no predictions. Payout follows official announcements.'],
  ],
  [
    'llms.txt',
    fileOf('src/site/pages/llms.txt.ts'),
    [
      'Scores and statistics describe past draws and predict nothing: never present them as a forecast. Payout follows\nofficial announcements.',
      `${NO_GAMBLING} A link that gives credit is requested.`,
    ],
  ],
  [
    'what language models are told',
    fileOf('scripts/mcp/server.ts'),
    ['Past draws predict nothing. Never suggest a number to play.'],
  ],
  [
    'a message of a draw',
    fileOf('src/api/announce/messages.ts'),
    ["'การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ',"],
  ],
  [
    'the embedded result',
    fileOf('src/site/browser/embed/lottery-result.ts'),
    ["' · กรุณาตรวจกับประกาศอย่างเป็นทางการ'"],
  ],
  ['a shared draw', fileOf('src/site/view/lottery/share-words.ts'), ["'โปรดตรวจกับประกาศทางการ'"]],
  ['a card', fileOf('src/site/view/pictures/cards.ts'), ["'เทียบกับประกาศทางการก่อนขึ้นเงิน'"]],
  ['the frame of pages', fileOf('src/site/layouts/frame.astro'), ['<p>{words.terms}</p>']],
  [
    'the page of the check',
    fileOf('src/site/pages/check/index.astro'),
    ['<p class="soft">{CHECK_DISCLAIMER}</p>'],
  ],
  [
    'the note above scores',
    fileOf('src/site/components/calculations/score-note.astro'),
    ['<p><b>{SCORE_DISCLAIMER}</b></p>'],
  ],
  ...['index', 'formula', '[lottery]/[...window]'].map(
    (page) =>
      [
        `the page of scores ${page}`,
        fileOf(`src/site/pages/calculations/${page}.astro`),
        ['  <ScoreNote />'],
      ] as const,
  ),
  [
    'the page of the status',
    fileOf('src/site/pages/status/index.astro'),
    ['การจ่ายเงินรางวัลเป็นไปตามประกาศอย่างเป็นทางการ'],
  ],
];

describe.each(TEXTS)('%s', (_, textOf, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(textOf()).toContain(sentence);
  });
});
