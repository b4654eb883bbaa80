// Which lottery a name means: taken where it can be no other, else refused with those it may be.
import { askedKey, nameKey } from '../../src/domain/lottery-names.ts';
import { closestLotteries, type NameBook } from '../../src/intake/text/name-book.ts';
import type { Arguments } from './arguments.ts';
import { type ToolContext, toolName } from './tool.ts';

/** The arguments with the identifier of a lottery in the place of its name. */
export function withSlug(
  given: Arguments,
  { catalogue, names }: Pick<ToolContext, 'catalogue' | 'names'>,
): Arguments {
  const { lottery } = given;
  if (typeof lottery !== 'string') return given;
  // Other lists may give the same name to another lottery; here it is the one of that name. An
  // English name is often said without its last word, "Lottery".
  const keys = keysOfText(lottery);
  const own =
    catalogue.values().find(({ nameTh }) => keys.includes(nameKey(nameTh))) ??
    names.lotteries.find(({ nameEn = '' }) => keys.includes(askedKey(nameEn)));
  const meant = findNamed(lottery, names);
  const slug = own?.slug ?? (meant?.kind === 'lottery' ? meant.lottery.slug : lottery);
  return { ...given, lottery: slug };
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
    return { error: 'เราไม่มีผลของหวยชื่อนี้ · A lottery of this name exists; it is not one of ours.' };
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
  const error = `ไม่รู้จักหวยที่ระบุ ชื่อใกล้เคียงคือ ${near.join(', ')} · No lottery has this name; near ones are in near, all in ${toolName('listLotteries')}.`;
  return { error, near, ...(nearest !== undefined && { suggestion: nearest }) };
}
