// What the service says of the present, cut to what files can say of it.

type DueDraws = { state: string; since: string; drawDates: string[]; note: string };

/** A check of which `dueDraws` names the first of them only: files know no more. */
export function knownToFiles<Body extends { data: { dueDraws?: DueDraws } }>(body: Body) {
  const { dueDraws, ...data } = body.data;
  if (dueDraws === undefined) return body;
  const { state, since, drawDates } = dueDraws;
  return { ...body, data: { ...data, dueDraws: { state, since, first: drawDates[0] } } };
}
