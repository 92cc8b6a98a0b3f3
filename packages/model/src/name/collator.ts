/** Creating one takes as long as comparing thousands of names. */
const made = new Map<string | undefined, Intl.Collator>();

/**
 * Compares names by the rules of `locale`, numbers by value. `locale` is a BCP 47 tag; without a valid one it is the engine's default, which
 * in browsers is the language of their menus.
 */
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
    // A malformed tag throws a RangeError; then the engine's default is used.
    return new Intl.Collator(undefined, options);
  }
}
