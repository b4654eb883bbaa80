import { siteOrigin } from '../../src/contract/site.ts';
import type { Site } from '../../src/emit/site.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { readSiteSettings } from '../announce/site-settings.ts';
import { SITE_URL } from '../build/site-url.ts';
import { securitySettings } from './security-settings.ts';

/** What an emission needs besides the draws: what the data folder and the environment say. */
export function describeSite({ sources, calendar, upstreams, heldBack }: DataFolder): Site {
  const origin = siteOrigin(SITE_URL);
  const settings = { ...readSiteSettings(), ...securitySettings() };
  return { origin, sources, calendar, upstreams, heldBack, lean: isLean(), ...settings };
}

/** Whether the operator wants the release without the files of single draws of closed years. */
export function isLean(): boolean {
  return Boolean(process.env['LEAN']);
}
