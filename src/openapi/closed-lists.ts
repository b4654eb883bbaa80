/**
 * The description without the marks of additions to the spec, for readers who never saw the spec.
 */
export function withoutMarks(description: string): string {
  return description.replaceAll(/ \(ours: [^)]*\)/g, '');
}

/**
 * The text of a description whose open lists of values are closed. For what is made with the values
 * of the same day: our pages, the types of our client, and the record of a release.
 */
export function closeLists(description: string): string {
  return description.replaceAll('"examples":[', '"enum":[');
}
