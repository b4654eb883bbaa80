// What the environment says of a site, and whom to tell of a weakness (/.well-known/security.txt).
import { siteOrigin } from '../../src/api/contract/service.ts';
import type { SecurityContact } from '../../src/api/contract/webhook.ts';
import { DAY_MS } from '../../src/domain/clock.ts';
import { isDrawDate } from '../../src/domain/draw-date.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { readSiteSettings } from './announce-settings.ts';
import { siteUrl } from './site-url.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';

/** What an emission needs besides the draws: what the data folder and the environment say. */
export function describeSite(data: DataFolder, env: Env): Site {
  const { sources, calendar, upstreams, heldBack } = data;
  const origin = siteOrigin(siteUrl(env));
  return { origin, sources, calendar, upstreams, heldBack, ...siteSettings(env) };
}

/** What the environment says. */
export function siteSettings(env: Env) {
  return { ...readSiteSettings(env), ...securitySettings(env) };
}

/** Time enough for a person to set a new day and publish. */
const WARNED_DAYS = 30;

/** Reads `SECURITY_CONTACT` and `SECURITY_EXPIRES`, both or neither. Throws if one is unusable. */
export function securitySettings(environment: Env): { security?: SecurityContact } {
  const contact = environment['SECURITY_CONTACT'] || undefined;
  const expires = environment['SECURITY_EXPIRES'] || undefined;
  if (contact === undefined && expires === undefined) return {};
  if (contact === undefined || !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) {
    throw new Failure(
      `SECURITY_CONTACT is ${contact ?? 'not set'}, expected mailto:name@host.example or https://…`,
    );
  }
  if (expires === undefined || !isDrawDate(expires)) {
    throw new Failure(
      `SECURITY_EXPIRES is ${expires ?? 'not set'}, expected the day of its end, as 2027-10-01`,
    );
  }
  return { security: { contact, expires } };
}

/** What a person should know before the contact is stale. @param now milliseconds since 1970 */
export function securityWarning({ security }: ReturnType<typeof securitySettings>, now: number) {
  if (security === undefined) return undefined;
  const end = Date.parse(`${security.expires}T00:00:00Z`);
  if (end - now > WARNED_DAYS * DAY_MS) return undefined;
  const verb = now >= end ? 'is stale since' : 'ends on';
  return `security.txt ${verb} ${security.expires}: set a later SECURITY_EXPIRES and publish`;
}
