// data/lotteries.json: the lotteries. Families share their prize eras.
import { z } from 'zod';
import { isBuddhistEra, isDrawDate } from '../../domain/draw-date.ts';
import { RESERVED_SLUGS, WEEK_DAYS } from '../../domain/lottery.ts';
import { TICKET } from '../../domain/ticket.ts';
import { parseBySchema } from '../json.ts';
import { oneLine } from './text-fields.ts';
import { senseOfNames } from '../text/name-book.ts';
import { type Check, findBroken } from '../problem.ts';

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug such as lao-tv');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time HH:MM');
export const COMMON_ERA = 'expected a year of the common era, such as 2026';
export const day = z
  .string()
  .refine(isDrawDate, { error: 'expected a day YYYY-MM-DD', abort: true })
  .refine((text) => !isBuddhistEra(text.slice(0, 4)), COMMON_ERA);
/** Every month has it. */
const dayOfMonth = z.int().min(1).max(28);
/** `until`: the last hour, where results come out over some hours. */
const hours = { time, until: time.optional() };

/** At least one, and none of them twice. */
export const eachOnce = <T>(kind: z.ZodType<T>, name = 'name') =>
  z
    .array(kind)
    .min(1)
    .refine((all) => new Set(all).size === all.length, `expected each ${name} once`);

export const schedule = z
  .discriminatedUnion('every', [
    z.strictObject({ every: z.literal('day'), ...hours }),
    z.strictObject({ every: z.literal('week'), on: eachOnce(z.enum(WEEK_DAYS), 'day'), ...hours }),
    z.strictObject({ every: z.literal('month'), on: eachOnce(dayOfMonth, 'day'), ...hours }),
  ])
  .refine(({ time, until }) => until === undefined || until > time, {
    error: 'expected an hour after time',
    path: ['until'],
  });

/** GSB's first prize; the last six of its seven digits are those of a ticket. */
const LONGEST_NUMBER = 7;

const baht = z.string().regex(/^(0|[1-9]\d*)\.\d{2}$/, 'expected baht with two decimals as text');

const prizeKind = z.strictObject({
  slug,
  nameTh: oneLine,
  digits: z.int().min(2).max(LONGEST_NUMBER),
  picks: z.int().min(1),
  amount: baht,
  place: z.string().min(1).nullable(),
});

/** An era lists its prizes, or what it pays otherwise than the era before it. */
const era = z
  .strictObject({
    from: day.nullable(),
    note: oneLine.optional(),
    prizes: z.array(prizeKind).min(1).optional(),
    amounts: z
      .record(slug, baht)
      .refine((amounts) => Object.keys(amounts).length > 0, 'expected the amount of a prize')
      .optional(),
  })
  .refine(
    ({ prizes, amounts }) => (prizes === undefined) !== (amounts === undefined),
    'expected prizes, or amounts of those of the era before',
  );

const registrySchema = z.strictObject({
  format: z.int().min(1).optional(),
  timeZone: z.string().min(1),
  utcOffset: z.string().regex(/^[+-]\d{2}:\d{2}$/, 'expected an offset such as +07:00'),
  /** Names that stand for no lottery here: see `OtherNames`. */
  ambiguousNames: z.array(z.string().min(1)).default([]),
  otherLotteries: z
    .array(z.string().regex(/^\*?[^*]+\*?$/, 'expected a name, or one with * at one end'))
    .default([]),
  groups: z.record(slug, oneLine),
  families: z.record(
    slug,
    z.strictObject({ drawn: z.enum(['one-number', 'each-prize']), eras: z.array(era).min(1) }),
  ),
  lotteries: z
    .array(
      z.strictObject({
        slug,
        nameTh: oneLine,
        nameEn: oneLine.optional(),
        aliases: z.array(oneLine).min(1).optional(),
        group: slug,
        family: slug,
        schedule,
        originTh: oneLine,
      }),
    )
    .min(1),
});

type RegistryFile = z.infer<typeof registrySchema>;
type StatedEra = z.infer<typeof era>;

