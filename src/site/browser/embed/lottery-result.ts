// <lottery-result lottery="thai-government">: the newest draw on any page, through our API. Bundled
// as it is to /embed/lottery-result.js; only this file touches the page, the network and the clock.
import type { ChangesBody } from '../../../api/answers/changes.schema.ts';
import {
  CHANGES_FILE,
  CHECK_PATH,
  EMBED_CHECK_SCRIPT,
  SITE_NAME,
} from '../../../api/contract/service.ts';
import { standingAfter } from '../../../api/contract/standing.ts';
import {
  ageLine,
  type ElementAnswer,
  readAnswer,
  readHeading,
  readPrizes,
  resultsUrl,
} from './element-answer.ts';
import { makeDrawArticle, makeElement, makeStates } from './draw-article.ts';
import { NewsPoll } from './news-poll.ts';
import { STYLE } from './style.ts';

const TAG = 'lottery-result';

/** The API has the origin of this script. */
const { origin } = new URL(import.meta.url);

/** An answer takes milliseconds; a visitor should not wait longer than this for none. */
const PATIENCE_MS = 10_000;
/** How often the element looks at the clock; that costs no request. */
const LOOK_MS = 1000;
/** If a page comes back after this long, the element says that it asks anew. */
const OVERDUE_MS = 10_000;

const PERHAPS_OLD = 'ผลที่แสดงอยู่อาจไม่ใช่งวดล่าสุด';
const UNABLE = 'แสดงผลรางวัลไม่ได้';
const ASKING_AGAIN = `${PERHAPS_OLD} กำลังโหลดใหม่…`;

/** One for all elements of a page. */
const poll = new NewsPoll(async () => {
  const reply = await fetchReply(origin + CHANGES_FILE, 'no-cache');
  if (reply === undefined) throw new Error('no answer');
  return (reply.body as ChangesBody).changes;
}, Math.random);

// A security policy may forbid inline styles; it allows a constructed sheet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

class LotteryResult extends HTMLElement {
  static readonly observedAttributes = ['lottery', 'limit', 'prizes', 'heading', 'check'];

