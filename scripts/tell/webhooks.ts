// Webhooks: a signed POST to each receiver of a list that holds no secret.
import type { Announcement } from '../../src/api/announce/announcement.ts';
import {
  formatWebhook,
  readSecret,
  type Signer,
  signHeaders,
} from '../../src/api/announce/webhook.ts';
import { describeFinding } from '../../src/intake/problem.ts';
import { parseSubscribers } from '../../src/intake/files/subscriber-file.ts';
import { isAmong, type Receiver } from './channel.ts';
import type { ReadSetting } from './messengers.ts';
import { post } from './post.ts';

const NAME = 'webhooks';

/** The channel of a list of receivers, if there is one. @param known the slugs of every lottery */
export function webhooks(list: string | undefined, read: ReadSetting, known: readonly string[]) {
  const none = { name: NAME, receivers: [] };
  if (list === undefined) return none;
  const parsed = parseSubscribers(list, new Set(known));
  if ('findings' in parsed) {
    const [first] = parsed.findings.map(describeFinding);
    const more = parsed.findings.length - 1;
    const problem = `the list of subscribers is wrong, nobody on it is told: ${first}${more > 0 ? `, and ${more} more` : ''}`;
    return { ...none, problem };
  }
  const receivers = parsed.value.map(({ url, lotteries, secretName }): Receiver => {
    const secrets = readSecrets(read('WEBHOOK_SECRETS'), secretName);
    return {
      name: `${NAME} ${url}`,
      wants: isAmong(lotteries),
      problem: typeof secrets === 'string' ? secrets : undefined,
      deliver: async ([announcement], signal) => {
        if (typeof secrets === 'string') return { outcome: 'refused', reason: secrets };
        return post(url, { ...signWebhook(announcement, secrets), signal });
      },
    };
  });
  return { name: NAME, receivers };
}

/**
 * The secrets of a name in `WEBHOOK_SECRETS`, `name=whsec_…` with spaces between them: two of one
 * name while one takes the place of the other. A sentence if there is none, or one is invalid.
 */
export function readSecrets(setting = '', name: string): readonly Signer[] | string {
  const own = setting.split(/\s+/).filter((entry) => entry.startsWith(`${name}=`));
  const good = own.flatMap((entry) => readSecret(entry.slice(name.length + 1)) ?? []);
  if (good.length > 0 && good.length === own.length) return good;
  return `WEBHOOK_SECRETS has no ${name}=whsec_… with base64 of 24 to 64 bytes`;
}

/** The name of the secret that a list has for a receiver; `undefined` where it is not listed. */
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
  return { body, headers };
}
