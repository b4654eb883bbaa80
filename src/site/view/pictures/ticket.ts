// A draw as the picture of a ticket, in SVG: a ground in the colour of its family, the stamp of its
// day, the line where it is torn. Each line of text has its place; nothing wraps by itself.
import { BOLD, digits, escapeText, fitLine, type Line, textSvg, widthOf } from './svg-text.ts';
import { SITE_NAME, SITE_NAME_LATIN } from '../../../api/contract/service.ts';
import icon from '../../assets/icon.svg?raw';
import { type DrawDate, thaiShortDateLabel } from '../../../domain/draw-date.ts';

/** The letters of the pages. */
export const FONT_FAMILY = 'Anuphan';

/** The room at the left and at the right of everything. */
export const SIDE = 64;

type Format = Readonly<Record<'width' | 'height' | 'tear' | 'stampTop' | 'foot', number>> &
  Readonly<Record<'heading' | 'label' | 'numbers' | 'marks' | 'note', Line>>;

/** Where a link is shared. `foot` is the middle of the line with our name. */
export const WIDE: Format = {
  width: 1200,
  height: 630,
  tear: 391,
  stampTop: 42,
  foot: 600,
  heading: { y: 94, size: 54 },
  label: { y: 150, size: 38 },
  numbers: { y: 338, size: 190 },
  marks: { y: 557, size: 22 },
  note: { y: 608, size: 25 },
};
/** For newsrooms and for groups. */
export const SQUARE: Format = {
  width: 1080,
  height: 1080,
  tear: 515,
  stampTop: 62,
  foot: 1013,
  heading: { y: 118, size: 58 },
  label: { y: 208, size: 44 },
  numbers: { y: 437, size: 232 },
  marks: { y: 940, size: 32 },
  note: { y: 1023, size: 28 },
};

/**
 * Light above, dark below: rows of one colour would be too small. Fixed, since no theme reaches a
 * picture.
 */
const GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  thai: ['#0b6b63', '#07514b'],
  lao: ['#2b559c', '#1f3f78'],
  hanoi: ['#82357a', '#5f2659'],
};
export const INK = '#14201e';
export const SOFT = '#51605c';
const AMOUNT = '#ffdc96';
const WARN = '#9a4a06';

export type Ticket = {
  readonly heading: string;
  readonly group: string;
  readonly label: string;
  readonly amount?: string | undefined;
  readonly numbers?: string;
  readonly day?: DrawDate;
  readonly marks?: readonly string[];
  readonly note?: string;
  readonly site: string;
};

const STAMP_WIDTH = 176;
const STAMP_HEIGHT = 162;

/** @param below what stands below the tear line */
export function ticketSvg(format: Format, ticket: Ticket, below: readonly string[]): string {
  const { width, height, tear } = format;
  const [light, dark] = groundOf(ticket);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FONT_FAMILY}">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="${tear}" fill="url(#g)"/>
${ringSvg(format, 0.36, 0.52)}${ringSvg(format, 0.68, 0.84)}${tearSvg(format)}
${[...headLines(format, ticket), ...below, ...footLines(format, ticket)].join('\n')}
</svg>`;
}

const groundOf = ({ group }: Pick<Ticket, 'group'>) => GROUNDS[group] ?? [INK, INK];

/** The name, the first prize, the stamp; the marks on the ground or, where they are long, below. */
function headLines(format: Format, ticket: Ticket): string[] {
  const { heading, amount, day, marks = [], numbers = '' } = ticket;
  const whole = format.width - 2 * SIDE;
  const room = day === undefined ? whole : whole - STAMP_WIDTH - 24;
  const large = fitLine(format.numbers, numbers, whole);
  const line = { ...format.marks, x: SIDE, text: marks.join(' · ') };
  return [
    textSvg({ ...fitLine(format.heading, heading, room), x: SIDE }, `fill="#fff" ${BOLD}`),
    textSvg({ ...format.label, x: SIDE, text: ticket.label }, 'fill="#fff"', amountSpan(amount)),
    textSvg({ ...large, x: SIDE }, `fill="#fff" ${digits(large.size)}`),
    ...(day === undefined ? [] : [stampSvg(format, day)]),
    pillSvg(format, ticket, room) ?? textSvg(line, `fill="${WARN}" ${BOLD}`),
  ];
}

/** Our sign, name and address, and what is to be known of the amounts. */
function footLines({ width, foot, note }: Format, ticket: Ticket): string[] {
  const sign = `<svg x="${SIDE}" y="${foot - 21}" width="42" height="42" `;
  const words = ticket.note ?? '';
  const room = width - 2 * SIDE - 310 - widthOf(words, note.size);
  const site = fitLine(note, ticket.site, room);
  const address = ` <tspan font-weight="400" font-size="${site.size}" fill="${SOFT}">${escapeText(site.text)}</tspan>`;
  const name = { x: SIDE + 58, y: foot + 10, size: 30, text: `${SITE_NAME} ${SITE_NAME_LATIN}` };
  return [
    icon.replace('<svg ', sign),
    textSvg(name, `fill="${groundOf(ticket)[0]}" ${BOLD}`, address),
    textSvg({ ...note, x: width - SIDE, text: words }, `fill="${SOFT}" text-anchor="end"`),
  ];
}

/** Dots across the whole ticket, and a notch at each end. */
function tearSvg({ width, tear }: Format): string {
  const dots = `<path d="M26 ${tear - 2}H${width - 26}" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 10"/>`;
  return `${dots}<circle cy="${tear}" r="22" fill="#fff"/><circle cx="${width}" cy="${tear}" r="22" fill="#fff"/>`;
}

