// Laws that hold in every history of a day, whatever sources say and persons decide.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, type Moment, randomDays, timeOf } from '../../../tests/support/random-days.ts';
import { lotteryOf, SOURCES } from '../../../tests/support/real-lotteries.ts';
import { day } from '../../../tests/support/small-lottery.ts';
import { comparePrizes } from './contradiction.ts';
import { type DayLine, listStatements, type Said } from './day-line.ts';
import { type FoldedDay, foldDay } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { listNews } from './news.ts';
import { addTo } from './unite.ts';

const context = { lottery: lotteryOf('lao-tv'), sources: SOURCES };
/** Every law is tried on the same histories, since living them takes longest. */
const RUNS = { numRuns: 150, seed: Date.now() };
const lived = new Map<string, Step[]>();
const HISTORIES = {
  'whole readings': randomDays(['three'], { decisions: false }),
  parts: randomDays(['whole', 'three', 'part', 'pair'], { decisions: false }),
  'zeros and copies among them': randomDays(['whole', 'three', 'part', 'pair', 'copy', 'zeros'], {
    decisions: false,
  }),
  'persons decide': randomDays(['whole', 'three', 'part', 'pair', 'copy', 'zeros'], {
    decisions: true,
  }),
};

const EMPTY: DayLine = { drawDate: day(DAY) };
const add = (line: DayLine, { said, decided }: Moment) =>
  addTo(line, { said: listNews(line, said, context), decided });
const contradicted = comparePrizes(context.lottery, day(DAY));
const clashes = (ours: Said['prizes'], theirs: Said['prizes']) =>
  contradicted(ours, theirs).length > 0;
const isZeros = ({ doubts }: Pick<Said, 'doubts'>) => doubts?.zeros !== undefined;

type Step = Moment & {
  readonly line: DayLine;
  readonly before: FoldedDay;
  readonly after: FoldedDay;
};

/** The day after each moment. */
function live(moments: readonly Moment[]): Step[] {
  const key = JSON.stringify(moments);
  const known = lived.get(key);
  if (known) return known;
  let line = EMPTY;
  const steps = moments.map((moment) => {
    const before = foldDay(line, context);
    line = add(line, moment);
    return { ...moment, line, before, after: foldDay(line, context) };
  });
  lived.set(key, steps);
  return steps;
}

/** What each source said last, but for numbers that were said before a person decided otherwise. */
function lastWords(steps: readonly Step[]) {
  const words: { source: string; slug: string; numbers: readonly string[] }[] = [];
  const wrong = new Set<string>();
  const deaf = new Set<string>();
  const heard: Said[] = [];
  for (const { said, decided, after } of steps) {
    for (const next of said.filter((one) => !isZeros(one))) {
      for (let index = words.length - 1; index >= 0; index -= 1) {
        const { source, slug, numbers } = words[index] ?? { source: '', slug: '', numbers: [] };
        const isNow = said.some((one) => one.source === source && one.prizes[slug] === numbers);
        if (source !== next.source || isNow) continue;
        if (next.prizes[slug] || clashes({ [slug]: numbers }, next.prizes)) words.splice(index, 1);
      }
      for (const [slug, numbers] of Object.entries(next.prizes))
        words.push({ source: next.source, slug, numbers });
      heard.push(next);
    }
    for (const decision of decided) {
      if ('leaveOut' in decision) deaf.add(decision.leaveOut);
      if (!('believe' in decision || 'keep' in decision)) continue;
      for (const { source, prizes } of heard)
        for (const [slug, numbers] of Object.entries(prizes))
          if (after.draw?.prizes[slug]?.join() !== numbers.join())
            wrong.add(`${source} ${slug} ${numbers}`);
    }
  }
  return words.filter(
    ({ source, slug, numbers }) => !deaf.has(source) && !wrong.has(`${source} ${slug} ${numbers}`),
  );
}

/** Everything about a day that no order may decide: credits follow the order of a line. */
function summarize({ draw, heldBack }: FoldedDay) {
  const { prizes = {}, pending, lacks, corrections, doubt } = draw ?? {};
  const open = heldBack?.readings.filter(({ stored }) => !stored);
  const sorted = (numbers: object) => JSON.stringify(Object.entries(numbers).sort());
  return {
    prizes: sorted(prizes),
    missing: [pending?.toSorted(), lacks?.toSorted()],
    corrections,
    isDoubted: doubt !== undefined,
    doubts: heldBack?.doubts.map(({ name }) => name),
    open: open
      ?.map(({ source, doubts, ...reading }) => [source, doubts, sorted(reading.prizes)].join())
      .sort(),
  };
}

