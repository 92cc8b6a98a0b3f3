import { useEffect, useEffectEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useWalk } from '../../lists/query/use-walk.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useIsListBeside } from '../../ui/beside/beside-context.ts';
import { catchFocus } from '../../ui/focus/catch-focus.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { PictureLoading } from '../../ui/pictures/picture-loading.ts';
import { type IndexedIds, useWindowed, type Windowed } from '../../ui/windowed/use-windowed.ts';
import { CHOICE_OF_DAY } from './day-choice.tsx';
import { DayRibbon, type RibbonSource } from './day-ribbon.tsx';
import { FrontContent, GapContent } from './entry-content.tsx';
import styles from './entry-list.module.css';
import type { EntryTimes } from './entry-times.ts';
import type { HistoryLines } from './history-lines.ts';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import type { EntryNames } from './use-entry-names.ts';
import type { UnsureMarksOf } from './use-unsure-marks.ts';
import { historyScreenWords as words } from './words.ts';

interface EntryListProps {
  lines: HistoryLines;
  names: EntryNames;
  times: EntryTimes;
  /** Null while it is not known who the members are. */
  ribbons: RibbonSource | null;
  /** The changes that the service does not have yet, by the id of their switch. */
  pending: ReadonlyMap<string, QueueEntry>;
  marksOf: UnsureMarksOf;
  /** What the owner has written about an entry; null for another system's. */
  noteOf: SwitchNotes['noteOf'] | null;
  /** What stays the same for an entry when it gets another id. */
  keyOf: (id: string) => string;
  /** Id of the open entry. */
  openId: string | null;
  /** Keep the function. `keepsFocus`: the focus stays in the list. */
  onOpen: (id: string, options?: { readonly keepsFocus: boolean }) => void;
  /** The day to scroll into view, as `2026-05-03`; undefined for none. */
  day: string | undefined;
  /** Changes when the same day is chosen again. */
  turn: number;
  /** Whether the day was pressed in its month: the focus moves to its heading. */
  isChosen: { current: boolean };
  /** Called with the month of the first line in sight, as `2026-05`. Keep the function. */
  onMonth: (month: string) => void;
}

/** The entries under their days; rendered only where they are visible. */
export function EntryList(props: EntryListProps) {
  const { lines, keyOf, openId, onOpen, day, turn, isChosen, onMonth } = props;
  const ids = useMemo(() => idsOf(lines), [lines]);
  const onMove = useWalk(useIsListBeside(), onOpen);
  const windowed = useWindowed({ ids, columns: 1, openId, onMove });
  const { rowPx, active } = windowed;
  useScrollToDay(lines, { day, turn, isChosen }, windowed);
  useMonthInSight(lines, windowed, onMonth);
  return (
    <div className={styles.view}>
      <span ref={windowed.probeRef} aria-hidden="true" className={styles.probe} />
      <ul
        ref={(element) => {
          windowed.listRef.current = element;
        }}
        {...windowed.handlers}
        aria-label={words.list}
        className={styles.list}
        style={{ height: lines.length * rowPx }}
      >
        <PictureLoading value="now">
          {windowed.indices.map((index) => {
            const line = lines.at(index);
            if (line === undefined) return null;
            const shared = { 'data-index': index, tabIndex: index === active ? 0 : -1 } as const;
            return (
              <li
                key={keyOf(line.id)}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                className={styles.item}
                style={{ top: index * rowPx }}
              >
                <Line {...props} line={line} shared={shared} />
              </li>
            );
          })}
        </PictureLoading>
      </ul>
    </div>
  );
}

interface LineProps extends EntryListProps {
  line: NonNullable<ReturnType<HistoryLines['at']>>;
  /** The attributes of what can be focused in every line. */
  shared: { readonly 'data-index': number; readonly tabIndex: 0 | -1 };
}

