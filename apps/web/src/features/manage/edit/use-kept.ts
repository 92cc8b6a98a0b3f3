import { useState } from 'react';

/**
 * The record `id` represents, or the last that was known of it: whoever is typing must not lose the form because the list was
 * renewed without it.
 */
export function useKept<T>(record: T | null, id: string): T | null {
  const [kept, setKept] = useState({ record, id });
  if (record !== null && kept.record !== record) setKept({ record, id });
  return kept.id === id ? (record ?? kept.record) : record;
}
