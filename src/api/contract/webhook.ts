// What programs look for without being told, and the headers of webhooks (Standard Webhooks).

export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** How the secret begins that a receiver shares with us. */
export const SECRET_PREFIX = 'whsec_';

/** Which APIs there are, as a set of links (RFC 9727). */
export const API_CATALOG_PATH = '/.well-known/api-catalog';

/** Whom to tell of a weakness (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The type of the catalogue, which has no ending to tell it. */
export const API_CATALOG_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Whom to tell of a weakness, and until when that holds. */
export type SecurityContact = {
  /** `mailto:…` or `https://…` */
  readonly contact: string;
  /** A Gregorian day; the file is stale from its midnight in UTC on. */
  readonly expires: string;
};
