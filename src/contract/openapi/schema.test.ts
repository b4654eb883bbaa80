import { describe, expect, test } from 'vitest';
import { objectsWithin, schemaValidator } from '../../testing/openapi.ts';
import { calculationsShape } from '../bodies/calculations.ts';
import { changesShape } from '../bodies/changes.ts';
import { checkShape, checksShape } from '../bodies/check.ts';
import { checksetShape } from '../bodies/checkset.ts';
import { drawFileShape, drawIndexShape, exportShape } from '../bodies/draws.ts';
import { faultShape } from '../bodies/fault.ts';
import { feedShape } from '../bodies/feed.ts';
import { lotteriesShape } from '../bodies/lotteries.ts';
import { manifestShape } from '../bodies/manifest.ts';
import { resultsShape } from '../bodies/results.ts';
import { statsShape } from '../bodies/stats.ts';
import { statusShape } from '../bodies/status.ts';
import { describeSchemas, schemaRef } from './schema.ts';

const schemas = describeSchemas();
const names = Object.keys(schemas);

describe('schemaRef', () => {
  test.each([
    [resultsShape, 'Results'],
    [checkShape, 'Check'],
    [statsShape, 'Stats'],
    [calculationsShape, 'Calculations'],
    [faultShape, 'Fault'],
    [statusShape, 'Status'],
    [changesShape, 'Changes'],
    [checksShape, 'Checks'],
    [checksetShape, 'Checkset'],
    [drawFileShape, 'DrawFile'],
    [drawIndexShape, 'DrawIndex'],
    [exportShape, 'Export'],
    [feedShape, 'Feed'],
    [lotteriesShape, 'Lotteries'],
    [manifestShape, 'Manifest'],
  ])('a body is pointed at by name: %#', (shape, name) => {
    expect(schemaRef(shape)).toEqual({ $ref: `#/components/schemas/${name}` });
    expect(schemas).toHaveProperty(name);
  });
});

describe('describeSchemas', () => {
  test('has every named shape, by name, whatever the order of imports', () => {
    expect(names).toEqual([
      'Calculations',
      'Change',
      'Changes',
      'Check',
      'CheckResult',
      'Checks',
      'Checkset',
      'ChecksetPrize',
      'Correction',
      'DigitScore',
      'Draw',
      'DrawFile',
      'DrawIndex',
      'Era',
      'Export',
      'Fault',
      'Feed',
      'FeedItem',
      'Lotteries',
      'Lottery',
      'LotteryStatus',
      'Manifest',
      'ManifestFile',
      'Match',
      'NamedPrize',
      'NumberFrequency',
      'PairScore',
      'Prize',
      'PrizeFrequency',
      'PrizeKind',
      'PrizeRanking',
      'Results',
      'Schedule',
      'Stats',
      'Status',
    ]);
  });

  test.each(names)('%s compiles as JSON Schema 2020-12, all its references resolving', (name) => {
    const reference = { $ref: `#/components/schemas/${name}` };
    expect(() => schemaValidator({ components: { schemas } }, reference)).not.toThrow();
  });

  test('objects stay open, since additions to a body are no breaking change', () => {
    const closed = [...objectsWithin(schemas)].filter(
      ([, one]) => one['additionalProperties'] === false,
    );
    expect(closed).toEqual([]);
  });

  test('a schema is named by its key alone', () => {
    const named = Object.values(schemas).filter((schema) => 'id' in schema || '$id' in schema);
    expect(named).toEqual([]);
    expect(Object.values(schemas).filter((schema) => '$schema' in schema)).toEqual([]);
  });

  test('what a body may leave out is not required', () => {
    const optional = names.flatMap((name) => {
      const { properties = {}, required = [] } = schemas[name] ?? {};
      return Object.keys(properties)
        .filter((field) => !required.includes(field))
        .map((field) => `${name}.${field}`);
    });
    expect(optional).toEqual([
      'Change.reason',
      'Change.previous',
      'CheckResult.pendingPrizes',
      'CheckResult.unavailablePrizes',
      'CheckResult.notCompared',
      'ChecksetPrize.pending',
      'Draw.pendingPrizes',
      'Draw.unavailablePrizes',
      'Draw.corrections',
      'Draw.doubt',
      'Fault.parameter',
      'Fault.accepted',
      'Lottery.observed',
    ]);
  });
});
