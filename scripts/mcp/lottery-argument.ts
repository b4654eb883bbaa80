// Which lottery a name means: taken where it can be no other, else refused with those it may be.
import type { Catalogue } from '../../src/api/contract/catalogue.ts';
import { faultBody } from '../../src/api/contract/faults.ts';
import { refuseLottery } from '../../src/api/contract/query.ts';
import { askedKey, nameKey } from '../../src/domain/lottery-names.ts';
import { closestLotteries, type NameBook } from '../../src/intake/text/name-book.ts';
import { Refusal } from './refusal.ts';

/**
 * The identifier of the lottery of that name.
 * @throws {Refusal} that names the near ones, or all where none is
 */
export function readLottery(
  text: string,
  { names, catalogue }: { readonly names: NameBook; readonly catalogue: Catalogue },
): string {
  const slug = lotteryNamed(text, names);
  if (catalogue.has(slug)) return slug;
  throw new Refusal({ ...faultBody(refuseLottery(catalogue)), ...nearLotteries(text, names) });
}

/** The same; a name that nobody can tell stays as it is. */
export function lotteryNamed(text: string, names: NameBook): string {
  // Other lists may give the same name to another lottery; here it is the one of that name. An
  // English name is often said without its last word, "Lottery".
  const keys = keysOfText(text);
  const own =
    names.lotteries.find(({ nameTh }) => keys.includes(nameKey(nameTh))) ??
    names.lotteries.find(({ nameEn = '' }) => keys.includes(askedKey(nameEn)));
  const meant = findNamed(text, names);
  return own?.slug ?? (meant?.kind === 'lottery' ? meant.lottery.slug : text);
}

/** As it is written, and without the words that stand beside a name. */
const keysOfText = (text: string) => [nameKey(text), askedKey(text)];

function findNamed(text: string, { findKey }: NameBook) {
  const [whole, asked] = keysOfText(text).map((key) => findKey(key, true));
  return whole ?? asked;
}

/** The lotteries that a name may mean: whose name it begins or is in, and those of a near name. */
export function nearLotteries(text: string, names: NameBook) {
  if (findNamed(text, names)?.kind === 'not-ours') {
    const errorEn = 'A lottery of this name exists; it is not one of ours.';
    return { error: 'เราไม่มีผลของหวยชื่อนี้', errorEn, accepted: undefined };
  }
  const { lotteries, keysOf } = names;
  const key = askedKey(text);
  const listSlugs = (isLike: (name: string) => boolean) =>
    lotteries.filter((lottery) => keysOf(lottery).some(isLike)).map(({ slug }) => slug);
  const begun = key.length > 1 ? listSlugs((name) => name.startsWith(key)) : [];
  const holding = key.length > 1 ? listSlugs((name) => name.includes(key)) : [];
  const closest = closestLotteries(text, lotteries, keysOf);
  const near = [...new Set([...begun, ...holding, ...closest])];
  if (near.length === 0) return {};
  // A name cut short is that of the one it begins, though a shorter one is fewer letters away.
  const suggestion = [begun, holding].find(({ length }) => length === 1)?.[0];
  const nearest = suggestion ?? (holding.length === 0 ? closest[0] : undefined);
  const error = `ไม่รู้จักหวยที่ระบุ ชื่อใกล้เคียงคือ ${near.join(', ')}`;
  const errorEn = `No lottery has this name; near ones are: ${near.join(', ')}.`;
  const meant = nearest !== undefined && { suggestion: nearest };
  return { error, errorEn, accepted: undefined, near, ...meant };
}