/** The heading of a day, or an entry. */
function Line({ line, shared, names, times, ribbons, pending, marksOf, noteOf, openId, onOpen }: LineProps) {
  if (line.kind === 'day')
    return (
      <div className={styles.day}>
        <h2 {...shared} className={styles.heading}>
          {times.day(line.day.startMs)}
          <span className={styles.count}>{words.dayCount(formatCount(line.count), line.count === 1)}</span>
        </h2>
        {ribbons !== null && <DayRibbon {...{ ribbons, times }} dayKey={line.id} />}
      </div>
    );
  return (
    <button
      {...shared}
      type="button"
      data-entry={line.id}
      data-key={line.id}
      aria-current={line.id === openId || undefined}
      className={styles.entry}
      onClick={() => onOpen(line.id)}
    >
      {line.entry.kind === 'gap' ? (
        <GapContent gap={line.entry} times={times} />
      ) : (
        <FrontContent
          {...{ names, times }}
          moment={line.entry}
          pending={pending.get(line.id) ?? null}
          marks={marksOf(line.entry)}
          note={noteOf?.(line.entry)}
        />
      )}
    </button>
  );
}

function idsOf({ length, at, indexOf }: HistoryLines): IndexedIds {
  return { length, at: (index) => at(index)?.id, indexOf };
}

/**
 * Scrolls a day, or the next earlier one with an entry, into view, and makes it the Tab stop: once it is loaded, and not again while
 * entries are added.
 */
function useScrollToDay(
  lines: HistoryLines,
  { day, turn, isChosen }: Pick<EntryListProps, 'day' | 'turn' | 'isChosen'>,
  { listRef, rowPx, activate }: Windowed,
): void {
  const index = day === undefined ? -1 : lines.indexOfDay(day);
  const isThere = index >= 0 && rowPx > 0;
  const goThere = useEffectEvent(() => {
    const list = listRef.current;
    if (list === null) return;
    const scroller = scrollerOf(list);
    const top = list.getBoundingClientRect().top + scroller.scrollTop + index * rowPx;
    scroller.scrollTo({ top: top - (toolsAbove(list)?.offsetHeight ?? 0) });
    activate(index);
    if (!isChosen.current) return;
    isChosen.current = false;
    // A dialog gives the focus back to its button, and the heading may not be drawn before.
    catchFocus(
      () => {
        flushSync(() => activate(index));
        return list.querySelector<HTMLElement>(`[data-index="${index}"]`);
      },
      { preventScroll: true },
      (focused) => focused?.closest(CHOICE_OF_DAY) !== null,
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn goes to the same day again
  useEffect(() => {
    if (day !== undefined && isThere) goThere();
  }, [day, isThere, turn]);
}

/** Reports in which month the first line is that the search, which stays at the top, does not cover. */
function useMonthInSight(
  lines: HistoryLines,
  { listRef, rowPx }: Windowed,
  onMonth: EntryListProps['onMonth'],
): void {
  useEffect(() => {
    const readMonth = () => {
      const list = listRef.current;
      if (list === null || rowPx === 0) return;
      const edgePx = toolsAbove(list)?.getBoundingClientRect().bottom ?? 0;
      const covered = Math.ceil(Math.round(edgePx - list.getBoundingClientRect().top) / rowPx);
      const day = lines.dayAt(Math.min(Math.max(covered, 0), lines.length - 1));
      if (day !== undefined) onMonth(day.slice(0, 7));
    };
    readMonth();
    // In the capture phase, for the scroll bar of a pane, too.
    window.addEventListener('scroll', readMonth, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', readMonth, { capture: true });
  }, [lines, listRef, rowPx, onMonth]);
}

function toolsAbove(list: HTMLElement): HTMLElement | null {
  return list.closest('main')?.querySelector<HTMLElement>('[data-sticky]') ?? null;
}

/** The scroll container of a list: the page, or its pane beside a record. */
function scrollerOf(list: HTMLElement): Element {
  for (let part = list.parentElement; part !== null; part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto') return part;
  }
  return document.scrollingElement ?? document.documentElement;
}
