// The answer to one ticket as a card: whose it is, its number, the day of its draw and the verdict;
// below the tear line what to do now. Its look goes by `data-state` (styles/verdict.css).
import { checkNumber, type Match } from '../../domain/check.ts';
import { bangkokTime } from '../../domain/clock.ts';
import { listPrizeKinds, listPrizes } from '../../domain/draw.ts';
import type { Prize } from '../../domain/lottery.ts';
import { APART, grouped, spaced, unbroken } from '../../domain/spaced.ts';
import { TICKET } from '../../domain/ticket.ts';
import { NO_PAYOUT_KNOWN } from '../contract/wording.ts';
import type { CardDraw } from '../check/check-body.ts';
import { bahtText, readOutcome, undecidedWords } from '../check/describe-check.ts';
import type { Judgement } from '../check/judge.ts';
import { makePart, type Part, type PartElement } from './part.ts';
import { isClaimOver, PRIZE_CLAIMS, untilPart } from './prize-claim.ts';
import { stampPart } from './stamp.ts';
import { tear, whosePart } from './ticket-part.ts';
import { type CardActions, type CardState, stubParts } from './verdict-stub.ts';

type Passed = Extract<Judgement['body'], { success: true }>['data'];
type Card = {
  readonly checked: CardDraw;
  readonly judgement: Judgement;
  readonly data: Passed;
  readonly matches: readonly Match[];
  /** The announced prizes that the number was compared with. */
  readonly compared: readonly Prize[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The card. Without actions it is the face alone. A refused number has no card. */
export function cardPart(
  checked: CardDraw,
  judgement: Judgement,
  now: number,
  { notes = [], actions }: { notes?: readonly string[]; actions?: CardActions | undefined } = {},
): PartElement | undefined {
  const { body, number, count = 1 } = judgement;
  if (!body.success) return undefined;
  const { lottery, draw } = checked;
  const { matches, compared } = checkNumber(lottery, draw, number);
  const card = { checked, judgement, data: body.data, matches, compared, now };
  const state = stateOf(card);
  const times = count === 1 ? [] : [' ', makePart('span', [`× ${count} ใบ`], { class: 'times' })];
  const [title, ...lines] = SAID[state](card);
  const isWhole = body.data.pendingPrizes === undefined;
  const face = [
    stampPart(draw.drawDate, !isWhole),
    whosePart(lottery),
    makePart('p', [makePart('b', markMatched(card), { class: 'number' }), ...times]),
    makePart('h3', title ? [title] : [], { class: 'icon', data: { icon: ICONS[state] } }),
    ...lines,
    ...notes.map((words) => small(words)),
  ];
  const stub = actions
    ? [
        tear(),
        makePart(
          'div',
          stubParts(
            state,
            { drawDate: draw.drawDate, lottery: lottery.slug, now, isPending: !isWhole },
            actions,
          ),
        ),
      ]
    : [];
  const data = { outcome: readOutcome(body), state };
  return makePart('article', [makePart('div', face), ...stub], { class: 'verdict', data });
}

const ICONS = { win: 'win', first: 'win', lost: 'lost', open: 'open', doubt: 'doubt' } as const;

function stateOf({ checked: { lottery, draw }, data, matches }: Card): CardState {
  if (data.doubt !== undefined) return 'doubt';
  if (!data.isWinner) return readOutcome({ success: true, data } as Judgement['body']) as 'open';
  const largest = Math.max(...listPrizeKinds(lottery, draw).map(({ amount }) => Number(amount)));
  return matches.some(({ kind }) => largest > 0 && Number(kind.amount) === largest)
    ? 'first'
    : 'win';
}

/** The verdict, then its lines. */
const SAID: Readonly<Record<CardState, (card: Card) => Part[]>> = {
  lost: ({ checked: { lottery, draw }, compared }) => {
    const count = compared.reduce((sum, { numbers }) => sum + numbers.length, 0);
    const isAll = compared.length === listPrizeKinds(lottery, draw).length;
    const words = isAll
      ? `เทียบครบทั้ง ${compared.length} รางวัล ${grouped(count)} เลขแล้ว`
      : `เทียบแล้วกับ ${namesOf(compared.map(({ kind }) => kind))}`;
    return ['ไม่ถูกรางวัล', soft(words)];
  },
  win: (card) => [wonWords(card), ...paidParts(card), ...openParts(card)],
  first: (card) => [
    wonWords(card),
    ...paidParts(card),
    ...(isLapsed(card) ? [] : [makePart('p', ['ขอแสดงความยินดีด้วย'])]),
    ...openParts(card),
  ],
  open: (card) => ['ยังตัดสินไม่ได้', ...openParts(card)],
  doubt: ({ data }) => [
    'ยังบอกแน่ไม่ได้',
    makePart('p', [data.isWinner ? 'ตรงกับเลขที่มี' : 'ไม่ตรงกับเลขที่มี']),
    ...undecidedWords(data).map((words) => small(words)),
  ],
};

/** Whether the prize cannot be claimed any more. */
function isLapsed({ checked: { draw }, data, now }: Card): boolean {
  const claim = PRIZE_CLAIMS[data.lottery];
  return claim !== undefined && isClaimOver(claim, draw.drawDate, now);
}

function wonWords({ matches: [only, ...more], data }: Card): string {
  if (only === undefined) return 'ถูกรางวัล';
  return more.length > 0
    ? unbroken(`ถูก ${data.matches.length} รางวัล`)
    : unbroken(spaced(`ถูก${only.kind.nameTh}`));
}

/** What is won, each prize where there are several, and until when it can be claimed. */
function paidParts({
  checked: { draw },
  judgement: { number, count = 1 },
  data,
  now,
}: Card): Part[] {
  const each = data.totalAmount;
  const sum = `${count > 1 ? `${count} × ${bahtText(each)} = ` : ''}${bahtText(each * count)}`;
  const isPart = data.matches.some(({ amount }) => Number(amount) === 0);
  const drawn = data.matches.map(({ prize, amount, winningNumber }) => {
    const paid = Number(amount) === 0 ? '' : `${APART}${bahtText(Number(amount))}`;
    return data.matches.length > 1
      ? `${unbroken(spaced(prize))} (${winningNumber})${paid}`
      : `เลขที่ออก ${winningNumber}`;
  });
  const isSaid = data.matches.length === 1 && data.matches[0]?.winningNumber === number;
  const claim = PRIZE_CLAIMS[data.lottery];
  return [
    each === 0
      ? makePart('p', [NO_PAYOUT_KNOWN])
      : makePart('p', [`${isPart ? 'เท่าที่มีข้อมูล ' : ''}${sum}`], { class: 'sum' }),
    ...(isSaid ? [] : drawn.map((words) => small(words))),
    ...(claim ? [untilPart(claim, draw.drawDate, now)] : []),
  ];
}

/** While prizes are to come: how many are there, what was compared and what may still be won. */
function openParts({ checked: { lottery, draw }, data, matches, compared, now }: Card): Part[] {
  if (data.pendingPrizes === undefined)
    return undecidedWords(data).map((words) => makePart('p', [unbroken(words)]));
  const [there, all] = [listPrizes(lottery, draw).length, listPrizeKinds(lottery, draw).length];
  const won = new Set(matches.map(({ kind }) => kind.slug));
  const missed = compared.map(({ kind }) => kind).filter(({ slug }) => !won.has(slug));
  const steps = Array.from({ length: all }, (_, index) =>
    makePart('span', [], index < there ? { data: { there: '' } } : {}),
  );
  const words = `ประกาศแล้ว ${there} จาก ${all} รางวัล เลขนี้อาจยังถูก${data.isWinner ? 'อีก' : ''}`;
  return [
    makePart('p', [unbroken(words)]),
    makePart('p', steps, { class: 'meter' }),
    ...(missed.length > 0 ? [small(`เทียบแล้วไม่ตรง: ${namesOf(missed)}`)] : []),
    ...undecidedWords(data).map((open) => small(open)),
    small(`ดูผลเมื่อ ${bangkokTime(now)}\u00A0น.`),
  ];
}

/**
 * The digits of the ticket that won as a part of it, marked. A ticket that won whole has no mark.
 */
function markMatched({ judgement: { number }, data, matches }: Card): Part[] {
  if (data.doubt !== undefined) return [number];
  const hit = new Set<number>();
  for (const { kind } of matches) {
    if (kind.place === null || kind.digits === number.length) continue;
    const start = TICKET.indexOf(kind.place) - (TICKET.length - number.length);
    for (let at = start; at < start + kind.place.length; at += 1) hit.add(at);
  }
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= number.length; at += 1) {
    if (at < number.length && hit.has(at) === hit.has(from)) continue;
    const digits = number.slice(from, at);
    parts.push(hit.has(from) ? makePart('mark', [digits]) : digits);
    from = at;
  }
  return parts;
}

const namesOf = (kinds: readonly { readonly nameTh: string }[]) =>
  kinds.map(({ nameTh }) => unbroken(nameTh)).join(APART);
const soft = (words: string) => makePart('p', [unbroken(words)], { class: 'soft' });
const small = (words: string) => makePart('p', [unbroken(words)], { class: 'small' });
