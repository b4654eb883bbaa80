// What a build says of announcements: the hub that feeds name, and who hears of a wrong number. A
// publication with other settings builds anew.
import { refusalOfAddress } from '../../src/intake/subscriber-file.ts';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';

/** Reads `WEBSUB_HUB`, `REPOSITORY_URL`, `CONTACT` and `LATE_REASON`; throws a `Failure`. */
export function readSiteSettings(environment: Env) {
  const hub = environment['WEBSUB_HUB'] || undefined;
  const refusal = hub === undefined ? undefined : refusalOfAddress(hub);
  if (refusal !== undefined) {
    throw new Failure(
      `WEBSUB_HUB is ${hub}, expected one such as https://hub.example/; ${refusal}`,
    );
  }
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
    ...(hub !== undefined && { hub: new URL(hub).href }),
  };
}
