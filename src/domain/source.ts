// Who publishes results, and whose numbers a source repeats.
import type { DrawDate } from './draw-date.ts';

export type Source = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** `authority`: the operator's own site or API. Who repeats what others published: `witness`. */
  readonly role: 'authority' | 'witness';
  /** The only lotteries whose results it publishes. */
  readonly lotteries?: readonly string[] | undefined;
  /** The only prizes it has, by lottery. It confirms no others. */
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The source whose numbers it repeats: the two are one witness. */
  readonly copies?: string | undefined;
  /** It copies only draws before this day; without this field, all of them. */
  readonly copiesBefore?: DrawDate | undefined;
  /** For developers, in English. */
  readonly note?: string | undefined;
  /** The same for visitors. */
  readonly noteTh?: string | undefined;
};

export function isAuthority(id: string, sources: readonly Pick<Source, 'id' | 'role'>[]): boolean {
  return sources.some((source) => source.id === id && source.role === 'authority');
}

/**
 * The source that first published what this one repeats about a draw of that day, or the source
 * itself. Two sources of one origin are one witness.
 */
export function originOf(
  id: string,
  drawDate: DrawDate,
  sources: readonly Pick<Source, 'id' | 'copies' | 'copiesBefore'>[],
): string {
  const source = sources.find((candidate) => candidate.id === id);
  const { copies, copiesBefore } = source ?? {};
  if (copies === undefined || (copiesBefore !== undefined && drawDate >= copiesBefore)) return id;
  // Without the source itself, so that a circle of copies ends.
  const remaining = sources.filter((candidate) => candidate !== source);
  return originOf(copies, drawDate, remaining);
}

/** The source of that id; the rules of intake require one. Throws where there is none. */
export function sourceNamed(id: string, sources: readonly Source[]): Source {
  const source = sources.find((source) => source.id === id);
  if (source === undefined) throw new Error(`${id} is not a source`);
  return source;
}
