// How the names and numbers of a block belong together. The reader gives numbers to the name above
// them; if the block can be read in another way too, no number is certain.
import { listNames, listTokens, type ReadLine } from './lines.ts';
import { groupByName } from './numbers-of-names.ts';
import { findGroup } from './read-text.ts';
import { REASONS } from './reasons.ts';
import { listNumbers } from './tokens.ts';

/** Why rows are uncertain: all, or those whose numbers stand on other lines than their names. */
export type Misfit = { readonly reason: string; readonly of: 'all' | 'apart' };

/**
 * A name alone on its line, lines without a name, or a line of both: labels bind its numbers to its
 * names, else either may stand first, or both at both ends.
 */
type Piece = {
  readonly kind: 'name' | 'numbers' | 'labelled' | 'names first' | 'numbers first' | 'mixed';
  readonly lines: readonly ReadLine[];
  /** Whether a blank line stands above. */
  readonly isApart: boolean;
};

/** `undefined` where the lines have one pattern: names beside their numbers, or above them. */
export function misfitOf(lines: readonly ReadLine[]): Misfit | undefined {
  const pieces = piecesOf(lines);
  const blocks = blocksOf(pieces);
  const [reason] = blocks.flatMap((block) => misfitOfBlock(block) ?? []);
  const isRow = pieces.some(({ kind }, at) => kind === 'name' && pieces[at + 1]?.kind === 'name');
  const likely = isRow ? REASONS.namesInARow : REASONS.namesBehind;
  if (isShifted(pieces, blocks)) return { reason: reason ?? likely, of: 'all' };
  return reason === undefined ? undefined : { reason, of: 'apart' };
}

/**
 * Whether a line break between names and numbers may give each name the numbers of its neighbour.
 */
function isShifted(pieces: readonly Piece[], blocks: readonly (readonly Piece[])[]): boolean {
  const isEmpty = (block: readonly Piece[]) => block.at(-1)?.kind === 'name';
  const isNameless = ([first]: readonly Piece[]) => first !== undefined && isBare(first);
  const isBroken = pieces.some((piece, at) => {
    const [above, below] = [pieces[at - 1], pieces[at + 1]];
    if (piece.kind === 'name') return below?.kind === 'numbers first';
    if (piece.kind === 'mixed') return true;
    if (!isBare(piece)) return false;
    const isOwned = above?.kind === 'names first' || (above?.kind === 'name' && !piece.isApart);
    const isBehind = above?.kind === 'numbers first' && !piece.isApart;
    if (isBehind || below?.kind === 'numbers first') return true;
    return below?.kind === 'names first' && !below.isApart && !isOwned;
  });
  // A name above its numbers, lines of both, and a name without numbers at the end.
  const isTitled = blocks.some(
    (block, at) =>
      block[0]?.kind === 'name' && block.length > 1 && blocks.slice(at + 1).some(isEmpty),
  );
  const isLed = blocks.some((block) => isNameless(block) && block.length > 1);
  return isBroken || isTitled || isLed || (blocks.some(isNameless) && blocks.some(isEmpty));
}

/** @param block names and numbers on lines of their own */
function misfitOfBlock(block: readonly Piece[]): string | undefined {
  const names = block.filter(({ kind }) => kind === 'name');
  const [first] = block;
  if (first?.kind === 'numbers' && first.lines.some(hasNumbers) && names.length > 0)
    return REASONS.namesBehind;
  for (const [at, piece] of block.entries()) {
    const [above, before] = [block[at - 1], block[at - 2]];
    if (piece.kind !== 'numbers' || !piece.lines.some(hasNumbers) || above === undefined) continue;
    // A name that touches its numbers and no other name is their own.
    const isOwn = above.isApart && !piece.isApart;
    if (before?.kind === 'name' && !isOwn) return REASONS.namesInARow;
    if (isOfSeveralDraws(piece)) return REASONS.numbersInARow(nameOf(above));
    if (isColumnOfLabels(piece)) return REASONS.labelsInARow;
  }
  return mayBeTitled(block) ? REASONS.namesBehind : undefined;
}

/** Whether the first name may be a title, and the others stand below their numbers. */
function mayBeTitled(block: readonly Piece[]): boolean {
  const [first, last] = [block[0], block.at(-1)];
  if (block.length < 3 || first?.kind !== 'name' || last?.kind !== 'name') return false;
  if (block.length === 3 && nameOf(first) === nameOf(last)) return false;
  const isLaidOut = block.every(
    ({ kind, isApart }, at) => at === 0 || isApart === (kind === 'name'),
  );
  return block.some((piece) => piece.lines.some(hasNumbers)) && !isLaidOut;
}

/**
 * Splits at lines of both, below whose labels more labels go on, and where a name has no numbers.
 */
