import { recordKey } from '@frontboard/model';
import type { ReactNode } from 'react';
import { useOwnGroups, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { OwnHistoryTitle, OwnHistoryViews } from '../../parts/history-views.tsx';
import { NeedsToken } from '../../parts/needs-token.tsx';
import { useOwnSystem } from '../../session/hooks.ts';
import { useSwitchHistory } from '../../sync/history/use-switch-history.ts';
import { insightKey } from '../../sync/insight/use-insight.ts';
import { page, stack } from '../../ui/layout/layout.ts';
import type { HistoryData } from './history-data.ts';
import { HistoryStates } from './history-states.tsx';

interface OwnHistoryPageProps {
  title: string;
  children: (data: HistoryData) => ReactNode;
}

/** A view of the own history, with the links to the others. */
export function OwnHistoryPage({ title, children }: OwnHistoryPageProps) {
  const own = useOwnSystem();
  return (
    <div className={page('board')}>
      <OwnHistoryTitle title={title} />
      <div className={stack(4)}>
        <OwnHistoryViews />
        {own === null ? (
          <NeedsToken purpose="history" />
        ) : (
          <OwnHistory key={recordKey(own)} systemRef={recordKey(own)}>
            {children}
          </OwnHistory>
        )}
      </div>
    </div>
  );
}

interface OwnHistoryProps {
  systemRef: string;
  children: (data: HistoryData) => ReactNode;
}

function OwnHistory({ systemRef, children }: OwnHistoryProps) {
  const caller = useSystemCaller(systemRef);
  const history = useSwitchHistory(systemRef);
  const members = useOwnMembers();
  const groups = useOwnGroups();
  return (
    <HistoryStates
      history={history}
      historyKey={insightKey(caller, systemRef)}
      members={members.items ?? (members.state === 'failed' ? null : undefined)}
      groups={groups.items}
      lookedUpId={null}
      ownMembers={members}
    >
      {children}
    </HistoryStates>
  );
}
