import type { FrontedDays, MemberQuery } from '@frontboard/model/list';
import { localDayOf } from '../../platform/local-day.ts';
import type { LastFrontedState } from '../../sync/history/last-fronted-state.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { formatDay } from '../../ui/time/format-day.ts';
import styles from '../entity-list.module.css';
import { DayField } from './day-field.tsx';
import { filterWords } from './words.ts';

const words = filterWords.fronted;

/** The day that is filled in first. */
const FIRST_DAYS_AGO = 30;

type Choice = 'any' | 'since' | 'notSince';
const CHOICES = [
  { value: 'any', label: words.choices.any },
  { value: 'since', label: words.choices.since },
  { value: 'notSince', label: words.choices.notSince },
] as const satisfies readonly { value: Choice; label: string }[];

const NO_DAYS: FrontedDays = { frontedSince: null, notFrontedSince: null };

interface FrontedFilterProps {
  query: MemberQuery;
  onChange: (query: MemberQuery) => void;
  fronts: LastFrontedState;
}

/** The filter by when members were last fronting, with how far back that is known. */
export function FrontedFilter({ query, onChange, fronts }: FrontedFilterProps) {
  const { frontedSince, notFrontedSince } = query;
  const day = frontedSince ?? notFrontedSince;
  const choice = frontedSince !== null ? 'since' : notFrontedSince !== null ? 'notSince' : 'any';
  const choose = (next: Choice, on = day ?? firstDay()) => onChange({ ...query, ...daysOf(next, on) });
  return (
    <>
      <SegmentedControl
        label={words.label}
        layout="row"
        options={CHOICES}
        value={choice}
        onChange={(next) => choose(next)}
      />
      {day !== null && (
        <>
          <DayField
            label={words.day}
            value={day}
            onChange={(next) => {
              // A day that is being typed is not a day yet.
              if (next !== undefined) choose(choice, next);
            }}
          />
          <Known fronts={fronts} />
        </>
      )}
    </>
  );
}

function Known({ fronts: { isLoading, isComplete, knownFromMs } }: Pick<FrontedFilterProps, 'fronts'>) {
  if (isComplete) return null;
  const text =
    knownFromMs !== null
      ? words.knownFrom(formatDay(knownFromMs, 'medium'))
      : isLoading
        ? words.loading
        : words.nothingKnown;
  return (
    <p role="note" className={styles.note}>
      {text}
    </p>
  );
}

function daysOf(choice: Choice, day: string): FrontedDays {
  if (choice === 'any') return NO_DAYS;
  return { ...NO_DAYS, [choice === 'since' ? 'frontedSince' : 'notFrontedSince']: day };
}

function firstDay(): string {
  const date = new Date();
  date.setDate(date.getDate() - FIRST_DAYS_AGO);
  return localDayOf(date);
}
