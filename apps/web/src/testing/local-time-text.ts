/**
 * A time as a field of type `datetime-local` has it, for a browser in the zone that our component tests and journeys use. A full minute
 * has no seconds: the field leaves them out, too.
 *
 * @param atMs milliseconds since the epoch
 */
export function localTimeText(atMs: number): string {
  return new Date(atMs)
    .toLocaleString('sv', { timeZone: 'Europe/Berlin' })
    .replace(' ', 'T')
    .replace(/(T\d\d:\d\d):00$/, '$1');
}
