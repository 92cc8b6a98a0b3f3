import { useEffect } from 'react';
import type { HistoryData } from './history-data.ts';

/** Loads the switches that a view needs of a history on demand: from this time on, in milliseconds since 1970, or all. */
export function useWanted({ want }: Pick<HistoryData, 'want'>, sinceMs: number): void {
  useEffect(() => {
    want({ since: Number.isFinite(sinceMs) ? new Date(sinceMs).toISOString() : null });
  }, [want, sinceMs]);
}
