// The entries of an answer in JSON, or of a page that carries its data in JSON.
import { decodeHTML } from 'entities';
import { excerpt, parseJson, refuse } from './source-answer.ts';
import { asciiDigits, type PlaceReader } from './fields.ts';
import type { RecipeOf } from './recipe.ts';

const FAILED = /^(?:false|error|fail(?:ed|ure)?)$/i;

/** Each draw of the answer; refuses one of another shape. */
export function jsonEntries(recipe: RecipeOf<'json'>, text: string): PlaceReader[] {
  const { script, expect, entries, where, lengths } = recipe;
  const json = script === undefined ? text : findScript(script, text);
  const root = parseJson(json);
  if (typeof root !== 'object' || root === null)
    return refuse(`expected an object or a list, got ${excerpt(json)}`);
  const actual = expect && String(valueAt(root, expect.at));
  if (actual !== undefined && actual !== expect?.is) {
    const meaning = expect?.says[actual] ? ` (${expect.says[actual]})` : '';
    refuse(`${expect?.at}: expected ${expect?.is}, got ${actual}${meaning}`);
  }
  const list = entries === undefined ? root : valueAt(root, entries);
  if (typeof list !== 'object' || list === null)
    return refuse(`${entries}: expected draws, got nothing`);
  const refusal = ['status', 'success'].find((at) => FAILED.test(String(valueAt(root, at))));
  if (refusal !== undefined)
    refuse(`${refusal} is ${valueAt(root, refusal)}: its numbers are not an answer`);
  const matching = [list].flat().filter((entry) => matches(entry, where));
  if (matching.length === 0) {
    const which = Object.entries(where).map(([at, value]) => ` with ${at} ${value}`);
    refuse(`${entries ?? 'the answer'}: no entry${which.join()}`);
  }
  for (const entry of matching) {
    for (const [at, length] of Object.entries(lengths)) {
      const list = valueAt(entry, at);
      if (!Array.isArray(list) || list.length > length)
        refuse(`${at}: expected a list of ${length}`);
    }
  }
  return matching.map((entry) => (at) => valueAt(entry, at));
}

function matches(entry: unknown, where: Readonly<Record<string, string>>): boolean {
  return Object.entries(where).every(([at, value]) => String(valueAt(entry, at)) === value);
}

/**
 * What stands at a path; `[n]` is a place of a list, `[*]` every one, `[key=value]` the one with
 * that value. `null` where a list has not got there yet; `undefined` where there is no such key.
 * @example valueAt({ lines: [{ code: 5, number: '98207' }] }, 'lines[code=5].number') //=> '98207'
 */
export function valueAt(root: unknown, path: string): unknown {
  const [step, ...rest] = path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? [];
  if (step === undefined || root === null || root === undefined) return root;
  const below = (value: unknown) => valueAt(value, rest.join('.').replaceAll('.[', '['));
  if (!step.startsWith('[')) {
    const isOwn = typeof root === 'object' && Object.hasOwn(root, step);
    return isOwn ? below(Reflect.get(root, step)) : undefined;
  }
  if (!Array.isArray(root)) return undefined;
  const inside = step.slice(1, -1);
  if (inside === '*') return root.map(below);
  const [key = '', value] = inside.split('=');
  const entry =
    value === undefined
      ? root[Number(key)]
      : root.find((child) => matches(child, { [key]: value }));
  return below(entry ?? null);
}

function findScript(id: string, page: string): string {
  const script = new RegExp(`<script[^<>]*id="${id}"[^<>]*>([\\s\\S]*?)</script>`).exec(page)?.[1];
  const why = 'it was changed, or another page was served; it begins with';
  return script ?? refuse(`the page has no script ${id}: ${why} ${excerpt(page)}`);
}

/** Each draw that the text of a page has; none where it says so. Refuses another page. */
export function textEntries(recipe: RecipeOf<'text'>, html: string): PlaceReader[] {
  const { raw, marks, none, block } = recipe;
  const page = raw ? plainText(decodeLetters(html)) : pageText(html);
  if (none !== undefined && page.includes(none)) return [];
  requireMarks(marks, page, html);
  return [...page.matchAll(new RegExp(block, 'gs'))].map(([part]) => (at) => {
    // What the page says once, for all of its blocks.
    const [, pattern = at] = /^page:(.*)$/s.exec(at) ?? [];
    const match = new RegExp(pattern, 's').exec(pattern === at ? part : page);
    return match?.slice(1).find((group) => group !== undefined) ?? null;
  });
}

/** The newest draw of a page and each row of its table; refuses another page. */
export function tableEntries(recipe: RecipeOf<'table'>, html: string): PlaceReader[] {
  requireMarks(recipe.marks, html, html);
  const [labels = [], ...rows] = tableRows(new RegExp(recipe.table, 's').exec(html)?.[0] ?? '');
  if (rows.length === 0) refuse('the page has no table of draws: it was changed');
  const newest = pageText(new RegExp(recipe.headline, 's').exec(html)?.[0] ?? '');
  const headline: PlaceReader = (at) => {
    if (at === labels[0]) return newest;
    const text = newest.split(at)[1]?.trim().split(' ')[0];
    return text ?? (labels.includes(at) ? null : undefined);
  };
  const readCells = (cells: readonly string[]) => (at: string) => cells[labels.indexOf(at)];
  // A row of another length is a note across the table.
  const older = rows.filter((cells) => cells.length === labels.length).map(readCells);
  return newest === '' ? older : [headline, ...older];
}

function requireMarks(marks: readonly string[], page: string, html: string): void {
  const missing = marks.find((mark) => !page.includes(mark));
  if (missing === undefined) return;
  const got = html.trim() === '' ? 'it is empty' : `it begins with ${excerpt(html)}`;
  refuse(`the page lacks '${missing}': it was changed, or another page was served; ${got}`);
}

// No pattern looks at a part of the page twice: a part without an end reaches to the end of the
// page.
const UNSEEN = /<!--.*?(?:-->|$)|<(script|style|noscript)\b.*?(?:<\/\1\s*>|$)/gis;

/** The text a reader sees, on one line, with a blank between its parts. */
function pageText(html: string): string {
  const bare = html.replace(UNSEEN, ' ').replace(/<[^<>]*>/g, ' ');
  return plainText(decodeHTML(bare)).replace(/\s+/g, ' ').trim();
}

/** Letters in one spelling, our digits, and nothing that a reader does not see. */
function plainText(text: string): string {
  return asciiDigits(text.normalize('NFC').replace(/\p{Cf}/gu, ''));
}

/** Text that keeps its markup: entities of letters and digits alone are replaced. */
function decodeLetters(html: string): string {
  return html.replace(/&#?\w+;/g, (entity) => {
    const letter = decodeHTML(entity);
    return /[<>&"']/.test(letter) ? entity : letter;
  });
}

function tableRows(html: string): string[][] {
  return [...html.replace(UNSEEN, ' ').matchAll(/<tr\b.*?(?=<tr\b|<\/table|$)/gis)].map(([row]) =>
    [...row.matchAll(/<t[dh]\b[^<>]*>(.*?)(?=<t[dh]\b|<\/t[dhr]|$)/gis)].map(([, cell = '']) =>
      pageText(cell),
    ),
  );
}
