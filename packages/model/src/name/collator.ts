/** Creating one takes as long as comparing thousands of names. */
const made = new Map<string | undefined, Intl.Collator>();

/** Compares names by the rules of `locale` (a BCP 47 tag; the device's own if it is not a valid one), numbers by value. */
export function collatorOf(locale: string | undefined): Intl.Collator {
  const collator = made.get(locale) ?? newCollator(locale);
  made.set(locale, collator);
  return collator;
}

function newCollator(locale: string | undefined): Intl.Collator {
  const options = { numeric: true } as const;
  try {
    return new Intl.Collator(locale, options);
  } catch {
    // A malformed tag throws a RangeError; then the device's rules are used.
    return new Intl.Collator(undefined, options);
  }
}