function blocksOf(pieces: readonly Piece[]): Piece[][] {
  const blocks: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const above = pieces[at - 1];
    const isGoingOn = above?.kind === 'labelled' && piece.lines.every(hasLabel);
    const isAlone = piece.kind === 'name' || piece.kind === 'numbers';
    // Numbers without labels are not of a name above a blank line.
    const isNobodys = above?.kind === 'name' && piece.isApart && piece.lines.every(isOfDraw);
    if (!isAlone || isGoingOn || (piece.kind === 'numbers' && isNobodys)) blocks.push([]);
    if (isAlone && !isGoingOn) blocks.at(-1)?.push(piece);
  }
  return blocks.filter((block) => block.length > 0);
}

function piecesOf(lines: readonly ReadLine[]): Piece[] {
  const pieces: (Piece & { readonly lines: ReadLine[] })[] = [];
  let isApart = false;
  for (const line of lines) {
    const kind = kindOf(line);
    const last = pieces.at(-1);
    if (line.text.trim() === '') isApart = true;
    if (kind === undefined) continue;
    const isSame =
      kind === 'name' && last?.kind === 'name' && nameOf(last) === nameOf({ lines: [line] });
    if (kind === 'numbers' && last?.kind === 'numbers') last.lines.push(line);
    else if (!isSame) pieces.push({ kind, lines: [line], isApart });
    isApart = false;
  }
  return pieces;
}

function kindOf(line: ReadLine): Piece['kind'] | undefined {
  const tokens = listTokens(line);
  const names = listNames(line).filter(({ name }) => findGroup(name.name) === undefined);
  const isNumbered = listNumbers(tokens).length > 0;
  if (line.unknown !== undefined) return undefined;
  if (isNumbered && listNames(line).length > 0) {
    if (hasLabel(line)) return 'labelled';
    if (groupByName(line.items) === undefined) return isCounted(line) ? 'labelled' : 'mixed';
    return line.items[0]?.type === 'name' ? 'names first' : 'numbers first';
  }
  if (names.length > 0 && line.says !== undefined) return 'labelled';
  if (names.length > 0) return names.length === 1 ? 'name' : undefined;
  // The labels above the columns of a table belong to no single name.
  const isHead = !isNumbered && tokens.length > 1;
  return (tokens.length > 0 && !isHead) || line.says !== undefined ? 'numbers' : undefined;
}

/** Numbers without any label. */
function isBare({ kind, lines }: Piece): boolean {
  return kind === 'numbers' && lines.some(isOfDraw) && !lines.some(hasLabel);
}

/** 4 ลาวก้าวหน้า 651 09: the row of a table, which counts them. */
function isCounted({ items }: ReadLine): boolean {
  const [first, last] = [items[0], items.at(-1)];
  const count = first?.type === 'payload' ? listNumbers(first.tokens) : [];
  return last?.type === 'payload' && count.length === 1 && (count[0]?.length ?? 0) <= 2;
}

function nameOf({ lines }: Pick<Piece, 'lines'>): string {
  const [name] = lines.flatMap(listNames);
  if (name === undefined) return '';
  return name.name.target.kind === 'lottery' ? name.name.target.lottery.nameTh : name.name.name;
}

function hasNumbers(line: ReadLine): boolean {
  return listNumbers(listTokens(line)).length > 0;
}

function hasLabel(line: ReadLine): boolean {
  return listTokens(line).some(({ type }) => type === 'label');
}

/** Numbers without a label that may be a draw; pages have numbers of their own: 1 2 3 next. */
function isOfDraw(line: ReadLine): boolean {
  const numbers = listNumbers(listTokens(line));
  return !hasLabel(line) && numbers.some(({ length }) => length > 2);
}

/** Whether several lines of a draw stand below one name, and are not ends of the first line. */
function isOfSeveralDraws({ lines }: Piece): boolean {
  const [first, ...rest] = lines.filter(isOfDraw).map((line) => listNumbers(listTokens(line)));
  if (first === undefined || lines.some(hasLabel)) return false;
  return rest.flat().some((number) => !first[0]?.endsWith(number));
}

/** Labels one below the other, and numbers below them; or numbers above their labels. */
function isColumnOfLabels({ lines }: Piece): boolean {
  const [filled, empty] = [new Set<string>(), new Set<string>()];
  let open: string | undefined;
  let [isLed, isBelow] = [false, false];
  for (const line of lines) {
    const [label] = listTokens(line).filter(({ type }) => type === 'label');
    const key = label && JSON.stringify(label);
    const isNumbered = hasNumbers(line) || line.says !== undefined;
    if (key !== undefined && open !== undefined) empty.add(open);
    if (key === undefined && open === undefined && filled.size === 0) isLed ||= isNumbered;
    if (key === undefined && open !== undefined) isBelow ||= isNumbered;
    if (isNumbered && (key ?? open) !== undefined) filled.add(key ?? open ?? '');
    if (key !== undefined || isNumbered) open = isNumbered ? undefined : key;
  }
  const isInARow = [...empty].some((key) => !filled.has(key));
  return (isBelow && isInARow) || (isLed && open !== undefined);
}
