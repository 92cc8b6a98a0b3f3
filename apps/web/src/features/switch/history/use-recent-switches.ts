import { type NewestSwitches, useNewestSwitches } from '../../../sync/history/use-newest-switches.ts';
import { type RowsWithPending, useRowsWithPending } from '../../../sync/switches/use-rows-with-pending.ts';

export interface RecentSwitchesNow extends Omit<NewestSwitches, 'switches'>, RowsWithPending {}

/** The newest switches of the own system once everything that waits is sent. */
export function useRecentSwitches(): RecentSwitchesNow {
  const { switches, ...newest } = useNewestSwitches();
  return { ...newest, ...useRowsWithPending(switches) };
}
