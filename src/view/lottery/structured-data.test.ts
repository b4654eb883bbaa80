import { describe, expect, test } from 'vitest';
import { drawOn, smallLottery } from '../../../tests/support/small-lottery.ts';
import { breadcrumbList, drawPage } from './structured-data.ts';

const lottery = smallLottery([]);
const ORIGIN = 'https://a.example';
const FACTS = {
  basedOn: 'https://source.example',
  description: 'ผล 004615',
  image: '/cards/a.png',
};

test('breadcrumbs are counted from one and lead to whole addresses', () => {
  const crumbs = [
    { name: 'หน้าแรก', path: '/' },
    { name: 'หวยทั้งหมด', path: '/lottery/' },
  ];
  expect(breadcrumbList(crumbs, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'หน้าแรก', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'หวยทั้งหมด', item: 'https://a.example/lottery/' },
  ]);
});

describe('drawPage', () => {
  test('a draw of the first collection claims no date of publication', () => {
    const page = drawPage(lottery, drawOn('2026-08-16', {}), FACTS, ORIGIN);
    expect(page).toMatchObject({ '@type': 'WebPage', temporalCoverage: '2026-08-16', version: 1 });
    expect(page).toMatchObject({
      description: 'ผล 004615',
      image: 'https://a.example/cards/a.png',
    });
    expect(page.publisher.url).toBe('https://a.example/');
    expect(Object.keys(page).filter((name) => name.startsWith('date'))).toEqual([]);
  });

  test('an entered and corrected one has both dates and its revision', () => {
    const at = '2026-08-17T00:00:00.000Z';
    const recordedAt = '2026-08-16T08:00:00.000Z';
    const draw = drawOn(
      '2026-08-16',
      {},
      { recordedAt, corrections: [{ at, reason: '', previous: {} }] },
    );
    expect(drawPage(lottery, draw, FACTS, ORIGIN)).toMatchObject({
      datePublished: recordedAt,
      dateModified: at,
      version: 2,
      isBasedOn: 'https://source.example',
    });
  });
});
