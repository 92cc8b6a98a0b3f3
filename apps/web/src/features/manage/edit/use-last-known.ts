import { useState } from 'react';

/**
 * The record `id` represents, or the last that was known of it: whoever is typing must not lose the form because the list was
 * renewed without it.
 */
export function useLastKnown<T>(record: T | null, id: string): T | null {
  const [last, setLast] = useState({ record, id });
  if (record !== null && last.record !== record) setLast({ record, id });
  return last.id === id ? (record ?? last.record) : record;
}
