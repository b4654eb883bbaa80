// /api/datapackage.json: the CSV exports as a Data Package, for researchers and their programs.
import { FILES } from '../contract/open-files.ts';
import type { DataPackageBody } from './files.schema.ts';
import { API_BASE, API_TITLE, DATA_LICENSE, SITE_NAME_LATIN } from '../contract/service.ts';
import { FIELDS } from './draw-rows.ts';
import { type EmittedFile, type FileDigest, jsonFile } from './emitted-file.ts';
import type { Site } from './publisher.ts';

/** @param names in Thai, by lottery; @param digests of the exports, among others */
export function emitDataPackage(
  names: ReadonlyMap<string, string>,
  digests: readonly FileDigest[],
  { origin, sources }: Site,
): EmittedFile {
  const body: DataPackageBody = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `${SITE_NAME_LATIN.toLowerCase()}-draws`,
    title: `${SITE_NAME_LATIN} · ${API_TITLE}`,
    description:
      'Every stored draw of Thai, Lao and Hanoi lotteries, a row a drawn number. Draws are facts; what rights we have in their collection we waive. Each row names who published or collected it: credit them.',
    homepage: origin,
    licenses: [{ name: DATA_LICENSE.identifier, path: DATA_LICENSE.url, title: DATA_LICENSE.name }],
    sources: sources.map(({ name, url }) => ({ title: name, path: url })),
    resources: digests.flatMap((digest) => describeTable(digest, names)),
  };
  return jsonFile(FILES.dataPackage.path, body);
}

type Resource = DataPackageBody['resources'][number];

function describeTable(digest: FileDigest, names: ReadonlyMap<string, string>): Resource[] {
  const { path, bytes, sha256 } = digest;
  const [, name] = /\/export\/([a-z0-9-]+)\.csv$/.exec(path) ?? [];
  if (name === undefined) return [];
  return [
    {
      name,
      type: 'table',
      title: names.get(name) ?? 'งวดล่าสุดของทุกหวย',
      path: path.slice(API_BASE.length + 1),
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes,
      hash: `sha256:${sha256}`,
      schema: { fields: [...FIELDS], primaryKey: ['lottery', 'drawDate', 'prize', 'nth'] },
    },
  ];
}
