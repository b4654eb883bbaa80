// What a build says of announcements: the hub that feeds name, the public keys of webhooks, and who
// hears of a wrong number. A publication with other settings builds anew.
import { PUBLIC_KEY } from '../../src/contract/webhook.ts';
import { refusalOfAddress } from '../../src/intake/subscriber-file.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';

/** Reads `WEBSUB_HUB`, `WEBHOOK_PUBLIC_KEYS`, `REPOSITORY_URL`, `CONTACT`; throws a `Failure`. */
export function readSiteSettings(environment: Env) {
  const hub = environment['WEBSUB_HUB'] || undefined;
  const refusal = hub === undefined ? undefined : refusalOfAddress(hub);
  if (refusal !== undefined) {
    throw new Failure(
      `WEBSUB_HUB is ${hub}, expected one such as https://hub.example/; ${refusal}`,
    );
  }
  const webhookKeys = (environment['WEBHOOK_PUBLIC_KEYS'] ?? '').split(/\s+/).filter(Boolean);
  for (const key of webhookKeys.filter((text) => !PUBLIC_KEY.test(text))) {
    throw new Failure(
      `WEBHOOK_PUBLIC_KEYS has ${key.slice(0, 5)}…, expected whpk_ and 44 letters of base64`,
    );
  }
  const repository = environment['REPOSITORY_URL']?.replace(/\/$/, '') || undefined;
  if (repository !== undefined && !/^https:\/\/\S+$/.test(repository)) {
    throw new Failure(`REPOSITORY_URL is ${repository}, expected https://github.com/owner/name`);
  }
  const contact = environment['CONTACT'];
  const reports = repository ?? (contact?.startsWith('mailto:') ? contact : undefined);
  return {
    ...(reports !== undefined && { reports }),
    ...(hub !== undefined && { hub: new URL(hub).href }),
    ...(webhookKeys.length > 0 && { webhookKeys }),
  };
}