  readonly #draws = makeElement('div', 'draws');
  readonly #note = makeElement('p', 'note');
  readonly #awaited = makeElement('div', '');
  readonly #age = makeElement('p', 'age');
  readonly #check = makeElement('div', '');
  readonly #card = makeElement(
    'section',
    'card',
    this.#note,
    this.#draws,
    this.#check,
    this.#age,
    makeCredit(),
  );
  /** The draws on show, as text: what did not change is not drawn again, nor announced. */
  #shown = '';
  #asked = new AbortController();

  constructor() {
    super();
    // Read out by screen readers when it changes; for that it stays there while it is empty.
    this.#note.setAttribute('role', 'status');
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(this.#card);
  }

  connectedCallback() {
    this.#begin();
  }

  disconnectedCallback() {
    this.#asked.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  /** It is another question, and what is on show answers the former one. */
  #begin() {
    this.#shown = '';
    this.#draws.replaceChildren();
    this.#check.replaceChildren(
      ...(this.hasAttribute('check') ? [makeCheckForm(this.getAttribute('lottery'))] : []),
    );
    this.#age.textContent = '';
    this.#note.textContent = 'กำลังโหลดผลรางวัล…';
    this.#card.setAttribute('aria-busy', 'true');
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    // A page may set several attributes in a row: they are one question.
    queueMicrotask(() => this.#ask(signal));
  }

  async #ask(signal: AbortSignal, cache: RequestCache = 'default') {
    if (signal.aborted) return;
    const url = resultsUrl(origin, this.getAttribute('lottery'), this.getAttribute('limit'));
    const reply = await fetchReply(url, cache, signal);
    if (signal.aborted) return;
    try {
      const answer = readAnswer(reply);
      this.#show(answer);
      if (answer.againSeconds !== undefined) this.#askAgain(answer, answer.againSeconds, signal);
    } catch {
      this.#show({ note: UNABLE });
    }
  }

  /**
   * Asks once the wait is over by the clock and the page is visible, or sooner on news. By a timer
   * alone, which stops in sleep and in a hidden page, a superseded draw would stay on show.
   */
  #askAgain({ draws, nextDraw }: ElementAnswer, waitSeconds: number, signal: AbortSignal) {
    const from = Date.now();
    const waitMs = waitSeconds * 1000;
    const look = () => {
      if (document.hidden) return;
      const now = Date.now();
      const waited = now - from;
      // A clock set back must not lengthen the wait.
      if (waited >= 0 && waited < waitMs) return void poll.look(now);
      stop();
      if (waited > waitMs + OVERDUE_MS && this.#shown) this.#note.textContent = ASKING_AGAIN;
      this.#ask(signal);
    };
    const onNews = () => {
      stop();
      this.#ask(signal, 'no-cache');
    };
    const [newest] = draws ?? [];
    const announcedAt = Date.parse(nextDraw?.announcedAt ?? '');
    const leave = newest && poll.follow({ ...newest, announcedAt, onNews }, from);
    const timer = setInterval(look, LOOK_MS);
    const stop = () => {
      leave?.();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    signal.addEventListener('abort', stop);
  }

  #show({ draws, nextDraw, note = '' }: ElementAnswer) {
    this.#card.setAttribute('aria-busy', 'false');
    const isNew = draws !== undefined && JSON.stringify(draws) !== this.#shown;
    const hadDraws = this.#shown !== '';
    if (isNew) {
      const level = readHeading(this.getAttribute('heading'));
      const slugs = readPrizes(this.getAttribute('prizes'));
      this.#draws.replaceChildren(
        this.#awaited,
        ...draws.map((draw) => makeDrawArticle(draw, level, slugs)),
      );
      this.#shown = JSON.stringify(draws);
    }
    // The age grows while the answer stays the same.
    const [newest] = draws ?? [];
    if (newest) {
      this.#awaited.replaceChildren(...makeStates(standingAfter(nextDraw, Date.now())));
      this.#age.textContent = ageLine(newest.drawDate, Date.now());
    }
    const aside = draws ? (isNew && 'อัปเดตผลรางวัลแล้ว') || '' : PERHAPS_OLD;
    this.#note.textContent = hadDraws ? `${note} ${aside}`.trim() : note;
  }
}

/**
 * `undefined` without an answer: no network, a time-out, or a policy that forbids the request. Own
 * code, since AbortSignal.any() needs newer browsers than visitors of other sites have.
 */
async function fetchReply(url: string, cache: RequestCache, signal?: AbortSignal) {
  const asked = new AbortController();
  const giveUp = () => asked.abort();
  const patience = setTimeout(giveUp, PATIENCE_MS);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, { cache, signal: asked.signal });
    const retryAfter = response.headers.get('Retry-After');
    return { status: response.status, retryAfter, body: await response.json() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Without the program that it brings, the form opens our page, which answers it. */
function makeCheckForm(lottery: string | null): HTMLFormElement {
  const number = Object.assign(makeElement('input', 'ticket'), {
    name: 'number',
    required: true,
    inputMode: 'numeric',
    autocomplete: 'off',
  });
  const label = makeElement('label', 'ask', 'เลขของคุณ ', number);
  const form = makeElement('form', 'check', label, makeElement('button', 'button', 'ตรวจ'));
  for (const [name, value] of Object.entries({
    format: 'html',
    date: '',
    lottery: lottery ?? '',
  })) {
    form.append(Object.assign(makeElement('input', ''), { type: 'hidden', name, value }));
  }
  Object.assign(form, { action: origin + CHECK_PATH, target: '_blank' });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import(origin + EMBED_CHECK_SCRIPT)
      .then(({ answerForm }) => answerForm(form))
      .catch(() => form.submit());
  });
  return form;
}

function makeCredit(): HTMLElement {
  const link = makeElement('a', 'link', `ผลจาก ${SITE_NAME}`);
  Object.assign(link, { href: origin, target: '_blank', rel: 'noopener' });
  return makeElement('p', 'credit', link, ' · กรุณาตรวจกับประกาศอย่างเป็นทางการ');
}

// A page may load the script twice.
if (!customElements.get(TAG)) customElements.define(TAG, LotteryResult);
