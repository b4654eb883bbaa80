// Whether the rulings speak of lotteries, sources, days and prizes that there are, each once.
import { isDrawDate } from '../domain/draw-date.ts';
import { eraOn } from '../domain/lottery.ts';
import type { Ruling } from './ruling.ts';
import { checkLottery, checkOnce, checkPrize, checkSource, type Known } from './known.ts';
import type { Check } from './problem.ts';

export function checkRulings(rulings: readonly Ruling[], known: Known): Check[] {
  const ofSource = (ruling: Ruling) => ('source' in ruling ? ruling.source : '');
  const subject = (ruling: Ruling) =>
    [
      ...[ruling.lottery, ruling.drawDate, ofSource(ruling)],
      // A row that is moved or left out cannot be moved again; each prize of it may be corrected.
      ruling.action === 'correct' ? ruling.prize : '',
      ruling.action === 'leave-out' ? (ruling.prizes ?? []).join() : '',
    ].join(' ');
  return [
    ...checkOnce(rulings, subject, ['', 'expected one ruling on a row']),
    ...rulings.flatMap((ruling, index) =>
      checkRuling(ruling, known).map(
        ([holds, path, ...rest]): Check => [holds, `[${index}].${path}`, ...rest],
      ),
    ),
  ];
}

function checkRuling(ruling: Ruling, known: Known): Check[] {
  const { lottery: slug, drawDate } = ruling;
  const checks = [checkLottery('lottery', slug, known)];
  // If the lottery is not known, nothing else can be checked.
  if (ruling.action === 'doubt' || checks.some(([holds]) => !holds)) return checks;
  const { source } = ruling;
  const published = known.sources?.find(({ id }) => id === source)?.lotteries;
  const isOf = published?.includes(slug) ?? true;
  checks.push(checkSource('source', source, known), [
    isOf,
    'source',
    source,
    `expected a source of ${slug}; it has ${published} alone`,
  ]);
  if (ruling.action === 'move') {
    const { to } = ruling;
    checks.push([to !== drawDate, 'to', to, 'expected another day']);
  }
  if (ruling.action === 'leave-out')
    checks.push(...(ruling.prizes ?? []).map((prize) => checkPrize('prizes', prize, slug, known)));
  if (ruling.action === 'correct') checks.push(...checkCorrection(ruling, known));
  return checks;
}

function checkCorrection(
  { lottery: slug, drawDate, prize, numbers }: Extract<Ruling, { action: 'correct' }>,
  known: Known,
): Check[] {
  const lottery = known.lotteries?.find((candidate) => candidate.slug === slug);
  if (lottery?.eras === undefined || !isDrawDate(drawDate)) return [];
  const kinds = eraOn({ eras: lottery.eras }, drawDate)?.prizes;
  const kind = kinds?.find((candidate) => candidate.slug === prize);
  if (kind === undefined) return [checkPrize('prize', prize, slug, known)];
  const { digits, picks } = kind;
  const isWhole = (number: string) => number.length === digits && /^[0-9]+$/.test(number);
  // Only a prize of many numbers may have one twice.
  const fits = numbers.every(isWhole) && (picks > 2 || new Set(numbers).size === numbers.length);
  const expectation = `expected ${picks} of ${digits} digits`;
  return [[fits && numbers.length === picks, 'numbers', numbers, expectation]];
}
