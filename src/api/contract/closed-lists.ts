/**
 * The description without the marks of additions to the spec, for readers who never saw the spec.
 */
export function withoutMarks(description: string): string {
  return description.replaceAll(/ \(ours: [^)]*\)/g, '');
}

/**
 * A description, or a part of it, whose open lists of values are closed. For what is made with the
 * values of the same day: our pages, the types of our client, and the record of a release.
 */
export function closeLists(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeLists);
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([key, value]) => {
    const isOpenList = key === 'examples' && Array.isArray(value);
    return isOpenList ? ['enum', value] : [key, closeLists(value)];
  });
  return Object.fromEntries(fields);
}
