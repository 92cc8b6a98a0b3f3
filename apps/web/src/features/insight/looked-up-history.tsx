import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { groupQueries } from '../../cache/groups/queries.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { sharedValue } from '../../cache/shared.ts';
import { LookedUpHistoryViews } from '../../parts/history-views.tsx';
import type { Caller } from '../../session/caller.ts';
import { useSwitchHistory } from '../../sync/history/use-switch-history.ts';
import { insightKey } from '../../sync/insight/use-insight.ts';
import { stack } from '../../ui/layout/layout.ts';
import type { HistoryData } from './history-data.ts';
import { HistoryStates } from './history-states.tsx';

interface LookedUpHistoryProps {
  /** The system's id in the address. */
  id: string;
  /** The reference for requests. */
  systemRef: string;
  caller: Caller;
  asOthers: boolean;
  children: (data: HistoryData) => ReactNode;
}

/** A view of the history of a looked-up system, with the links to the others. */
export function LookedUpHistory({ id, systemRef, caller, asOthers, children }: LookedUpHistoryProps) {
  const history = useSwitchHistory(systemRef, asOthers);
  const members = useQuery(memberQueries(caller).list(systemRef));
  const groups = useQuery(groupQueries(caller).list(systemRef));
  return (
    <div className={stack(4)}>
      <LookedUpHistoryViews id={id} asOthers={asOthers} />
      <HistoryStates
        history={history}
        historyKey={insightKey(caller, systemRef)}
        members={members.isPending ? undefined : sharedValue(members.data)}
        groups={sharedValue(groups.data)}
        lookedUpId={id}
      >
        {children}
      </HistoryStates>
    </div>
  );
}
