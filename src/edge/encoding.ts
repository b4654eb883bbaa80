import { parseAccept } from 'hono/utils/accept';

/** In order of size: a client that accepts several gets the first. */
const PREFERRED = ['br', 'gzip'] as const;
export type Encoding = (typeof PREFERRED)[number];

/** Those of browsers have thirty characters. Longer ones are not read: the bytes go out as they are. */
const MOST_CHARACTERS = 200;

/** The encoding that an `Accept-Encoding` wants; `undefined` where the bytes go out as they are. */
export function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  if (acceptEncoding === null || acceptEncoding.length > MOST_CHARACTERS) return undefined;
  const accepted = parseAccept(acceptEncoding);
  const qualityOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  return PREFERRED.find((encoding) => (qualityOf(encoding) ?? qualityOf('*') ?? 0) > 0);
}
