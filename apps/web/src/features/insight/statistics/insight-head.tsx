import type { Period } from '@frontboard/insight';
import { CalendarDays, Ellipsis } from 'lucide-react';
import { DayField } from '../../../lists/filters/day-field.tsx';
import { NoteFilters } from '../../../parts/switch-notes/note-filters.tsx';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import { useLocalData } from '../../../session/local/local-data.ts';
import { hasRoles, knownMarks } from '../../../session/local/switch-notes.ts';
import { useSettings } from '../../../state/hooks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { PopoverButton } from '../../../ui/menus/popover-button.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { formatDay } from '../../../ui/time/format-day.ts';
import type { HistoryData } from '../history-data.ts';
import { MemberChoice } from '../member-choice.tsx';
import { insightWords } from '../words.ts';
import styles from './insight-head.module.css';
import { PERIODS, readStatisticsSearch, type StatisticsSearch } from './search.ts';

const words = insightWords.statistics;

export interface StatisticsChoiceProps {
  search: StatisticsSearch;
  onSearch: (search: StatisticsSearch) => void;
}

interface InsightHeadProps extends StatisticsChoiceProps {
  people: HistoryData['people'];
  isOwn: boolean;
  /** Whose time is shown; null for all. */
  memberId: string | null;
  /** What is counted; null while it is not known. */
  known: Period | null;
  /** When it was counted. */
  nowMs: number;
}

/** One row above the pictures: which period is shown, and a menu with how it is counted. */
export function InsightHead({ search, onSearch, people, isOwn, memberId, known, nowMs }: InsightHeadProps) {
  const { period = 'month' } = search;
  const isNoted = isOwn && (search.mark !== undefined || search.role !== undefined);
  const change = (changes: Readonly<Record<string, unknown>>) =>
    onSearch(readStatisticsSearch({ ...search, ...changes }));
  return (
    <>
      <div className={styles.head}>
        <MenuButton
          label={words.periods[period]}
          spokenLabel={words.period(words.periods[period])}
          icon={<CalendarDays aria-hidden="true" />}
          items={PERIODS.map((value) => ({
            id: value,
            label: words.periods[value],
            onAction: () => change({ period: value }),
          }))}
        />
        <p className={styles.dates}>{known !== null && countedDays(known, nowMs)}</p>
        <PopoverButton label={words.options} isIconOnly icon={<Ellipsis aria-hidden="true" />}>
          {(close) => (
            <div className={styles.options}>
              <MemberChoice
                label={words.of}
                people={people}
                value={memberId}
                onChange={(of) => change({ of: of ?? undefined })}
              />
              {isOwn && <NotedFilters {...{ search, change }} />}
              {period !== 'all' && memberId === null && !isNoted && (
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
              {!isNoted && (
                <ToggleSwitch
                  label={words.countNoFronter}
                  isSelected={search.noFronter !== 'out'}
                  onChange={(isOn) => change({ noFronter: isOn ? undefined : 'out' })}
                />
              )}
              <Button
                onClick={() => {
                  close();
                  // A frame later the menu is closed, so that it is not on the paper.
                  requestAnimationFrame(() => window.print());
                }}
              >
                {words.print}
              </Button>
            </div>
          )}
        </PopoverButton>
      </div>
      {isNoted && <OnlyNoted search={search} />}
      {period === 'range' && (
        <div className={styles.days}>
          <DayField label={words.from} value={search.from} onChange={(from) => change({ from })} />
          <DayField label={words.to} value={search.to} onChange={(to) => change({ to })} />
        </div>
      )}
    </>
  );
}

interface NotedFiltersProps {
  search: StatisticsSearch;
  change: (changes: Readonly<Record<string, unknown>>) => void;
}

/** Which part of the time is shown, by what is noted on this device. */
function NotedFilters({ search, change }: NotedFiltersProps) {
  const notes = useLocalData(({ switchNotes }) => switchNotes);
  return (
    <NoteFilters
      layout="row"
      filter={search}
      marks={knownMarks(notes)}
      hasRoles={hasRoles(notes)}
      onChange={(filter) => change({ ...filter })}
    />
  );
}

/** That not all of the time is shown. */
function OnlyNoted({ search: { mark, role } }: Pick<StatisticsChoiceProps, 'search'>) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const filters = [
    ...(mark === undefined
      ? []
      : [isDiscreet ? switchNoteWords.markedSomehow : switchNoteWords.marked(mark)]),
    ...(role === undefined ? [] : [switchNoteWords.inRole(switchNoteWords.roles[role])]),
  ];
  return (
    <p className={styles.dates}>
      <Foreign>{words.noted.only(words.line(filters))}</Foreign>
    </p>
  );
}

/** The first and the last day that are counted. */
function countedDays({ fromMs, toMs }: Period, nowMs: number): string {
  if (fromMs >= toMs) return '';
  return words.counted(
    formatDay(fromMs, 'medium'),
    toMs < nowMs ? formatDay(toMs - 1, 'medium') : insightWords.now,
  );
}
