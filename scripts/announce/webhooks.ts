// Webhooks: a signed POST to each receiver of a list that holds no secret.
import { z } from 'zod';
import type { Announcement } from '../../src/announce/announcement.ts';
import {
  formatWebhook,
  readSigningKey,
  type SigningKey,
  signHeaders,
} from '../../src/announce/webhook.ts';
import { WEBHOOK_KEYS_PATH } from '../../src/contract/webhook.ts';
import { describeFinding } from '../../src/intake/problem.ts';
import { parseSubscribers } from '../../src/intake/subscriber-file.ts';
import { parseJson } from '../disk/files.ts';
import type { Address } from '../publish/address.ts';
import { type Channel, isAmong, type Receipt, type Receiver } from './channel.ts';
import { post } from './post.ts';

const NAME = 'webhooks';

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
  const keys = readSigningKeys(privateKeys);
  if (typeof keys === 'string') return { ...none, problem: keys };
  if (list === undefined) return none;
  const read = parseSubscribers(list, new Set(known));
  if ('findings' in read) {
    const [first] = read.findings.map(describeFinding);
    const more = read.findings.length - 1;
    const problem = `the list of subscribers is wrong, nobody on it is told: ${first}${more > 0 ? `, and ${more} more` : ''}`;
    return { ...none, problem };
  }
  const signatures = new Map<Announcement | undefined, Signed & { readonly second: number }>();
  const receivers = read.value.map(
    ({ url, lotteries }): Receiver => ({
      name: `${NAME} ${url}`,
      wants: isAmong(lotteries),
      deliver: async ([announcement], signal) => {
        // Signs each announcement once a second: the signature is the same for every receiver.
        const second = Math.floor(Date.now() / 1000);
        const before = signatures.get(announcement);
        const signed = before?.second === second ? before : { ...sign(announcement, keys), second };
        signatures.set(announcement, signed);
        return post(url, { ...signed, signal });
      },
    }),
  );
  return { name: NAME, receivers, refusal: (live) => findUnservedKey(keys, live) };
}

/**
 * The keys of `WEBHOOK_PRIVATE_KEYS`, `whsk_…` with spaces between them: while one takes the place
 * of another both sign. A sentence where one of them is not a key.
 */
export function readSigningKeys(setting: string): readonly SigningKey[] | string {
  const keys = setting.split(/\s+/).filter(Boolean).map(readSigningKey);
  if (keys.length === 0) return 'WEBHOOK_PRIVATE_KEYS has no key';
  const good = keys.filter((key) => key !== undefined);
  return good.length === keys.length ? good : 'WEBHOOK_PRIVATE_KEYS has what is no key';
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
  return post(url, { ...sign(announcement, keys, testId), signal });
}

type Signed = { readonly body: string; readonly headers: Record<string, string> };

function sign(
  announcement: Announcement | undefined,
  keys: readonly SigningKey[],
  testId?: string,
): Signed {
  if (announcement === undefined) throw new Error('there is nothing to announce');
  const body = formatWebhook(announcement, testId !== undefined);
  const id = testId ?? announcement.change.id;
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'lottery-results-api',
    ...signHeaders({ id, body, seconds }, keys),
  };
  return { body, headers };
}

const keySetSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) });

/** A webhook that nobody can verify must not go out. */
async function findUnservedKey(keys: readonly SigningKey[], live: Address) {
  const served = keySetSchema.safeParse(parseJson((await live.read(WEBHOOK_KEYS_PATH)) ?? ''));
  const ids = served.data?.keys.map(({ kid }) => kid) ?? [];
  const missing = keys.find(({ publicKey }) => !ids.includes(publicKey));
  if (missing === undefined) return undefined;
  return `${WEBHOOK_KEYS_PATH} lacks ${missing.publicKey}; set WEBHOOK_PUBLIC_KEYS and publish`;
}
