import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import type { Gap } from './entries.ts';
import { type EntryTimes, gapLength } from './entry-times.ts';
import { LoadButtons } from './load-buttons.tsx';
import { useFocusForList } from './use-focus-for-list.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;

interface GapDetailsProps {
  gap: Gap;
  times: EntryTimes;
  history: SwitchHistory;
}

/** A time whose switches are not loaded yet, and the buttons that continue loading. */
export function GapDetails({ gap, times, history }: GapDetailsProps) {
  // They close once the gap is loaded.
  useFocusForList();
  const length = gapLength(gap);
  const from = gap.fromMs === null ? words.unknown : times.exact(gap.fromMs);
  return (
    <div className={stack(4)}>
      <p>{historyScreenWords.gap.text}</p>
      <FactList
        facts={[
          { kind: 'text', label: words.from, text: from },
          { kind: 'text', label: words.until, text: times.exact(gap.untilMs) },
          ...(length === null ? [] : [{ kind: 'text', label: words.lasted, text: length } as const]),
        ]}
      />
      <div className={cluster(2)}>
        <LoadButtons history={history} />
      </div>
    </div>
  );
}
