// How the names and numbers of a block stand to one another. The reader gives numbers to the name
// above them; where the block may be laid out in another way too, no number is certain.
import { listNames, listTokens, type ReadLine } from './lines.ts';
import { findGroup } from './read-text.ts';
import { REASONS } from './reasons.ts';
import { listNumbers } from './tokens.ts';

/** Why rows are uncertain: all, or those whose numbers stand on other lines than their names. */
export type Misfit = { readonly reason: string; readonly of: 'all' | 'apart' };

/** A name alone on its line, lines without a name, or a line that has a name and its numbers. */
type Piece = {
  readonly kind: 'name' | 'numbers' | 'whole';
  readonly lines: readonly ReadLine[];
  /** Whether a blank line stands above. */
  readonly isApart: boolean;
};

/** `undefined` where the lines have one pattern: names beside their numbers, or above them. */
export function misfitOf(lines: readonly ReadLine[]): Misfit | undefined {
  const blocks = blocksOf(piecesOf(lines));
  const [reason] = blocks.flatMap((block) => misfitOfBlock(block) ?? []);
  // Between a name without numbers and numbers without a name, each line may be its neighbour's.
  const isShifted =
    blocks.some(([first]) => first?.kind === 'numbers' && first.lines.some(isOfDraw)) &&
    blocks.some((block) => block.at(-1)?.kind === 'name');
  if (isShifted) return { reason: reason ?? REASONS.namesBehind, of: 'all' };
  return reason === undefined ? undefined : { reason, of: 'apart' };
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

/** Splits at lines that have a name and its numbers; labels below such a line are its own. */
function blocksOf(pieces: readonly Piece[]): Piece[][] {
  const blocks: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const isGoingOn = pieces[at - 1]?.kind === 'whole' && piece.lines.every(hasLabel);
    if (piece.kind === 'whole' || (piece.kind === 'numbers' && isGoingOn)) blocks.push([]);
    else blocks.at(-1)?.push(piece);
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
  if (names.length > 0 && (isNumbered || line.says !== undefined)) return 'whole';
  if (names.length > 0) return names.length === 1 ? 'name' : undefined;
  // The labels above the columns of a table are of no name.
  const isHead = !isNumbered && tokens.length > 1;
  return (tokens.length > 0 && !isHead) || line.says !== undefined ? 'numbers' : undefined;
}

function nameOf({ lines }: Pick<Piece, 'lines'>): string {
  const [name] = lines.flatMap(listNames);
  if (name === undefined) return '';
  return name.name.named.kind === 'lottery' ? name.name.named.lottery.nameTh : name.name.name;
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

/** Whether below one name stand several lines of a draw, which are no ends of the first. */
function isOfSeveralDraws({ lines }: Piece): boolean {
  const [first, ...others] = lines.filter(isOfDraw).map((line) => listNumbers(listTokens(line)));
  if (first === undefined || lines.some(hasLabel)) return false;
  return others.flat().some((number) => !first[0]?.endsWith(number));
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