/** The eras, each with all its prizes. */
function listPrizes(eras: readonly StatedEra[]) {
  let before: z.infer<typeof prizeKind>[] = [];
  return eras.map(({ amounts = {}, prizes, ...rest }) => {
    before =
      prizes ?? before.map((kind) => ({ ...kind, amount: amounts[kind.slug] ?? kind.amount }));
    return { ...rest, prizes: before };
  });
}

/** Parsed JSON to lotteries in registry order, each with its family's eras, and other names. */
export function parseRegistry(input: unknown) {
  const parsed = parseBySchema(registrySchema, input);
  if ('findings' in parsed) return parsed;
  const registry = parsed.value;
  const { timeZone, utcOffset, groups, families } = registry;
  const otherNames = { ambiguous: registry.ambiguousNames, notOurs: registry.otherLotteries };
  const broken = findBroken([...checkLotteries(registry), ...checkEras(registry)]);
  const findings = [...broken, ...senseOfNames(registry.lotteries, otherNames)];
  if (findings.length > 0) return { findings };
  const lotteries = registry.lotteries.flatMap(({ family, ...lottery }) => {
    const { drawn, eras } = families[family] ?? {};
    const groupTh = groups[lottery.group] ?? '';
    if (drawn === undefined || eras === undefined) return [];
    return [{ ...lottery, groupTh, timeZone, utcOffset, drawn, eras: listPrizes(eras) }];
  });
  return { value: { lotteries, otherNames } };
}

function checkLotteries({ groups, families, lotteries }: RegistryFile): Check[] {
  const [groupHint, familyHint] = [groups, families].map(
    (known) => `expected one of ${Object.keys(known).join(', ')}`,
  );
  return lotteries.flatMap(({ slug, group, family }, index): Check[] => {
    const path = `lotteries[${index}]`;
    const first = lotteries.findIndex((lottery) => lottery.slug === slug);
    return [
      [first === index, `${path}.slug`, slug, 'expected each slug once'],
      [
        !RESERVED_SLUGS.includes(slug),
        `${path}.slug`,
        slug,
        `expected none of ${RESERVED_SLUGS.join(', ')}: addresses have these words`,
      ],
      [groups[group] !== undefined, `${path}.group`, group, groupHint ?? ''],
      [families[family] !== undefined, `${path}.family`, family, familyHint ?? ''],
    ];
  });
}

function checkEras({ families }: RegistryFile): Check[] {
  return Object.entries(families).flatMap(([family, { eras }]) =>
    eras.flatMap(({ from, prizes = [], amounts }, index): Check[] => {
      const before =
        listPrizes(eras.slice(0, index))
          .at(-1)
          ?.prizes.map(({ slug }) => slug) ?? [];
      const path = `families.${family}.eras[${index}]`;
      const isLater = index === 0 || (from !== null && from > (eras[index - 1]?.from ?? ''));
      const ordered = 'expected eras oldest first, each from a later day';
      return [
        [isLater, `${path}.from`, from, ordered],
        [
          amounts === undefined || index > 0,
          `${path}.amounts`,
          amounts,
          'expected all prizes of the first era',
        ],
        ...Object.entries((index > 0 && amounts) || {}).map(([slug, amount]): Check => {
          const place = `${path}.amounts.${slug}`;
          return [before.includes(slug), place, amount, `expected one of ${before.join(', ')}`];
        }),
        ...prizes.flatMap(({ slug, place, digits }, at): Check[] => {
          const prize = `${path}.prizes[${at}]`;
          const isFirst = prizes.findIndex((prize) => prize.slug === slug) === at;
          const fits = place === null || (TICKET.includes(place) && place.length === digits);
          const letters = `expected ${digits} neighbouring letters of ${TICKET}, or null`;
          return [
            [isFirst, `${prize}.slug`, slug, 'expected each prize once an era'],
            [fits, `${prize}.place`, place, letters],
          ];
        }),
      ];
    }),
  );
}
