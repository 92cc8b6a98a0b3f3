/** Compares names by the rules of `locale` (a BCP 47 tag; the device's own if it is no valid one), numbers by value. */
export function makeCollator(locale: string | undefined): Intl.Collator {
  const options = { numeric: true } as const;
  try {
    return new Intl.Collator(locale, options);
  } catch {
    // A malformed tag throws a RangeError; sorting by the device's rules is better than not at all.
    return new Intl.Collator(undefined, options);
  }
}
