// What the service says of the present, cut to what files can say of it; and what the client says
// of files, cut to what they hold.

type DueDraws = { state: string; since: string };

/** A check whose `dueDraws` says only since when there are some: files know no more. */
export function knownToFiles<Body extends { data: { dueDraws?: DueDraws } }>(body: Body) {
  const { dueDraws, ...data } = body.data;
  if (dueDraws === undefined) return body;
  const { state, since } = dueDraws;
  return { ...body, data: { ...data, dueDraws: { state, since } } };
}

type DatedDraw = { standing: readonly { readonly code: string }[] };

/** The newest draw without what was due since, of which the file of its year says nothing. */
export function knownToFileOfYear<Body extends { data: DatedDraw; dueDraws?: unknown }>(
  body: Body,
) {
  const { dueDraws: _, data, ...answer } = body;
  return { ...answer, data: { ...data, standing: data.standing.filter(isOfDraw) } };
}

const isOfDraw = ({ code }: { readonly code: string }) => code !== 'late' && code !== 'awaited';

/** An answer of a mirror without the client's word that nobody knows how old it is. */
export function knownByFiles<Body extends object>(answer: Body): Omit<Body, 'stale'> {
  const { stale: _, ...stored } = answer as Body & { readonly stale?: unknown };
  return stored as Omit<Body, 'stale'>;
}
