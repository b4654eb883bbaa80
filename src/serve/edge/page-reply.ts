// Answers to a form of our pages where JavaScript is off: a page instead of JSON. The form sends
// `format=html`; without it nothing about `check` changes, whatever a browser says it accepts.
import {
  type AnswerPage,
  answerPage,
  cardBody,
  PAGE_FORMAT,
} from '../../api/verdict/answer-page.ts';
import { CARD_FORMAT } from '../../api/contract/service.ts';
import { cacheControl } from '../../api/contract/caching.ts';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import { ANSWER_PAGE_HEADERS } from '../../api/contract/security.ts';
import { FORM_FAULTS, type FormFault } from '../../api/contract/form-faults.ts';
import { logLine } from './log.ts';
import { CORS_HEADERS, type Headers, type Reply } from './reply.ts';

const HEADERS: Headers = {
  ...CORS_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cacheControl(ENDPOINTS.check.cacheSeconds),
  ...ANSWER_PAGE_HEADERS,
};

/** Whether a form of ours asks, so that a page is the answer. */
export function isForm(parameters: URLSearchParams): boolean {
  const format = parameters.get(PAGE_FORMAT.name);
  return format === PAGE_FORMAT.value || format === CARD_FORMAT.value;
}

/** A reply that is a page, and what stands on it. */
export type PageReply = Reply & { readonly page: AnswerPage };

/** The page as the form asked for it: as it is, or as data for the element of other sites. */
export function inFormat({ page, ...reply }: PageReply, parameters: URLSearchParams): Reply {
  if (parameters.get(PAGE_FORMAT.name) !== CARD_FORMAT.value) return reply;
  const headers = { ...reply.headers, 'Content-Type': 'application/json; charset=utf-8' };
  return { ...reply, headers, text: `${JSON.stringify(cardBody(page))}\n` };
}

/** The page with the headers of a check: never cached. */
export function pageReply(status: number, page: AnswerPage, headers?: Headers): PageReply {
  return { status, headers: { ...HEADERS, ...headers }, text: answerPage(page), page };
}

/** A refusal as a page. @param question what is known of the question, for the next one */
export function refusalPage(
  { status, error, code }: FormFault,
  question: Omit<AnswerPage, 'title' | 'summary'> = {},
  headers?: Headers,
): PageReply {
  return pageReply(status, { title: 'ตรวจไม่ได้', summary: error, code, ...question }, headers);
}

/** Logs a failure of ours in full, and gives the visitor plain words. */
export function internalErrorPage(error: unknown): PageReply {
  console.error(logLine('a page failed', error));
  return refusalPage(FORM_FAULTS.internalError);
}
