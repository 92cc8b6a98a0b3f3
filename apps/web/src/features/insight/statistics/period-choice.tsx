import { DayField } from '../../../lists/day-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ToggleSwitch } from '../../../ui/toggle-switch.tsx';
import styles from '../insight.module.css';
import { insightWords } from '../words.ts';
import { PERIODS, type PeriodName, readStatisticsSearch, type StatisticsSearch } from './search.ts';

const words = insightWords.statistics;

export interface StatisticsChoiceProps {
  search: StatisticsSearch;
  onSearch: (search: StatisticsSearch) => void;
}

/** Which period is counted, and how. */
export function PeriodChoice({ search, onSearch }: StatisticsChoiceProps) {
  const { period = 'month' } = search;
  const change = (changes: Readonly<Record<string, unknown>>) =>
    onSearch(readStatisticsSearch({ ...search, ...changes }));
  return (
    <div className={styles.choices}>
      <SegmentedControl<PeriodName>
        label={words.period}
        options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
        value={period}
        onChange={(value) => change({ period: value })}
      />
      {period === 'range' && (
        <div className={styles.days}>
          <DayField label={words.from} value={search.from} onChange={(from) => change({ from })} />
          <DayField label={words.to} value={search.to} onChange={(to) => change({ to })} />
        </div>
      )}
      <div className={styles.toggles}>
        {period !== 'all' && (
          <ToggleSwitch
            label={words.compare}
            isSelected={search.compare === true}
            onChange={(isOn) => change({ compare: isOn || undefined })}
          />
        )}
        <ToggleSwitch
          label={words.flat}
          description={words.flatHint}
          isSelected={search.flat === true}
          onChange={(isOn) => change({ flat: isOn || undefined })}
        />
        <ToggleSwitch
          label={words.countNoFronter}
          isSelected={search.noFronter !== 'out'}
          onChange={(isOn) => change({ noFronter: isOn ? undefined : 'out' })}
        />
      </div>
    </div>
  );
}
