// What programs look for at a place that is agreed on (RFC 8615), beside the keys of webhooks.

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
