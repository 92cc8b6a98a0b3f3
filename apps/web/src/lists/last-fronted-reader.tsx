import { useEffect } from 'react';
import type { LastFrontedState } from '../sync/history/last-fronted-state.ts';
import { useLastFronted } from '../sync/history/use-last-fronted.ts';

export interface LastFrontedReaderProps {
  /** The reference of the system. */
  system: string;
  asOthers: boolean;
  /** Called with what is known, and with null when it is read no longer. Keep the function. */
  onRead: (fronts: LastFrontedState | null) => void;
}

/** Reads when members were last fronting, for a list that is shown before the code for it is loaded; shows nothing itself. */
export function LastFrontedReader({ system, asOthers, onRead }: LastFrontedReaderProps) {
  const fronts = useLastFronted(system, asOthers);
  useEffect(() => {
    onRead(fronts);
    return () => onRead(null);
  }, [fronts, onRead]);
  return null;
}
