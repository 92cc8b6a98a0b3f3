import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistoryData } from '../features/insight/history-data.ts';
import { LookedUpHistory } from '../features/insight/looked-up-history.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

interface LookedUpViewProps<Search> {
  /** The system's id in the address. */
  id: string;
  /** As whom the system is looked at. */
  as: 'others' | undefined;
  children: (data: HistoryData, onSearch: (search: Search) => void) => ReactNode;
}

/** A view of the history of a looked-up system. What it changes in the address leaves there as whom the system is looked at. */
export function LookedUpView<Search extends object>({ id, as, children }: LookedUpViewProps<Search>) {
  const { ref, caller, asOthers } = useOpenSystem();
  const navigate = useNavigate();
  const change = (next: Search) =>
    void navigate({
      to: '.',
      search: { ...(as && { as }), ...next },
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return (
    <LookedUpHistory id={id} systemRef={ref} caller={caller} asOthers={asOthers}>
      {(data) => children(data, change)}
    </LookedUpHistory>
  );
}
