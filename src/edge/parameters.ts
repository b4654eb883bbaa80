// How many parameters an address may have. Parsing thousands takes milliseconds, in which nobody else is answered.

/** No question has ten; what analytics add stays far below. */
const MOST_PARAMETERS = 100;

/** Whether a query has more parameters than anybody means. Looks at its length and its `&` alone. */
export function hasTooManyParameters(search: string): boolean {
  return (
    search.length >= MOST_PARAMETERS &&
    search.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS
  );
}
