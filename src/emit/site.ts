// What an emission needs beside the draws.
import type { SecurityContact } from '../contract/webhook.ts';
import type { FeedSite } from './feeds.ts';
import type { StatusContext } from './status.ts';

/** Origin, sources, calendar and upstreams, and what the operator has set. */
export type Site = StatusContext &
  FeedSite & {
    /** Whether draws of the years before that of the newest draw have no file of their own. */
    readonly lean?: boolean;
    /** The public keys that webhooks are signed for, `whpk_…`; none where none are sent. */
    readonly webhookKeys?: readonly string[];
    /** Who receives a wrong number: the address of the repository, or `mailto:`. */
    readonly reports?: string;
    /** Whom to tell of a weakness; not said where the operator names nobody. */
    readonly security?: SecurityContact | undefined;
  };
