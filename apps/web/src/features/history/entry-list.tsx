import { initials } from '@frontboard/model';
import { LogOut } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { pendingText } from '../../lists/switches/pending-text.ts';
import { useWalk } from '../../lists/use-walk.ts';
import { useImageAllowed } from '../../state/images/use-image-allowed.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useIsListBeside } from '../../ui/beside/beside-context.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { RunningTimes } from '../../ui/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTickingNow } from '../../ui/use-ticking-now.ts';
import { type IndexedIds, useWindowed } from '../../ui/windowed/use-windowed.ts';
import styles from './entry-list.module.css';
import { type EntryTimes, lengthOf } from './entry-times.ts';
import type { HistoryLines } from './history-lines.ts';
import { isBeforeGap, type Moment } from './moments.ts';
import type { EntryNames } from './use-entry-names.ts';
import { historyScreenWords as words } from './words.ts';

const FACE_PX = 32;
const MOST_FACES = 3;

interface EntryListProps {
  lines: HistoryLines;
  names: EntryNames;
  times: EntryTimes;
  /** The changes that the service does not have yet, by the id of their switch. */
  pending: ReadonlyMap<string, QueueEntry>;
  /** Between the front before this time and the next one there may be switches that are not loaded yet; in ms, null for no such time. */
  gapBeforeMs: number | null;
  /** Id of the open entry. */
  openId: string | null;
  /** Keep the function. `keepsFocus`: the focus stays in the list. */
  onOpen: (id: string, options?: { readonly keepsFocus: boolean }) => void;
  /** The day that is brought into sight, as `2026-05-03`; undefined for none. */
  day: string | undefined;
}

/** The entries under their days; drawn only where they are in sight. */
export function EntryList(props: EntryListProps) {
  const { lines, names, times, pending, gapBeforeMs, openId, onOpen, day } = props;
  const ids = useMemo(() => idsOf(lines), [lines]);
  const onMove = useWalk(useIsListBeside(), onOpen);
  const windowed = useWindowed({ ids, columns: 1, openId, onMove });
  const { listRef, rowPx, active } = windowed;
  useScrollToDay(lines, day, rowPx, listRef);
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
        {windowed.indices.map((index) => {
          const line = lines.at(index);
          if (line === undefined) return null;
          const shared = { 'data-index': index, tabIndex: index === active ? 0 : -1 } as const;
          return (
            <li
              key={line.id}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ top: index * rowPx }}
            >
              {line.kind === 'day' ? (
                <h2 {...shared} className={styles.day}>
                  {times.day(line.day.startMs)}
                  <span className={styles.count}>
                    {words.dayCount(formatCount(line.count), line.count === 1)}
                  </span>
                </h2>
              ) : (
                <button
                  {...shared}
                  type="button"
                  data-entry={line.id}
                  data-key={line.id}
                  aria-current={line.id === openId || undefined}
                  className={styles.entry}
                  onClick={() => onOpen(line.id)}
                >
                  <EntryContent
                    {...{ names, times }}
                    isBeforeGap={gapBeforeMs !== null && isBeforeGap(line.moment, gapBeforeMs)}
                    moment={line.moment}
                    pending={pending.get(line.id) ?? null}
                  />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function idsOf({ length, at, indexOf }: HistoryLines): IndexedIds {
  return { length, at: (index) => at(index)?.id, indexOf };
}

/** Brings a day, or the next earlier one with an entry, into sight: once it is loaded, and not again while entries are added. */
function useScrollToDay(
  lines: HistoryLines,
  day: string | undefined,
  rowPx: number,
  listRef: { readonly current: HTMLElement | null },
): void {
  const index = day === undefined ? -1 : lines.indexOfDay(day);
  const isThere = index >= 0 && rowPx > 0;
  const goThere = useEffectEvent(() => {
    if (listRef.current === null) return;
    const scroller = scrollerOf(listRef.current);
    const top = listRef.current.getBoundingClientRect().top + scroller.scrollTop + index * rowPx;
    scroller.scrollTo({ top: top - rowPx / 2 });
  });
  useEffect(() => {
    if (day !== undefined && isThere) goThere();
  }, [day, isThere]);
}

/** What a list scrolls in: the page, or its pane beside a record. */
function scrollerOf(list: HTMLElement): Element {
  for (let part = list.parentElement; part !== null; part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto') return part;
  }
  return document.scrollingElement ?? document.documentElement;
}

interface EntryContentProps {
  moment: Moment;
  names: EntryNames;
  times: EntryTimes;
  /** When it ended is not known yet. */
  isBeforeGap: boolean;
  pending: QueueEntry | null;
}

function EntryContent({ moment, names, times, isBeforeGap, pending }: EntryContentProps) {
  const { memberIds } = moment;
  const nowMs = useTickingNow();
  const isRunningShown = useContext(RunningTimes);
  const length = lengthOf(moment, nowMs, isRunningShown);
  return (
    <>
      <Faces memberIds={memberIds} names={names} />
      <span className={styles.words}>
        <span className={styles.who} data-out={memberIds.length === 0 || undefined}>
          {names.isLoading && memberIds.length > 0 ? (
            <Skeleton width="9em" />
          ) : (
            <Foreign>{names.phrase(memberIds)}</Foreign>
          )}
        </span>
        <span className={styles.when}>
          {isBeforeGap ? (
            <span>{words.untilUnknown(times.exact(moment.fromMs))}</span>
          ) : (
            <>
              <span>{times.span(moment, nowMs)}</span>
              {length !== null && <span>{length}</span>}
            </>
          )}
          {pending !== null && <span>{pendingText(pending)}</span>}
        </span>
      </span>
    </>
  );
}

function Faces({ memberIds, names }: Pick<EntryContentProps, 'names'> & { memberIds: readonly string[] }) {
  const isAllowed = useImageAllowed();
  return (
    <span aria-hidden="true" className={styles.faces}>
      {memberIds.length === 0 && (
        <span className={styles.out}>
          <LogOut />
        </span>
      )}
      {memberIds.slice(0, MOST_FACES).map((id) => {
        const member = names.memberOf(id);
        return (
          <Avatar
            key={id}
            src={member?.avatarUrl ?? null}
            initials={initials(member === null ? null : names.nameOf(member))}
            size={FACE_PX}
            color={member?.color ?? null}
            allowed={isAllowed(member?.avatarUrl ?? null)}
          />
        );
      })}
    </span>
  );
}
