/** The state of the year in the address. Absent: this year. */
export interface YearSearch {
  /** Which year is shown. */
  readonly at?: number;
}

const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;

/** Reads the search of an address; invalid parts count as absent. */
export function readYearSearch({ at }: Record<string, unknown>): YearSearch {
  const isYear = typeof at === 'number' && Number.isInteger(at) && at >= FIRST_YEAR && at <= LAST_YEAR;
  return isYear ? { at } : {};
}
