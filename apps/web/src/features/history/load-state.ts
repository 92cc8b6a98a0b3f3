import { parseTimestamp } from '@frontboard/model';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;

/** Whether a history is loaded, and how much of it is. */
export function loadState({ state, error, loadedCount, loadedBackTo, isOnDemand }: SwitchHistory): {
  readonly title: string;
  readonly amount: string;
} {
  // Nothing more was asked for.
  const isEnough = state === 'complete' || (isOnDemand && state === 'paused');
  const titles = {
    complete: words.complete,
    loading: words.loadingOlder,
    paused: isOnDemand ? words.newest : words.paused,
    failed: words.failed,
  };
  const title = isEnough && error !== null ? words.newestFailed : titles[state];
  const backToMs = parseTimestamp(loadedBackTo);
  const count = words.count(formatCount(loadedCount), loadedCount === 1);
  return {
    title,
    amount: backToMs === null ? count : words.countBackTo(count, formatDay(backToMs, 'medium')),
  };
}