describe.each(Object.entries(HISTORIES))('%s', (_name, histories) => {
  const always = (law: (steps: Step[], moments: readonly Moment[]) => void) => {
    fc.assert(
      fc.property(histories, (moments) => {
        law(live(moments), moments);
      }),
      RUNS,
    );
  };

  test('nothing is published silently against the last word of a source', () => {
    always((steps) => {
      const { draw, heldBack } = steps.at(-1)?.after ?? {};
      if (draw === undefined) return;
      for (const { source, slug, numbers } of lastWords(steps)) {
        if (!draw.prizes[slug] || draw.prizes[slug].join() === numbers.join()) continue;
        expect(draw.doubt).toBeDefined();
        const ofSource = heldBack?.readings.filter((reading) => reading.source === source);
        expect(ofSource?.map(({ prizes }) => prizes[slug]?.join())).toContain(numbers.join());
      }
    });
  });

  test('a dispute leaves only by agreement or by a ruling', () => {
    always((steps) => {
      for (const { before, after, said, decided } of steps) {
        if (decided.length > 0) continue;
        for (const { source, stored, doubts, prizes } of before.heldBack?.readings ?? []) {
          if (stored || doubts?.includes('zeros')) continue;
          const anew = said.filter((next) => next.source === source && !isZeros(next));
          for (const [slug, numbers] of Object.entries(prizes)) {
            if (anew.some((next) => next.prizes[slug] || clashes({ [slug]: numbers }, next.prizes)))
              continue;
            const isPublished = after.draw?.prizes[slug]?.join() === numbers.join();
            const open = after.heldBack?.readings.filter((reading) => reading.source === source);
            const isOpen = open?.some((reading) => reading.prizes[slug]?.join() === numbers.join());
            expect(isPublished || isOpen, `${source} ${slug} ${numbers}`).toBe(true);
          }
        }
      }
    });
  });

  test('a look that is repeated changes nothing', () => {
    always((steps, moments) => {
      const { line = EMPTY } = steps.at(-1) ?? {};
      const { said = [] } = moments.at(-1) ?? {};
      const at = timeOf(moments.length);
      const again = add(line, { said: said.map((next) => ({ ...next, at })), decided: [] });
      expect(summarize(foldDay(again, context))).toEqual(summarize(foldDay(line, context)));
    });
  });

  test('the order in which statements and decisions stand decides nothing', () => {
    always((steps) => {
      const { line = EMPTY } = steps.at(-1) ?? {};
      const shuffled = {
        drawDate: line.drawDate,
        also: listStatements(line).toReversed(),
        decided: line.decided?.toReversed(),
      };
      expect(summarize(foldDay(shuffled, context))).toEqual(summarize(foldDay(line, context)));
    });
  });

  test('the order of what comes at once decides nothing', () => {
    always((steps, moments) => {
      const turned = moments.map(({ said, ...rest }) => ({ ...rest, said: said.toReversed() }));
      const [ours, theirs] = [steps, live(turned)].map((all) =>
        all.map(({ after }) => summarize(after)),
      );
      expect(ours).toEqual(theirs);
    });
  });

  test('a published number changes only by the word of a person, and never vanishes', () => {
    always((steps) => {
      for (const { before, after, decided } of steps) {
        const isBelieved = decided.some((decision) => 'believe' in decision);
        for (const [slug, numbers] of Object.entries(before.draw?.prizes ?? {})) {
          if (after.draw?.prizes[slug]?.join() === numbers.join()) continue;
          expect(after.draw?.prizes[slug]).toBeDefined();
          expect(isBelieved).toBe(true);
          const { previous = {} } = after.draw?.corrections?.at(-1) ?? {};
          expect(previous[slug]).toEqual(numbers);
        }
      }
    });
  });

  test('every statement can be found again', () => {
    always((steps) => {
      const { line = EMPTY } = steps.at(-1) ?? {};
      const stored = listStatements(line);
      for (const next of steps.flatMap(({ said }) => said).filter((one) => !isZeros(one))) {
        for (const [slug, numbers] of Object.entries(next.prizes)) {
          const isStored = stored.some(
            ({ source, prizes }) =>
              source === next.source && prizes[slug]?.join() === numbers.join(),
          );
          expect(isStored).toBe(true);
        }
      }
    });
  });

  test('the short way of plain days is the fold', () => {
    always((steps) => {
      for (const { line, after } of steps) expect(foldLine(line, context)).toEqual(after);
    });
  });
});
