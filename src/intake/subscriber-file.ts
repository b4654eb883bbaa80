// data/subscribers.json, or another file of its form: who receives webhooks.
import { z } from 'zod';
import type { Finding } from './problem.ts';
import { refusalOfAddress } from './receiver-address.ts';
import { type Parsed, parseBySchema, parseJson } from './schema.ts';

/** The file in the data folder. */
export const SUBSCRIBERS_FILE = 'subscribers.json';

const fileSchema = z.array(
  z.strictObject({
    url: z.string(),
    /** Without it: every lottery. */
    lotteries: z.array(z.string()).min(1).optional(),
  }),
);

export type Subscriber = z.infer<typeof fileSchema>[number];

/**
 * The receivers of a list, in their order, or everything that is wrong with it.
 *
 * @param slugs of every lottery; `undefined` where they cannot be read, so that no name is judged
 */
export function parseSubscribers(
  text: string,
  slugs: ReadonlySet<string> | undefined,
): Parsed<readonly Subscriber[]> {
  const json = parseJson(text);
  if ('findings' in json) return json;
  const parsed = parseBySchema(fileSchema, json.value);
  if ('findings' in parsed) return parsed;
  const urls = parsed.value.map(({ url }) => url);
  const findings = parsed.value.flatMap(({ url, lotteries = [] }, index): Finding[] => {
    const first = urls.indexOf(url);
    const refusal = refusalOfAddress(url);
    const address = { path: `[${index}].url`, value: url };
    return [
      ...(refusal === undefined
        ? []
        : [{ ...address, expectation: `expected a public https address; ${refusal}` }]),
      ...(first === index
        ? []
        : [{ ...address, expectation: `is there twice, first as [${first}]` }]),
      ...lotteries.flatMap((slug, at) =>
        slugs === undefined || slugs.has(slug)
          ? []
          : [
              {
                path: `[${index}].lotteries[${at}]`,
                value: slug,
                expectation: 'expected a slug of data/lotteries.json',
              },
            ],
      ),
    ];
  });
  return findings.length > 0 ? { findings } : parsed;
}
