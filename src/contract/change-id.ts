/**
 * The name of a change for good, `lao-tv_2026-11-16_corrected_2`: a receiver drops what it has
 * heard before. Its time is not part of it: where two people enter one draw, a merge keeps the
 * earlier one. It has no full stop, which the signature of a webhook puts between its parts.
 */
export function changeId(named: {
  readonly lottery: string;
  readonly drawDate: string;
  readonly change: string;
  readonly revision: number;
}): string {
  const { lottery, drawDate, change, revision } = named;
  return [lottery, drawDate, change, revision].join('_');
}
