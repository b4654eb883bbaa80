import { siteOrigin } from '../../src/contract/site.ts';
import type { Site } from '../../src/emit/results.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { announcementSettings } from '../announce/site-settings.ts';
import { SITE_URL } from '../site-url.ts';
import { securitySettings } from './security-settings.ts';

/** Everything an emission needs besides the draws: the data folder, and what the environment says. */
export function siteOf({ sources, calendar, upstreams, held }: DataFolder): Site {
  const origin = siteOrigin(SITE_URL);
  const settings = { ...announcementSettings(), ...securitySettings() };
  return { origin, sources, calendar, upstreams, held, ...settings };
}