function stampSvg({ width, stampTop }: Format, drawDate: DrawDate): string {
  const [day = '', ...monthAndYear] = thaiShortDateLabel(drawDate).split(' ');
  const left = width - SIDE - STAMP_WIDTH - 2;
  const lines = [
    { y: 40, size: 28, text: 'งวด' },
    { y: 106, size: 64, text: day },
    { y: 144, size: 28, text: monthAndYear.join(' ') },
  ];
  const centre = left + STAMP_WIDTH / 2;
  return `<g fill="none" stroke="#fff"><rect x="${left}" y="${stampTop}" width="${STAMP_WIDTH}" height="${STAMP_HEIGHT}" rx="18" stroke-width="4"/><rect x="${left - 8}" y="${stampTop - 8}" width="${STAMP_WIDTH + 16}" height="${STAMP_HEIGHT + 16}" rx="25" stroke-width="2"/></g>
<g fill="#fff" font-weight="700" text-anchor="middle">${lines.map((line) => textSvg({ ...line, x: centre, y: stampTop + line.y })).join('')}</g>`;
}

/** The marks beside the label, where they fit there. */
function pillSvg({ label }: Format, ticket: Ticket, room: number): string | undefined {
  const marks = (ticket.marks ?? []).join(' · ');
  const labels = [ticket.label, ...(ticket.amount ? [` · ${ticket.amount}`] : [])].join('');
  const left = SIDE + widthOf(labels, label.size) + 20;
  const width = widthOf(marks, 28) + 40;
  if (marks === '' || left + width > SIDE + room) return undefined;
  const words = { x: left + width / 2, y: label.y - 3, size: 28, text: marks };
  return `<rect x="${left}" y="${label.y - 33}" width="${width}" height="43" rx="21" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>${textSvg(words, 'fill="#fff" text-anchor="middle"')}`;
}

/** A faint ring around the corner of the stamp, between two parts of the ground's size. */
function ringSvg({ width, tear }: Format, from: number, to: number): string {
  const [inner, outer] = [from, to].map((part) => [1.1 * width * part, 1.6 * tear * part]);
  if (inner === undefined || outer === undefined) return '';
  const [[a = 0, b = 0], [c = 0, d = 0]] = [outer, inner];
  return `<path d="M${width - a} 0A${a} ${b} 0 0 0 ${width} ${b}V${d}A${c} ${d} 0 0 1 ${width - c} 0z" fill="#fff" fill-opacity=".05"/>`;
}

const amountSpan = (amount: string | undefined) =>
  amount === undefined
    ? ''
    : ` · <tspan font-weight="700" fill="${AMOUNT}">${escapeText(amount)}</tspan>`;
