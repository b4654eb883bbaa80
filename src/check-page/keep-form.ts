// The form that keeps the typed numbers for a draw to come.
import { refusalOf } from '../contract/describe-check.ts';
import { lengthsOf } from '../contract/judge.ts';
import { numberFault } from '../contract/query.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { readingsOf, typedNumbers } from '../domain/typed-numbers.ts';
import type { startChoices } from './choices.ts';
import { element } from './element.ts';
import { type LoadedYear, loadYear } from './load-year.ts';
import { keepableDraws } from './my-draws.ts';
import { MOST_COUNT, type SavedTicket } from './saved-tickets.ts';

/**
 * Starts the form.
 *
 * @param keep keeps the tickets, and says what is given where that was possible
 * @param say tells why nothing is kept
 */
export function startKeepForm(
  choices: ReturnType<typeof startChoices>,
  keep: (tickets: readonly SavedTicket[], done: string) => void,
  say: (words: string) => void,
): void {
  const form = element<HTMLFormElement>('#keep-form');
  const draw = element<HTMLSelectElement>('#keep-draw');
  const numbers = element<HTMLTextAreaElement>('#numbers');
  const open = element('#keep');
  let keeping: LoadedYear | undefined;

  open.addEventListener('click', async () => {
    const slug = choices.slug();
    const [newest] = choices.years();
    keeping =
      newest && slug ? await loadYear(slug, newest, new AbortController().signal) : undefined;
    if (keeping === undefined) return say('ยังเก็บไม่ได้ ต้องมีข้อมูลของหวยนี้ก่อน กรุณาเชื่อมต่ออินเทอร์เน็ต');
    const options = keepableDraws(keeping.file, Date.now());
    draw.replaceChildren(...options.map(({ label, drawDate }) => new Option(label, drawDate)));
    const chosen = await choices.date();
    if (options.some(({ drawDate }) => drawDate === chosen)) draw.value = chosen ?? '';
    element('#keep-lottery').textContent = choices.lotteryName();
    form.hidden = false;
    form.scrollIntoView({ block: 'nearest' });
    draw.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [newest] = keeping?.file.draws ?? [];
    if (keeping === undefined || newest === undefined) return;
    const { lottery } = keeping.file;
    const accepted = { nameTh: lottery.nameTh, numberLengths: lengthsOf(lottery, newest) };
    const meant = typedNumbers(numbers.value).flatMap((entry) => {
      const { chosen, count } = readingsOf(entry, accepted.numberLengths);
      return chosen.map((number) => ({ number, times: count }));
    });
    const wrong = meant.find(({ number }) => numberFault(number, accepted) !== undefined)?.number;
    if (meant.length === 0) return say('กรุณาใส่เลขในช่อง “เลขของคุณ” ก่อน');
    if (wrong !== undefined) return say(`ยังไม่ได้เก็บ ${refusalOf(wrong, accepted)}`);
    const count = element<HTMLInputElement>('#keep-count').valueAsNumber;
    const added = meant.map(({ number, times }) => ({
      lottery: lottery.slug,
      drawDate: draw.value as DrawDate,
      number,
      count: Math.min(MOST_COUNT, count * times),
    }));
    const tickets = added.reduce((sum, one) => sum + one.count, 0);
    form.hidden = true;
    keep(added, `เก็บแล้ว ${meant.length} เลข ${tickets} ใบ`);
  });

  open.hidden = false;
}
