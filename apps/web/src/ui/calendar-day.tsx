import { useDeferredValue } from 'react';

type Length = 'medium' | 'long';

const formats = new Map<Length, Intl.DateTimeFormat>();

function formatOf(length: Length): Intl.DateTimeFormat {
  const format = formats.get(length) ?? new Intl.DateTimeFormat(undefined, { dateStyle: length });
  formats.set(length, format);
  return format;
}

/** A day in the person's own zone and way of writing dates. Time in ms. The first one of a page comes a moment after the rest, because making its format takes long. */
export function CalendarDay({ atMs, length }: { atMs: number; length: Length }) {
  const isTime = useDeferredValue(true, formats.has(length));
  return (
    <time dateTime={new Date(atMs).toISOString()}>{isTime ? formatOf(length).format(atMs) : '\u00a0'}</time>
  );
}
