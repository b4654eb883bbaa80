// The page that answers a form of ours if JavaScript is off or its script has not run yet. It has
// no script, and every text that a visitor sent is escaped.
import { type DrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { ENDPOINTS } from '../contract/endpoints.ts';
import type { FaultCode } from '../contract/fault-codes.ts';
import { ANSWER_STYLE, PAGES } from '../contract/page-path.ts';
import { escapeHtml, renderPart, type Part } from './part.ts';
import { SITE_NAME } from '../contract/service.ts';
import { CHECK_DISCLAIMER } from '../contract/wording.ts';

/** What the forms of our pages send beside their question, so that a page answers. */
export const PAGE_FORMAT = { name: 'format', value: 'html' } as const;

/** What stands on the page, for a program that makes elements of it. */
export type CardBody = Required<Pick<AnswerPage, 'title' | 'summary' | 'parts' | 'isCard'>> &
  Pick<AnswerPage, 'code'>;

/** The answer of a page without the page. */
export function cardBody({
  title,
  summary,
  parts = [],
  isCard = false,
  code,
}: AnswerPage): CardBody {
  return { title, summary, parts, isCard, ...(code && { code }) };
}

export type AnswerPage = {
  readonly title: string;
  readonly summary: string;
  /** Of a refusal. */
  readonly code?: FaultCode | undefined;
  readonly parts?: readonly Part[];
  /** One card says all of it; title and summary are for visitors who do not see the card. */
  readonly isCard?: boolean;
  /** The lottery asked about, for the next question; without it the default one. */
  readonly lottery?: string | undefined;
  /** The day of the question; empty means the newest draw. Without it the next answer asks. */
  readonly date?: string | undefined;
  /** To choose from, where no draw is. */
  readonly days?: readonly DrawDate[] | undefined;
  /** What was refused, to be mended in the form. */
  readonly typed?: string;
  /** Lotteries to choose from, if the one in the question does not exist. */
  readonly lotteries?: readonly CatalogueEntry[];
};

/** The whole document, in Thai. */
export function answerPage(page: AnswerPage): string {
  const { title, summary, parts = [], lottery, date, typed = '' } = page;
  const hidden = page.isCard ? ' class="visually-hidden"' : '';
  const fields = { [PAGE_FORMAT.name]: PAGE_FORMAT.value, lottery, date };
  return `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${SITE_NAME}</title>
<link rel="stylesheet" href="${ANSWER_STYLE}">
<body class="frame">
<header><a href="${PAGES.home}">${SITE_NAME}</a></header>
<main>
<h1>ตรวจเลข</h1>
<section id="answer" class="answer">
<h2${hidden}>${escapeHtml(title)}</h2>
<p${hidden}>${escapeHtml(summary)}</p>
<div id="judgements">${parts.map(renderPart).join('\n')}</div>
</section>
<form class="card" action="${ENDPOINTS.check.path}">
${Object.entries(fields).map(hiddenField).join('')}${renderChoices(page)}
<label for="number">${typed === '' ? 'เลขอื่น' : 'แก้ไขแล้วตรวจอีกครั้ง'}</label>
<textarea class="number" id="number" name="number" rows="2" autocomplete="off" required>
${escapeHtml(typed)}</textarea>
<button>ตรวจ</button>
<p><a href="${PAGES.check}">เลือกหวยหรืองวดอื่น</a></p>
</form>
<p class="soft">${CHECK_DISCLAIMER}</p>
</main>
</body>
</html>
`;
}

type Option = readonly [value: string, label: string];

function renderChoices({ lotteries = [], days = [] }: AnswerPage): string {
  const lotteryOptions = lotteries.map(({ slug, nameTh }): Option => [slug, nameTh]);
  const labelled = days.map((day): Option => [day, thaiDateLabel(day)]);
  return choice('lottery', 'หวย', lotteryOptions) + choice('date', 'งวด', labelled);
}

/** A list to choose from, nothing chosen yet. */
function choice(name: string, label: string, options: readonly Option[]): string {
  if (options.length === 0) return '';
  const all = [['', `เลือก${label}`] as const, ...options].map(
    ([value, words]) => `<option value="${escapeHtml(value)}">${escapeHtml(words)}</option>`,
  );
  return `<label for="${name}">${label}</label>
<select id="${name}" name="${name}" required>${all.join('')}</select>`;
}

function hiddenField([name, value]: [name: string, value: string | undefined]): string {
  if (value === undefined) return '';
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
