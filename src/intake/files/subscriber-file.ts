// data/subscribers.json, or another file of its form: who receives webhooks.
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseBySchema, parseJson } from '../json.ts';
import { type Check, findBroken } from '../problem.ts';

export const SUBSCRIBERS_FILE = 'subscribers.json';

/** How a secret begins, which must not stand in a list that is kept in git. */
const SECRET_PREFIX = 'whsec_';

const fileSchema = z.array(
  z.strictObject({
    url: z.string(),
    /** Without it: every lottery. */
    lotteries: z.array(z.string()).min(1).optional(),
    /** The name of its secret in `WEBHOOK_SECRETS`, which signs for it. */
    secretName: z.string(),
  }),
);

/** The receivers of a list, or all that is wrong with it. @param slugs every lottery, if known */
export function parseSubscribers(text: string, slugs: ReadonlySet<string> | undefined) {
  const json = parseJson(text);
  if ('findings' in json) return json;
  const parsed = parseBySchema(fileSchema, json.value);
  if ('findings' in parsed) return parsed;
  const urls = parsed.value.map(({ url }) => url);
  const checks = parsed.value.flatMap(({ url, lotteries = [], secretName }, index): Check[] => {
    const first = urls.indexOf(url);
    const refusal = refusalOfAddress(url);
    const isName = !secretName.startsWith(SECRET_PREFIX);
    const entry = `[${index}]`;
    const isSecret = 'is a secret; expected its name in WEBHOOK_SECRETS';
    return [
      [refusal === undefined, `${entry}.url`, url, `expected a public https address; ${refusal}`],
      [first === index, `${entry}.url`, url, `is there twice, first as [${first}]`],
      [isName, `${entry}.secretName`, `${SECRET_PREFIX}…`, isSecret],
      ...lotteries.map((slug, at): Check => {
        const path = `${entry}.lotteries[${at}]`;
        return [slugs?.has(slug) ?? true, path, slug, 'expected a slug of data/lotteries.json'];
      }),
    ];
  });
  const findings = findBroken(checks);
  return findings.length > 0 ? { findings } : parsed;
}

/** Why nothing is sent to an address; `undefined` where it may be. */
export function refusalOfAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return 'it is not an address';
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return 'it has a name or a password in it';
  const literal = hostname.replace(/^\[|\]$/g, '');
  const range = ipaddr.isValid(literal) ? ipaddr.process(literal).range() : undefined;
  const isThisMachine = hostname === 'localhost' || range === 'loopback';
  if (protocol === 'http:' && isThisMachine) return undefined;
  if (protocol !== 'https:') return 'it is not https';
  return range === undefined || isPublic(literal) ? undefined : 'it is not a public address';
}

/** Names that only a local network or a machine resolves. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|invalid)$/;

/** Whether everybody can open an address, and be sure whose it is: links to others are not sent. */
export function isPublicSite(text: string): boolean {
  if (refusalOfAddress(text) !== undefined) return false;
  const { protocol, hostname } = new URL(text);
  const name = hostname.replace(/\.$/, '');
  const isName = name.includes('.') && !PRIVATE_NAME.test(name);
  return protocol === 'https:' && (isName || name.startsWith('['));
}

/** The publicly routed addresses; other IPv6 ranges can hold private ones. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
