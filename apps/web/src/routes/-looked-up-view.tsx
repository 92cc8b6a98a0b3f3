import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistoryData } from '../features/insight/history-data.ts';
import { LookedUpHistory } from '../features/insight/looked-up-history.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

interface LookedUpViewProps<Search> {
  /** The system's id in the address. */
  id: string;
  /** The view: owner or others. */
  as: 'others' | undefined;
  children: (data: HistoryData, onSearch: (search: Search) => void) => ReactNode;
}

/** A view of the history of a looked-up system. Its changes of the address keep the view. */
export function LookedUpView<Search extends object>({ id, as, children }: LookedUpViewProps<Search>) {
  const { ref, caller, asOthers } = useOpenSystem();
  const navigate = useNavigate();
  const change = (next: Search) =>
    void navigate({
      to: '.',
      search: { ...(as && { as }), ...next },
      replace: true,
      resetScroll: false,
    });
  return (
    <LookedUpHistory id={id} systemRef={ref} caller={caller} asOthers={asOthers}>
      {(data) => children(data, change)}
    </LookedUpHistory>
  );
}
