import { useCallback } from 'react';
import { useRecordContext } from '../records/use-record-writes.ts';
import { joinGroup } from './membership-writes.ts';

/** Adds members to a group of the own system; see `joinGroup`. */
export function useJoinGroup(): (group: string, members: readonly string[]) => Promise<boolean> {
  const context = useRecordContext();
  return useCallback((group, members) => joinGroup(context, group, members), [context]);
}
