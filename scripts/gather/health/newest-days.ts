// Days for a person: the newest one, the rest counted.

/** `describeDays(['2026-11-28', '2026-11-27'], false) //=> '2026-11-28 (+1)'` */
export function describeDays(days: readonly string[], isAll: boolean): string {
  const [newest = '', ...older] = days.toSorted().reverse();
  if (isAll) return [newest, ...older].join(' ');
  return older.length === 0 ? newest : `${newest} (+${older.length})`;
}
