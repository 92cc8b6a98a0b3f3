import { useState } from 'react';

/** Which record is shown. */
interface Shown {
  /** The account that sees it. */
  readonly viewer: string;
  readonly id: string;
}

/**
 * The record, or its last known version: a person who types must not lose the form because a newer list does not contain it. Never that
 * of another id or of another account.
 */
export function useLastKnown<T>(record: T | null, { viewer, id }: Shown): T | null {
  const [last, setLast] = useState({ record, viewer, id });
  if (record !== null && last.record !== record) setLast({ record, viewer, id });
  return last.viewer === viewer && last.id === id ? (record ?? last.record) : record;
}
