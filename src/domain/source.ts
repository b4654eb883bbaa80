/**
 * `authority`: the operator's own site or API, or its unmodified answers. Everyone who repeats what
 * others published is a `witness`.
 */
export type SourceRole = 'authority' | 'witness';

/** Where draws come from, as `data/sources.json` lists it. */
export type Source = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly role: SourceRole;
  /** The only lotteries whose results it publishes. */
  readonly lotteries?: readonly string[] | undefined;
  /** By lottery, the only prizes it has: it confirms no others. */
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined;
  /** For developers, in English. */
  readonly note?: string | undefined;
  /** The same for visitors. */
  readonly noteTh?: string | undefined;
};

/** Whether that id is an authority's. */
export function isAuthority(id: string, sources: readonly Pick<Source, 'id' | 'role'>[]): boolean {
  return sources.some((one) => one.id === id && one.role === 'authority');
}

/** The source of that id; the rules of intake require one. Throws where there is none. */
export function sourceNamed(id: string, sources: readonly Source[]): Source {
  const source = sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`${id} is no source`);
  return source;
}
