/** Of the digest of a file's bytes; weak, since its compressed copies share it. */
export function etagOf(sha256: string): string {
  return `W/"${Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22)}"`;
}
