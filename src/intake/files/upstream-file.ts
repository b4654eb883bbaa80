// data/upstreams.json: where draws are published, and by which recipe each answer is read.
import { z } from 'zod';
import { isAuthority } from '../../domain/source.ts';
import { type DrawDate, parseDrawDate, toBuddhistEra } from '../../domain/draw-date.ts';
import { type Parsed, parseBySchema } from '../json.ts';
import {
  checkLottery,
  checkName,
  checkOnce,
  checkPrize,
  checkSource,
  type Known,
} from '../text/known-names.ts';
import { type Check, type Finding, findBroken } from '../problem.ts';
import { day } from './registry-file.ts';
import { type Recipe, recipeSchema } from '../sources/recipe.ts';
import { readAnswer } from '../sources/shapes.ts';
import { SEEN, type Upstream } from '../sources/upstream.ts';
import { pageAddress } from './text-fields.ts';

const rowSchema = z.strictObject({
  source: z.string().min(1),
  recipe: z.string().min(1),
  lottery: z.string().min(1).optional(),
  /** Several lotteries, each with the name that `{name}` of address and recipe stands for. */
  lotteries: z.record(z.string(), z.string().min(1)).optional(),
  url: pageAddress,
  /** What follows the address, also where `variable` names another one. */
  path: z.string().startsWith('/').optional(),
  /** Where the same recipe reads older draws. */
  history: pageAddress.optional(),
  post: z.record(z.string(), z.string()).optional(),
  variable: z.string().min(1).optional(),
  keyVariable: z.string().min(1).optional(),
  /** The day a person saw `npx tsx scripts/run.ts check-sources` call it working. */
  proven: day.optional(),
  /** What a test reads by this recipe: an answer that somebody recorded, or parts of one. */
  seen: z.enum(SEEN).default('never'),
});

const fileSchema = z.strictObject({
  recipes: z.record(z.string(), recipeSchema),
  upstreams: z.array(rowSchema),
});

type UpstreamFile = z.infer<typeof fileSchema>;
type UpstreamRow = UpstreamFile['upstreams'][number];

/** Parsed JSON to upstreams, in the order of belief: authorities first, each kind in file order. */
export function parseUpstreams(input: unknown, known: Known): Parsed<readonly Upstream[]> {
  const parsed = parseBySchema(fileSchema, input);
  if ('findings' in parsed) return parsed;
  const { recipes, upstreams } = parsed.value;
  const twice = findBroken(
    checkOnce(
      upstreams,
      ({ source, url, path, lottery, lotteries }) =>
        JSON.stringify([source, url, path, lottery ?? lotteries]),
      ['', 'expected each address once'],
    ),
  ).map((finding) => ({ ...finding, path: `upstreams${finding.path}` }));
  const broken = upstreams.flatMap((row, index) =>
    findBroken(checkRow(row, recipes, known)).map((finding) => ({
      ...finding,
      path: `upstreams[${index}].${finding.path}`,
    })),
  );
  const allBroken = [...findBroken(checkRecipes(recipes, known)), ...broken];
  const findings = allBroken.length > 0 ? allBroken : twice;
  if (findings.length > 0) return { findings };
  const rank = ({ source }: UpstreamRow) => (isAuthority(source, known.sources ?? []) ? 0 : 1);
  const rows = upstreams.toSorted((left, right) => rank(left) - rank(right));
  return { value: rows.flatMap((row) => toUpstreams(row, recipes[row.recipe] as Recipe)) };
}

const PLACEHOLDER = /\{(\w+)\}/g;
const PLACEHOLDERS = ['name', 'key', 'YYYY', 'BBBB', 'MM', 'M', 'DD', 'D'];

