// The entries of an answer in JSON, or of a page that carries its data in JSON.
import { excerpt, parseJson, requireText, UnexpectedAnswer } from './answer.ts';
import type { Entry } from './fields.ts';
import type { RecipeOf } from './recipe.ts';

/** Each draw of the answer, newest or not. Throws an `UnexpectedAnswer` where it has another shape. */
export function jsonEntries(
  source: string,
  recipe: Omit<RecipeOf<'json'>, 'fields'>,
  text: string,
): Entry[] {
  const { script, expect, entries, where, lengths } = recipe;
  const json = script === undefined ? text : scriptOf(source, script, text);
  const root = parseJson(source, requireText(source, 'JSON', json));
  if (typeof root !== 'object' || root === null) {
    throw new UnexpectedAnswer(source, `expected an object or a list, got ${excerpt(json)}`);
  }
  const refusal = ['status', 'success'].find((at) => valueAt(root, at) === false);
  if (refusal !== undefined) {
    throw new UnexpectedAnswer(source, `${refusal} is false: its numbers are no answer`);
  }
  if (expect !== undefined) {
    const said = String(valueAt(root, expect.at));
    if (said !== expect.is) {
      const meaning = expect.says[said] ? ` (${expect.says[said]})` : '';
      throw new UnexpectedAnswer(
        source,
        `${expect.at}: expected ${expect.is}, got ${said}${meaning}`,
      );
    }
  }
  const found = entries === undefined ? root : valueAt(root, entries);
  if (typeof found !== 'object' || found === null) {
    throw new UnexpectedAnswer(source, `${entries}: expected draws, got nothing`);
  }
  const held = [found].flat().filter((entry) => matches(entry, where));
  if (held.length === 0) {
    const which = Object.entries(where).map(([at, value]) => ` with ${at} ${value}`);
    throw new UnexpectedAnswer(source, `${entries ?? 'the answer'}: no entry${which.join()}`);
  }
  for (const entry of held) {
    for (const [at, length] of Object.entries(lengths)) {
      const list = valueAt(entry, at);
      if (!Array.isArray(list) || list.length > length) {
        throw new UnexpectedAnswer(source, `${at}: expected a list of ${length}`);
      }
    }
  }
  return held.map((entry) => (at) => valueAt(entry, at));
}

function matches(entry: unknown, where: Readonly<Record<string, string>>): boolean {
  return Object.entries(where).every(([at, value]) => String(valueAt(entry, at)) === value);
}

/**
 * What stands at a path; `[n]` is a place of a list, `[*]` every one, `[key=value]` the one with that value.
 * `null` where a list has not got there yet; `undefined` where a key is not there at all.
 *
 * @example valueAt({ lines: [{ code: 5, number: '98207' }] }, 'lines[code=5].number') //=> '98207'
 */
export function valueAt(root: unknown, path: string): unknown {
  const [step, ...rest] = path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? [];
  if (step === undefined || root === null || root === undefined) return root;
  const below = (value: unknown) => valueAt(value, rest.join('.').replaceAll('.[', '['));
  if (!step.startsWith('[')) {
    const isHeld = typeof root === 'object' && Object.hasOwn(root, step);
    return isHeld ? below(Reflect.get(root, step)) : undefined;
  }
  if (!Array.isArray(root)) return undefined;
  const inside = step.slice(1, -1);
  if (inside === '*') return root.map(below);
  const [key = '', value] = inside.split('=');
  const one =
    value === undefined ? root[Number(key)] : root.find((it) => matches(it, { [key]: value }));
  return below(one ?? null);
}

function scriptOf(source: string, id: string, page: string): string {
  const script = new RegExp(`<script[^<>]*id="${id}"[^<>]*>([\\s\\S]*?)</script>`).exec(page)?.[1];
  if (script !== undefined) return script;
  throw new UnexpectedAnswer(
    source,
    `the page has no script ${id}: it was changed, or another page was served; it begins with ${excerpt(page)}`,
  );
}
