/**
 * The tag of a file, from the digest of its bytes. It is weak, since compressed copies share it.
 */
export function etagOf(sha256: string): string {
  return `W/"${Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22)}"`;
}