function checkRow(row: UpstreamRow, recipes: UpstreamFile['recipes'], known: Known): Check[] {
  const { source, recipe, lottery, lotteries, url, history = '', post, keyVariable } = row;
  const slugs = lottery === undefined ? Object.keys(lotteries ?? {}) : [lottery];
  const request = JSON.stringify([url, history, post]);
  const placeholders = [...request.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const needsName = JSON.stringify([request, recipes[recipe]]).includes('{name}');
  const hasKey = url.includes('{key}') === (keyVariable !== undefined);
  const names = lottery ? 'lottery' : 'lotteries';
  const keyHint = 'expected it where the address has {key}, and only there';
  const placeHint = `expected one of ${PLACEHOLDERS.join(', ')} in braces`;
  const recipeHint = `expected one of ${Object.keys(recipes).join(', ')}`;
  return [
    checkSource('source', source, known),
    [Object.hasOwn(recipes, recipe), 'recipe', recipe, recipeHint],
    [!(lotteries && lottery), 'lottery', lottery, 'expected lottery or lotteries, not both'],
    [slugs.length > 0, 'lottery', lottery, 'expected lottery or lotteries'],
    ...slugs.map((slug) => checkLottery(names, slug, known)),
    ...slugs.flatMap((slug) =>
      prizesOf(recipes[recipe])
        .filter((prize) => isPaid(prize, known))
        .map((prize) => checkPrize('recipe', prize, slug, known)),
    ),
    [!(needsName && lottery), 'lotteries', undefined, 'expected the name that {name} stands for'],
    [hasKey, 'keyVariable', keyVariable, keyHint],
    ...placeholders.map(
      (name): Check => [PLACEHOLDERS.includes(name), 'url', `{${name}}`, placeHint],
    ),
  ];
}

/** Whether any lottery pays it: one that none pays is a slip of the recipe. */
function isPaid(prize: string, { lotteries = [] }: Known): boolean {
  const eras = lotteries.flatMap((lottery) => lottery.eras ?? []);
  return eras.length === 0 || eras.some(({ prizes }) => prizes.some(({ slug }) => slug === prize));
}

function checkRecipes(recipes: UpstreamFile['recipes'], known: Known): Check[] {
  const slugs = known.lotteries?.flatMap(({ eras = [] }) =>
    eras.flatMap(({ prizes }) => prizes.map(({ slug }) => slug)),
  );
  return Object.entries(recipes).flatMap(([name, recipe]) =>
    prizesOf(recipe)
      .filter((prize) => !isPaid(prize, known))
      .map((prize) =>
        checkName(`recipes.${name}.fields`, prize, slugs ?? [], 'expected a prize of a lottery'),
      ),
  );
}

/** The prizes that a recipe wants: one that it may do without is not paid by every lottery. */
function prizesOf(recipe: Recipe | undefined): string[] {
  if (recipe === undefined || !('fields' in recipe)) return [];
  const { prizes, waits = [], unstated = [] } = recipe.fields;
  const wanted = Object.entries(prizes).filter(([, { optional }]) => !optional);
  return [...wanted.map(([slug]) => slug), ...waits, ...unstated];
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name) => values[name] ?? whole);
}

/** One that answers with the newest draw, and one with older draws where the row names it. */
function toUpstreams(row: UpstreamRow, recipe: Recipe): Upstream[] {
  const { source, url: address, variable, keyVariable, proven, seen, ...question } = row;
  const { lottery = '', lotteries = { [lottery]: lottery }, path = '', post, history } = question;
  const newest: Upstream = {
    ...{ source, url: address, variable, keyVariable, proven, seen },
    lotteries: Object.keys(lotteries),
    window: recipe.window,
    newestOnly: 'newestOnly' in recipe ? recipe.newestOnly : undefined,
    request: (url, { lottery: slug, day }) => {
      const values = { ...dayParts(day), name: encodeURIComponent(lotteries[slug] ?? '') };
      const filled = fill(path === '' ? url : url.replace(/\/+$/, '') + path, values);
      if (post === undefined) return { method: 'GET', url: filled };
      return { method: 'POST', url: filled, json: JSON.parse(fill(JSON.stringify(post), values)) };
    },
    parse: (text, wanted) => {
      const ofLottery = withName(recipe, lotteries[wanted.lottery] ?? '');
      const rows = readAnswer(source, ofLottery, text, wanted.days);
      if (!isPageOfDay(row)) return rows;
      const pageOf = (day: string) => fill(address, dayParts(parseDrawDate(day)));
      return rows.map((row) => ({ ...row, sourceUrl: pageOf(row.drawDate) }));
    },
  };
  if (history === undefined) return [newest];
  return [newest, { ...newest, url: history, newestOnly: undefined, seen: 'never' }];
}

/** Whether its address is that of one draw, which a reader may follow. */
function isPageOfDay({ url, post, lotteries, keyVariable }: UpstreamRow): boolean {
  return (post ?? lotteries ?? keyVariable) === undefined && /\{DD?\}/.test(url);
}

function dayParts(day: DrawDate) {
  const [YYYY = '', MM = '', DD = ''] = day.split('-');
  const BBBB = toBuddhistEra(day).slice(0, 4);
  return { YYYY, BBBB, MM, M: String(Number(MM)), DD, D: String(Number(DD)) };
}

/** The recipe for one lottery of several; names have no letters with a meaning in patterns. */
function withName(recipe: Recipe, name: string): Recipe {
  const text = JSON.stringify(recipe);
  return text.includes('{name}') ? JSON.parse(text.replaceAll('{name}', name)) : recipe;
}

/** Lotteries that nobody is asked for, where anybody is asked at all. @param drawn with a draw */
export function findUnasked(drawn: readonly string[], upstreams: readonly Upstream[]): Finding[] {
  const asked = new Set(upstreams.flatMap(({ lotteries }) => lotteries));
  const expectation =
    'expected a source of it that can be asked; till then its draws are entered by hand';
  return asked.size === 0
    ? []
    : drawn
        .filter((slug) => !asked.has(slug))
        .map((value) => ({ path: 'upstreams', value, expectation, severity: 'warning' }));
}
