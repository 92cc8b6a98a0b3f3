import { useState } from 'react';

/**
 * The record with `id`, or its last known version: a person who types must not lose the form because a newer list
 * does not contain it.
 */
export function useLastKnown<T>(record: T | null, id: string): T | null {
  const [last, setLast] = useState({ record, id });
  if (record !== null && last.record !== record) setLast({ record, id });
  return last.id === id ? (record ?? last.record) : record;
}
