import { useMemo } from 'react';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { createHistoryEdits, type HistoryEdits } from './history-edits.ts';
import { useQueueServices } from './services.ts';

/** The ways to edit the history of the own system. They keep their identity until the list of members changes. */
export function useHistoryEdits(): HistoryEdits {
  const { switchQueue, clock } = useQueueServices();
  const { items } = useOwnMembers();
  const viewer = viewerOf(useOwnSystem(), '@me');
  return useMemo(
    () => createHistoryEdits({ queue: switchQueue, clock, viewer, members: items ?? [] }),
    [switchQueue, clock, viewer, items],
  );
}
