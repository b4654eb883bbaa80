// Webhooks: a signed POST to each receiver of a list that holds no secret.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Announcement } from '../../src/announce/announcement.ts';
import {
  formatPrivateKey,
  formatWebhook,
  readSecret,
  readSigningKey,
  type Signer,
  type SigningKey,
  signHeaders,
} from '../../src/announce/webhook.ts';
import { WEBHOOK_KEYS_PATH } from '../../src/contract/webhook.ts';
import { describeFinding } from '../../src/intake/problem.ts';
import { parseSubscribers } from '../../src/intake/subscriber-file.ts';
import { parseJson } from '../disk/files.ts';
import type { Address } from '../site/address.ts';
import { isAmong, type Receiver } from './channel.ts';
import type { ReadSetting } from './messengers.ts';
import { post } from './post.ts';

const NAME = 'webhooks';

/** The channel of a list of receivers, if there is one. @param known the slugs of every lottery */
export function webhooks(list: string | undefined, read: ReadSetting, known: readonly string[]) {
  const none = { name: NAME, receivers: [] };
  const keys = readSigningKeys(read('WEBHOOK_PRIVATE_KEYS'));
  if (typeof keys === 'string') return { ...none, problem: keys };
  if (list === undefined) return none;
  const parsed = parseSubscribers(list, new Set(known));
  if ('findings' in parsed) {
    const [first] = parsed.findings.map(describeFinding);
    const more = parsed.findings.length - 1;
    const problem = `the list of subscribers is wrong, nobody on it is told: ${first}${more > 0 ? `, and ${more} more` : ''}`;
    return { ...none, problem };
  }
  const signatures = new Map<Announcement | undefined, ReturnType<typeof signWebhook>>();
  const receivers = parsed.value.map(({ url, lotteries, secretName }): Receiver => {
    const secrets = readSecrets(read('WEBHOOK_SECRETS'), secretName);
    return {
      name: `${NAME} ${url}`,
      wants: isAmong(lotteries),
      problem: typeof secrets === 'string' ? secrets : undefined,
      deliver: async ([announcement], signal) => {
        if (typeof secrets === 'string') return { outcome: 'refused', reason: secrets };
        if (secrets.length > 0) {
          return post(url, { ...signWebhook(announcement, [...keys, ...secrets]), signal });
        }
        // Signs each announcement once a second: the signature is the same for all others.
        const before = signatures.get(announcement);
        const isFresh = before?.seconds === Math.floor(Date.now() / 1000);
        const signed = isFresh ? before : signWebhook(announcement, keys);
        signatures.set(announcement, signed);
        return post(url, { ...signed, signal });
      },
    };
  });
  return { name: NAME, receivers, refusal: (live: Address) => findUnservedKey(keys, live) };
}

/** A new pair of keys, as the lines of an environment. */
export function newSigningKey(): string[] {
  const secret = formatPrivateKey(randomBytes(32));
  return [
    `WEBHOOK_PRIVATE_KEYS=${secret}`,
    `WEBHOOK_PUBLIC_KEYS=${readSigningKey(secret)?.publicKey}`,
  ];
}

/** The keys of `WEBHOOK_PRIVATE_KEYS`, which all sign; a sentence where one is not a key. */
export function readSigningKeys(setting = ''): readonly SigningKey[] | string {
  const keys = setting.split(/\s+/).filter(Boolean).map(readSigningKey);
  if (keys.length === 0) return 'WEBHOOK_PRIVATE_KEYS has no key';
  const good = keys.filter((key) => key !== undefined);
  return good.length === keys.length ? good : 'WEBHOOK_PRIVATE_KEYS has what is no key';
}

/**
 * The secrets of a name in `WEBHOOK_SECRETS`, `name=whsec_…` with spaces between them: two of one
 * name while one takes the place of the other. A sentence where there is none, or one is no secret.
 */
export function readSecrets(setting = '', name?: string): readonly Signer[] | string {
  if (name === undefined) return [];
  const own = setting.split(/\s+/).filter((one) => one.startsWith(`${name}=`));
  const good = own.flatMap((one) => readSecret(one.slice(name.length + 1)) ?? []);
  if (good.length > 0 && good.length === own.length) return good;
  return `WEBHOOK_SECRETS has no ${name}=whsec_… with base64 of 24 to 64 bytes`;
}

/** The name of the secret that a list has for a receiver, if it has one. */
export function secretNameOf(url: string, list: string | undefined): string | undefined {
  const parsed = list === undefined ? undefined : parseSubscribers(list, undefined);
  const receivers = parsed && 'value' in parsed ? parsed.value : [];
  return receivers.find((receiver) => receiver.url === url)?.secretName;
}

/** Body and headers of an announcement, signed as of now. @param testId of a test event */
export function signWebhook(
  announcement: Announcement | undefined,
  signers: readonly Signer[],
  testId?: string,
) {
  if (announcement === undefined) throw new Error('there is nothing to announce');
  const body = formatWebhook(announcement, testId !== undefined);
  const id = testId ?? announcement.change.id;
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'lottery-results-api',
    ...signHeaders({ id, body, seconds }, signers),
  };
  return { body, headers, seconds };
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
