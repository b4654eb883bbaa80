// What a webhook is signed with, by the Standard Webhooks specification in its asymmetric form
// (v1a, Ed25519): receivers need no secret, only the public key that the site serves.

/** Where the public keys are, as a JSON Web Key Set. */
export const WEBHOOK_KEYS_PATH = '/.well-known/jwks.json';

export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** The version of a signature by Ed25519; the header may hold several signatures. */
export const SIGNATURE_VERSION = 'v1a';

/** A signature older or newer than this is a replay, or a clock that is wrong. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

export const PUBLIC_KEY_PREFIX = 'whpk_';
export const PRIVATE_KEY_PREFIX = 'whsk_';

/** Of a secret that one receiver shares with us, for the symmetric form (v1, HMAC-SHA256). */
export const SECRET_PREFIX = 'whsec_';

/** A public key as Standard Webhooks writes it: 32 bytes of base64 behind the prefix. */
export const PUBLIC_KEY = /^whpk_[A-Za-z0-9+/]{43}=$/;

/** A public key `whpk_…` as a JSON Web Key (RFC 8037) that has the key as its id. */
export function webhookKeyOf(publicKey: string) {
  const base64 = publicKey.slice(PUBLIC_KEY_PREFIX.length);
  const x = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x, kid: publicKey };
}

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
