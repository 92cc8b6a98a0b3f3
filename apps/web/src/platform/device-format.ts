/** How hours are written: as the device does, or with 12 or 24. */
export type HourChoice = 'device' | '12' | '24';

const CYCLES = { '12': 'h12', '24': 'h23' } as const;

let hours: HourChoice = 'device';
/**
 * Their offsets tell zones apart that write the time differently, in winter or in summer, and cost next to nothing to find. Zones that differed
 * only in the past are not told apart.
 */
const ZONE_PROBES = [new Date(Date.UTC(2026, 0)), new Date(Date.UTC(2026, 6))];
let found: { readonly asked: string | undefined; readonly locale: string | undefined } | null = null;
/** Formats by their options: creating one takes tens of milliseconds. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Sets how hours are written from now on. */
export function setHours(choice: HourChoice): void {
  hours = choice;
}

/**
 * The locale for dates and numbers: the one that `start.js` chose for the language of the texts, else the first valid one of the device. Without
 * it, browsers use the language of their own menus, which may differ. Undefined, the browser's default, where the device has no valid locale.
 */
export function deviceLocale(): string | undefined {
  const { locale } = typeof document === 'undefined' ? {} : document.documentElement.dataset;
  const asked = locale ?? navigator.languages?.[0] ?? navigator.language;
  if (found === null || found.asked !== asked) found = { asked, locale: validLocale(asked) };
  return found.locale;
}

/** A format for dates and times in the person's locale and, without a zone in the options, the device's zone. Cached. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = keyOf(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(deviceLocale(), withHours(options));
  dates.set(key, format);
  return format;
}

/** Whether the format is cached, so that using it does not block the page. */
export function isFormatMade(options: Intl.DateTimeFormatOptions): boolean {
  return dates.has(keyOf(options));
}

/** A number in the person's locale: 2,500 or 2.500. `options` choose decimals or per cent. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([deviceLocale(), options]);
  const format = numbers.get(key) ?? new Intl.NumberFormat(deviceLocale(), options);
  numbers.set(key, format);
  return format.format(value);
}

function withHours(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return hours === 'device' ? options : { ...options, hourCycle: CYCLES[hours] };
}

/** A format keeps the zone that the device had when it was made, and a person may travel while the page is open. */
function keyOf(options: Intl.DateTimeFormatOptions): string {
  const zone = ZONE_PROBES.map((probe) => probe.getTimezoneOffset());
  return JSON.stringify([deviceLocale(), hours, zone, options]);
}

function validLocale(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // For example `C`, which systems without a language report.
    return undefined;
  }
}

/** The time zone of this device, as `Europe/Berlin`. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
