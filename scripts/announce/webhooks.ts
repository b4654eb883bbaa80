// Webhooks: a signed POST to each receiver of a list that holds no secret.
import { z } from 'zod';
import { type SigningKey, signedHeaders, webhookBody } from '../../src/announce/webhook.ts';
import type { Announcement } from '../../src/announce/announcement.ts';
import { WEBHOOK_KEYS_PATH } from '../../src/contract/webhook.ts';
import { describeFinding, type Finding } from '../../src/intake/problem.ts';
import { parseSubscribers } from '../../src/intake/subscriber-file.ts';
import { jsonOf } from '../inventory.ts';
import type { Address } from '../publish/address.ts';
import type { Channel, Receipt, Receiver } from './channel.ts';
import { isAmong } from './lotteries.ts';
import { post } from './post.ts';
import { signingKeysOf } from './signing-keys.ts';

const NAME = 'webhooks';

const keySetSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) });

/**
 * The channel of a list of receivers.
 *
 * @param list the text of the file, `undefined` where there is none
 * @param privateKeys `whsk_…` with spaces between them; each signs
 * @param known the slugs of every lottery
 */
export function webhooks(
  list: string | undefined,
  privateKeys: string,
  known: readonly string[],
): Channel {
  const none = { name: NAME, receivers: [] };
  const keys = signingKeysOf(privateKeys);
  if (typeof keys === 'string') return { ...none, problem: keys };
  if (list === undefined) return none;
  const read = parseSubscribers(list, new Set(known));
  if ('findings' in read) return { ...none, problem: problemOf(read.findings) };
  const sign = signOnce(keys);
  const receivers = read.value.map(
    ({ url, lotteries }): Receiver => ({
      name: `${NAME} ${url}`,
      wants: isAmong(lotteries && new Set(lotteries)),
      deliver: async ([one], signal) => post(url, { ...sign(one), signal }),
    }),
  );
  return { name: NAME, receivers, refusal: (live) => unservedKey(keys, live) };
}

type Sending = {
  readonly announcement: Announcement | undefined;
  readonly keys: readonly SigningKey[];
  readonly signal: AbortSignal;
  /** The id of a test event. */
  readonly testId?: string;
};

/** Signs an announcement as of now, and posts it once. */
export function sendWebhook(
  url: string,
  { announcement, keys, signal, testId }: Sending,
): Promise<Receipt> {
  return post(url, { ...signed(announcement, { keys, testId }), signal });
}

type Signed = { readonly body: string; readonly headers: Record<string, string> };

function signed(
  announcement: Announcement | undefined,
  { keys, testId }: { keys: readonly SigningKey[]; testId?: string | undefined },
): Signed {
  if (announcement === undefined) throw new Error('there is nothing to announce');
  const body = webhookBody(announcement, testId !== undefined);
  const id = testId ?? announcement.change.id;
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'lottery-results-api',
    ...signedHeaders({ id, body, seconds }, keys),
  };
  return { body, headers };
}

/** Signs each announcement once a second: the signature is the same for every receiver. */
function signOnce(keys: readonly SigningKey[]) {
  const newest = new Map<Announcement | undefined, Signed & { readonly second: number }>();
  return (announcement: Announcement | undefined): Signed => {
    const second = Math.floor(Date.now() / 1000);
    const known = newest.get(announcement);
    if (known?.second === second) return known;
    const fresh = { ...signed(announcement, { keys }), second };
    newest.set(announcement, fresh);
    return fresh;
  };
}

function problemOf(findings: readonly Finding[]): string {
  const [first] = findings.map(describeFinding);
  const more = findings.length - 1;
  return `the list of subscribers is wrong, nobody on it is told: ${first}${more > 0 ? `, and ${more} more` : ''}`;
}

/** A webhook that nobody can verify must not go out. */
async function unservedKey(keys: readonly SigningKey[], live: Address) {
  const served = keySetSchema.safeParse(jsonOf((await live.read(WEBHOOK_KEYS_PATH)) ?? ''));
  const ids = served.data?.keys.map(({ kid }) => kid) ?? [];
  const missing = keys.find(({ publicKey }) => !ids.includes(publicKey));
  if (missing === undefined) return undefined;
  return `${WEBHOOK_KEYS_PATH} lacks ${missing.publicKey}; set WEBHOOK_PUBLIC_KEYS and publish`;
}
