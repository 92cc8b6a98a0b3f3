import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '../../cache/groups/queries.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { sharedValue } from '../../cache/shared.ts';
import { LookedUpHistoryViews } from '../../parts/history-views.tsx';
import type { Caller } from '../../session/caller.ts';
import type { HistoryAddress } from './history-search.ts';
import { HistoryView } from './history-view.tsx';

interface SystemHistoryProps extends HistoryAddress {
  /** The system's id in the address. */
  id: string;
  systemRef: string;
  caller: Caller;
  /** Whether the person views it as its owner. */
  isOwner: boolean;
  asOthers: boolean;
}

/** The history of a looked-up system. A member who isn't in its list has no name. */
export function SystemHistory({ id, caller, ...rest }: SystemHistoryProps) {
  const members = useQuery(memberQueries(caller).list(rest.systemRef));
  const groups = useQuery(groupQueries(caller).list(rest.systemRef));
  const isLoading = members.data === undefined && members.error === null;
  return (
    <HistoryView
      {...rest}
      head={<LookedUpHistoryViews id={id} asOthers={rest.asOthers} />}
      members={sharedValue(members.data) ?? (isLoading ? null : NONE)}
      groups={sharedValue(groups.data) ?? NONE}
      systemZone={null}
    />
  );
}

const NONE: readonly never[] = [];
