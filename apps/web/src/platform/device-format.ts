/** Which hours a day has on the screen: by the rules of the device, 12 or 24. */
export type HourChoice = 'device' | '12' | '24';

const CYCLES = { '12': 'h12', '24': 'h23' } as const;

let hours: HourChoice = 'device';
let found: { readonly asked: string | undefined; readonly locale: string | undefined } | null = null;
/** Making one takes tens of milliseconds. */
const dates = new Map<string, Intl.DateTimeFormat>();
const counts = new Map<string | undefined, Intl.NumberFormat>();

/** From now on times are written with these hours. */
export function setHours(choice: HourChoice): void {
  hours = choice;
}

/**
 * The language and region that dates and numbers are written for: the first the person's device names. Browsers write in the language of
 * their own menus otherwise, which may be another. Undefined, the browser's own way, where the device names none that is valid.
 */
export function deviceLocale(): string | undefined {
  const asked = navigator.languages?.[0] ?? navigator.language;
  if (found === null || found.asked !== asked) found = { asked, locale: validLocale(asked) };
  return found.locale;
}

/** A format of dates and times for this person, in the zone of the device if the options name none. Each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = keyOf(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(deviceLocale(), withHours(options));
  dates.set(key, format);
  return format;
}

/** Whether a format is made already, so that writing with it does not hold up the page. */
export function isFormatMade(options: Intl.DateTimeFormatOptions): boolean {
  return dates.has(keyOf(options));
}

/** A whole number for this person: 2,500 or 2.500. */
export function formatNumber(value: number): string {
  const locale = deviceLocale();
  const format = counts.get(locale) ?? new Intl.NumberFormat(locale);
  counts.set(locale, format);
  return format.format(value);
}

function withHours(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return hours === 'device' ? options : { ...options, hourCycle: CYCLES[hours] };
}

function keyOf(options: Intl.DateTimeFormatOptions): string {
  return JSON.stringify([deviceLocale(), hours, options]);
}

function validLocale(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Such as `C`, which systems without a language name.
    return undefined;
  }
}
