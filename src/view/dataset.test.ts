import { expect, test } from 'vitest';
import { SMALL_ARCHIVE } from '../../tests/support/small-archive.ts';
import { dataCatalog, datasetBasics, drawsDataset } from './dataset.ts';

const ORIGIN = 'https://a.example';

test('a lottery is a dataset of its draws in each form, and without a draw none', () => {
  expect(drawsDataset(SMALL_ARCHIVE, ORIGIN)).toMatchObject({
    '@type': 'Dataset',
    url: 'https://a.example/lottery/small/',
    temporalCoverage: '2023-12-31/2024-03-01',
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    distribution: [
      { encodingFormat: 'text/csv', contentUrl: 'https://a.example/api/export/small.csv' },
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
