/** The locale of `deviceLocale`: with German texts it is one of German, which `start.js` has chosen or the device has. */
const locale =
  typeof document === 'undefined'
    ? 'de'
    : (document.documentElement.dataset.locale ?? navigator.languages[0]);
const numbers = new Intl.NumberFormat(locale);

/**
 * A count with its noun: "1 Mitglied", "2.500 Mitglieder". With its own format, because the catalogue is loaded before the rest of the app
 * and can import nothing of it.
 */
export function counted(count: number, one: string, many: string): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** A number in German: "2.500". */
export function number(count: number): string {
  return numbers.format(count);
}

/** An amount of time after "seit" or "vor": "3 Tage 4 Stunden" becomes "3 Tagen 4 Stunden". */
export function inDative(amount: string): string {
  return amount.replaceAll(/\b(Tag|Monat|Jahr)e\b/g, '$1en');
}

/** Choices in a sentence: "A, B oder C". */
export function either(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} oder ${last}`;
}
