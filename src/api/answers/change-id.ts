type Named = Record<'lottery' | 'drawDate' | 'change', string> & { readonly revision: number };

/**
 * The name of a change for good, `lao-tv_2026-11-16_corrected_2`: a receiver drops what it has
 * heard before. Its time is not part of it: where two people enter one draw, a merge keeps the
 * earlier one. It has no full stop, which the signature of a webhook puts between its parts.
 */
export function changeId({ lottery, drawDate, change, revision }: Named): string {
  return [lottery, drawDate, change, revision].join('_');
}
