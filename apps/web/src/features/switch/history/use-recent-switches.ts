import { type NewestSwitches, useNewestSwitches } from '../../../sync/history/use-newest-switches.ts';
import { type RowsWithPending, useRowsWithPending } from '../../../sync/switches/use-rows-with-pending.ts';

export interface RecentSwitchesNow extends Omit<NewestSwitches, 'switches'>, RowsWithPending {}

/** The newest switches of the own system once everything that waits is sent. They are fetched as soon as they are wanted. */
export function useRecentSwitches(isWanted?: boolean): RecentSwitchesNow {
  const { switches, ...newest } = useNewestSwitches(isWanted);
  return { ...newest, ...useRowsWithPending(switches) };
}
