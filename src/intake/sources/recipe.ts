// How to read the answers of all sites of one shape, as data of data/upstreams.json. `at` is a path
// in JSON, a pattern in a text, the label of a column in a table.
import { z } from 'zod';
import { TICKET } from '../../domain/ticket.ts';
import { isDayForm } from './day-form.ts';

const text = z.string().min(1);
const place = text.refine((letters) => TICKET.includes(letters), 'expected letters of ABCDEF');

const numberField = z.strictObject({
  /** Several places are joined to one number. */
  at: z.union([text, z.array(text).min(2)]),
  digits: z.union([z.int().min(1), z.array(z.int().min(1)).min(2)]),
  /** How many numbers, or how many in each era; 1 where it does not say. The rules know the era. */
  count: z.union([z.int().min(1), z.array(z.int().min(1)).min(2)]).optional(),
  /** Which digits of it are the prize; `EF` are the last two. */
  place: place.optional(),
  /** What stands between several numbers in one text. */
  separator: text.optional(),
  /** A source that leaves it out has drawn all the same. */
  optional: z.literal(true).optional(),
});

const form = text.refine(isDayForm, 'expected a form with year, month and day, as DD/MM/YYYY');

const fields = z.strictObject({
  day: z.strictObject({
    at: text,
    form: z.union([form, z.array(form)]).transform((forms) => [forms].flat()),
    /** The source writes the moment, with its zone or in UTC: its day in Bangkok is the draw's. */
    moment: z.literal(true).optional(),
  }),
  number: numberField.optional(),
  /** By slug, prizes that are stated, or are of another number. */
  prizes: z.record(text, numberField).default({}),
  /** Where the source states parts of the number, which have to agree with it. */
  parts: z.record(text, place).default({}),
  /** Prizes that wait for the number. Without it, a draw is taken only when all of it is there. */
  waits: z.array(text).min(1).optional(),
  /** Prizes that this source never states: they wait for another answer. */
  unstated: z.array(text).min(1).optional(),
});

const pattern = text.refine(isPattern, 'expected a regular expression');
/** In minutes after the announcement. */
const windowSchema = z
  .strictObject({ from: z.int(), to: z.int() })
  .refine(({ from, to }) => from < to, 'expected to after from');

const common = {
  fields,
  window: windowSchema.optional(),
  /** An answer has the newest draw alone. */
  newestOnly: z.literal(true).optional(),
};

/** In a text each `at` is a pattern with what it finds in brackets. */
function findsInText({ fields: { day, number, prizes, parts } }: { fields: Fields }): boolean {
  const places = [day, ...(number ? [number] : []), ...Object.values(prizes)].map(({ at }) => at);
  return [...places.flat(), ...Object.keys(parts)].every(
    (at) => isPattern(at) && /(?<!\\)\((?!\?)/.test(at),
  );
}

export const recipeSchema = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('json'),
    ...common,
    /** The id of the script of a page that holds the JSON. */
    script: text.optional(),
    /** What an answer says when it is one; `says` explains others. */
    expect: z
      .strictObject({ at: text, is: text, says: z.record(text, text).default({}) })
      .optional(),
    /** Where the draws are, as a list or a single one; the whole answer where it does not say. */
    entries: text.optional(),
    /** Keeps the entries that have these values. */
    where: z.record(text, text).default({}),
    /** The length of a list whose places have a meaning: a longer one is of another shape. */
    lengths: z.record(text, z.int()).default({}),
  }),
  z
    .strictObject({
      shape: z.literal('text'),
      ...common,
      /** Looks at the HTML or XML as it is, instead of at the text a reader sees. */
      raw: z.literal(true).optional(),
      /** What the expected page has; one without it was changed, or is a challenge. */
      marks: z.array(text).min(1),
      none: text.optional(),
      /** The part of the text that has one draw. */
      block: pattern,
    })
    .refine(findsInText, 'expected each at to be a regular expression with brackets'),
  z.strictObject({
    shape: z.literal('table'),
    ...common,
    marks: z.array(text).min(1),
    /** The part of the HTML that has the newest draw, in labels and values. */
    headline: pattern,
    /** The part of the HTML that has the table of older ones. */
    table: pattern,
  }),
  z.strictObject({ shape: z.enum(['glo', 'xsmb-csv']), window: windowSchema.optional() }),
]);

export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeOf<S extends Recipe['shape']> = Extract<Recipe, { readonly shape: S }>;
export type Fields = z.infer<typeof fields>;
export type NumberField = z.infer<typeof numberField>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
