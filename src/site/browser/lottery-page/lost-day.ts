// Says of a day that has no page which day was meant, and leads to the draws beside it.
import { drawPath } from '../../../api/contract/page-path.ts';
import { type DrawDate, isDrawDate, thaiDateLabel } from '../../../domain/draw-date.ts';
import {
  findNeighbours,
  noDrawWords,
  soonWords,
  wantedDay,
} from '../../view/lottery/chosen-draw.ts';

type DrawIndex = {
  readonly lottery: string;
  readonly draws: readonly { readonly drawDate: DrawDate }[];
};

/** The day after the "#" of the address: hosts lead here from the page that it does not have. */
export async function tellLostDay(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-lost-day]');
  const wanted = wantedDay(location.hash);
  if (place === null || wanted === undefined) return;
  const index = await readIndex(place.dataset['lostDay'] ?? '');
  const days = index.draws.map(({ drawDate }) => drawDate);
  const isStored = isDrawDate(wanted) && days.includes(wanted);
  const { older, newer } = findNeighbours(days, wanted);
  const absence = `${noDrawWords(wanted, days[0])} หน้านี้คืองวดล่าสุดที่มีผล`;
  place.replaceChildren(isStored ? soonWords(wanted) : absence);
  for (const [name, day] of [
    ['งวดก่อนหน้า', older],
    ['งวดถัดไป', newer],
  ] as const) {
    if (day !== undefined)
      place.append(' ', makeLink(`${name} ${thaiDateLabel(day)}`, drawPath(index.lottery, day)));
  }
  place.hidden = false;
}

/** Without a connection no draw is beside the day. */
async function readIndex(path: string): Promise<DrawIndex> {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok ? ((await response.json()) as DrawIndex) : { lottery: '', draws: [] };
}

function makeLink(textContent: string, href: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { textContent, href });
}
