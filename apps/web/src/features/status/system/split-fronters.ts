/** The first `limit` fronters, and the number of the rest for "Show 4 others". One more than the limit is shown too: a button would save no space. */
export function splitFronters<T>(
  fronters: readonly T[],
  limit: number,
): { shown: readonly T[]; rest: number } {
  if (fronters.length <= limit + 1) return { shown: fronters, rest: 0 };
  return { shown: fronters.slice(0, limit), rest: fronters.length - limit };
}
