// What a build says of itself: who hears of a wrong number, and why draws are late. A publication
// with other settings builds anew.
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';

/** Reads `REPOSITORY_URL`, `CONTACT` and `LATE_REASON`; throws a `Failure`. */
export function readSiteSettings(environment: Env) {
  const repository = environment['REPOSITORY_URL']?.replace(/\/$/, '') || undefined;
  if (repository !== undefined && !/^https:\/\/\S+$/.test(repository)) {
    throw new Failure(`REPOSITORY_URL is ${repository}, expected https://github.com/owner/name`);
  }
  const contact = environment['CONTACT'];
  const reports = repository ?? (contact?.startsWith('mailto:') ? contact : undefined);
  const lateReason = environment['LATE_REASON']?.trim();
  return {
    ...(lateReason && { lateReason }),
    ...(reports !== undefined && { reports }),
  };
}
