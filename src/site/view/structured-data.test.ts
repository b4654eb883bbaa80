import { describe, expect, test } from 'vitest';
import { SMALL_ARCHIVE } from '../../../tests/support/small-archive.ts';
import { drawOn, smallLottery } from '../../../tests/support/small-lottery.ts';
import {
  listCrumbs,
  dataCatalog,
  datasetBasics,
  drawPage,
  drawsDataset,
} from './structured-data.ts';

const ORIGIN = 'https://a.example';

test('a lottery is a dataset of its draws in each form, and without a draw none', () => {
  expect(drawsDataset(SMALL_ARCHIVE, ORIGIN)).toMatchObject({
    '@type': 'Dataset',
    url: 'https://a.example/lottery/small/',
    temporalCoverage: '2023-12-31/2024-03-01',
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    distribution: [
      { encodingFormat: 'text/csv', contentUrl: 'https://a.example/api/export/small.csv' },
      { contentUrl: 'https://a.example/api/export/small.xlsx' },
      { encodingFormat: 'application/json' },
      { encodingFormat: 'application/x-ndjson' },
    ],
  });
  expect(drawsDataset({ ...SMALL_ARCHIVE, draws: [] }, ORIGIN)).toBeUndefined();
});

test('descriptions are as long as search engines for data want them', () => {
  const texts = [
    drawsDataset(SMALL_ARCHIVE, ORIGIN)?.description ?? '',
    dataCatalog(ORIGIN).dataset.description,
  ];
  for (const { length } of texts) expect(length > 50 && length < 5000).toBe(true);
});

test('each dataset is in the one catalogue', () => {
  expect(datasetBasics(ORIGIN).includedInDataCatalog['@id']).toBe(dataCatalog(ORIGIN)['@id']);
});

const lottery = smallLottery([]);
const FACTS = {
  basedOn: 'https://source.example',
  description: 'ผล 004615',
  image: '/cards/a.png',
};

test('breadcrumbs are counted from one and lead to whole addresses', () => {
  const crumbs = [['หน้าแรก', '/'], ['หวยทั้งหมด']] as const;
  expect(listCrumbs(crumbs, ORIGIN, '/lottery/').itemListElement).toEqual([
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
