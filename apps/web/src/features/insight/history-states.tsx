import type { Group, Member } from '@frontboard/model';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useSame } from '../../lists/query/use-same.ts';
import { peopleOf } from '../../parts/ribbon/person.ts';
import { useMemberStates } from '../../session/local/member-states.ts';
import { timesBeforeGaps } from '../../sync/history/find-gaps.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { describeUnknown } from '../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import { type HistoryData, peopleGroups } from './history-data.ts';
import { useSparing } from './use-sparing.ts';
import { insightWords as words } from './words.ts';

interface HistoryStatesProps {
  history: SwitchHistory;
  /** Identifies the system and the viewer. */
  historyKey: string;
  /** Null if the viewer may not see them; undefined while they are loading. */
  members: readonly Member[] | null | undefined;
  groups: readonly Group[] | null;
  /** Null for the own system's history. */
  lookedUpId: string | null;
  /** As in `HistoryData`. */
  ownMembers?: HistoryData['ownMembers'];
  children: (data: HistoryData) => ReactNode;
}

/** A history in all its states: what is loaded already is shown. */
export function HistoryStates({
  history,
  historyKey,
  members,
  groups,
  lookedUpId,
  ownMembers,
  children,
}: HistoryStatesProps) {
  const { state, loadedBackTo, gapsBefore, refusal, error, retry, want } = history;
  const switches = useSparing(history.switches, state === 'complete' || state === 'paused');
  const naming = useNaming();
  const states = useMemberStates(lookedUpId === null);
  // What surrounds the view is rendered at once, and the view in slices.
  const isViewed = useDeferredValue(true, false);
  const knownIds = useMemo(() => members?.map(({ id }) => id) ?? null, [members]);
  const gaps = useSame([...timesBeforeGaps(switches, { gapsBefore, loadedBackTo })]);
  const unknownAfter = useMemo(() => new Set(gaps), [gaps]);
  const data = useMemo(
    (): HistoryData => ({
      key: historyKey,
      source: { switches, knownIds },
      people: peopleOf(members ?? null, naming, lookedUpId === null, states),
      groups: peopleGroups(groups, members ?? null, naming),
      loadedBackTo: state === 'complete' ? null : loadedBackTo,
      unknownAfter,
      want,
      lookedUpId,
      ownMembers,
    }),
    [
      historyKey,
      switches,
      knownIds,
      members,
      groups,
      naming,
      states,
      state,
      loadedBackTo,
      unknownAfter,
      want,
      lookedUpId,
      ownMembers,
    ],
  );
  if (refusal !== null) {
    return (
      <EmptyState title={words.hidden}>
        <p>{words.hiddenText}</p>
      </EmptyState>
    );
  }
  if (isViewed && switches.length > 0 && members !== undefined) return children(data);
  if (history.switches.length === 0 && state === 'complete') {
    return (
      <EmptyState title={words.noHistory}>
        <p>{words.noHistoryText}</p>
      </EmptyState>
    );
  }
  if (state === 'failed') {
    const { detail, retryAtMs } = describeUnknown(error);
    return (
      <EmptyState title={words.failed} actions={<TryAgain untilMs={retryAtMs} onRetry={retry} />}>
        <p role="status">{detail}</p>
      </EmptyState>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton height="12em" />
    </div>
  );
}
