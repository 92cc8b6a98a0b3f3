import type { Group, Member } from '@frontboard/model';
import { SearchX } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { searchPlace } from '../../lists/search/search-place.ts';
import { createPeopleIn, peopleOf } from '../../parts/ribbon/person.ts';
import { useUnsure } from '../../parts/ribbon/use-unsure.ts';
import { UndoableEdits } from '../../parts/switches/undoable-edits.tsx';
import { useMemberStates } from '../../session/local/member-states.ts';
import { timesBeforeGaps } from '../../sync/history/find-gaps.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { useSwitchHistory } from '../../sync/history/use-switch-history.ts';
import { insightKey, usePreparedInsight } from '../../sync/insight/use-insight.ts';
import { useRowsWithPending } from '../../sync/switches/use-rows-with-pending.ts';
import { useRowsWithUnsent } from '../../sync/switches/use-rows-with-unsent.ts';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { ListBesideRecord } from '../../ui/beside/list-beside-record.tsx';
import { LeavingButton } from '../../ui/buttons/leaving-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogTitle } from '../../ui/dialogs/dialog-title.tsx';
import { BREAKPOINTS_PX } from '../../ui/layout/breakpoints.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { useInTurn } from '../../ui/use-in-turn.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { DateButton } from './date-button.tsx';
import { DayChoice, type MonthInView } from './day-choice.tsx';
import type { RibbonSource } from './day-ribbon.tsx';
import type { HistoryEntry } from './entries.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryRecord, enterEntry } from './entry-record.tsx';
import { GapDetails } from './gap-details.tsx';
import { HistoryLoading, HistoryProblem } from './history-problem.tsx';
import styles from './history-screen.module.css';
import type { HistoryAddress } from './history-search.ts';
import { HistoryTools } from './history-tools.tsx';
import { useSwitchNotes } from './notes/use-switch-notes.ts';
import { openEntryOf } from './open-entry.ts';
import { ADD_SWITCH_ID, useEntryEditor } from './use-entry-editor.tsx';
import { type EntryNames, useEntryNames } from './use-entry-names.ts';
import { useShownEntries } from './use-shown-entries.ts';
import { useUnsureMarks } from './use-unsure-marks.ts';
import { historyScreenWords as words } from './words.ts';

/** The widest screen without room for the details beside the list, in px. */
const NO_ROOM_PX = BREAKPOINTS_PX.listAndDetails - 1;

interface HistoryViewProps extends HistoryAddress {
  /** Above the list. */
  head: ReactNode;
  systemRef: string;
  isOwner: boolean;
  asOthers: boolean;
  /** Null while they are loaded. */
  members: readonly Member[] | null;
  groups: readonly Group[];
  /** Null where it is unknown. */
  systemZone: string | null;
}

/** In the title of an entry, which has all of them below it. */
const MOST_NAMES = 4;
const NOBODY: readonly Member[] = [];

/** The history of a system: its list, what finds and exports in it, and the open entry, beside the list where there is room. */
export function HistoryView(props: HistoryViewProps) {
  const { head, systemRef, isOwner, asOthers, groups, search, onSearch } = props;
  const members = props.members ?? NOBODY;
  const data = useShownHistory(props);
  const { history, names, isEditable, marksOf, recorded, pending, idOf, firstIdOf, notes, shown, ribbons } =
    data;
  const { all, entries, lines, times, zone, ownZone } = shown;
  const month = useMonthInView({ shown, history, ribbons, search, onSearch });
  const isNarrow = useNarrowScreen(NO_ROOM_PX);
  // What surrounds the list is rendered at once, the list in slices, and the month a frame after it.
  const isViewed = useDeferredValue(all.length > 0);
  const [, isMonthDrawn = false] = useInTurn(isViewed, 2);
  const { setAdding, openEntry, isEntered } = useEntryAddress(search, onSearch);
  // A dialog opens in the place where it stays.
  const isThere = all.length > 0 ? isViewed : history.state !== 'loading';
  const editor = useEntryEditor({
    history,
    ...recorded,
    isAdding: isEditable && isThere && search.add === true,
    onAdding: setAdding,
  });

  const addSwitch = () => setAdding(true);
  const listRef = useRef<HTMLDivElement>(null);
  if (all.length === 0 || !isViewed)
    return (
      <>
        {head}
        {all.length > 0 ? (
          <HistoryLoading />
        ) : (
          <HistoryProblem history={history} onAdd={isEditable ? addSwitch : null} />
        )}
        {editor.dialog}
      </>
    );
  const { open, isListed, newer, older } = openEntryOf(shown, search.entry && idOf(search.entry));
  const close = () => {
    (rowOf(open?.id) ?? searchPlace(listRef.current))?.focus();
    onSearch({ ...search, entry: undefined });
  };
  const opening = (entry: HistoryEntry | null) => entry && (() => openEntry(entry.id));
  const title = open === undefined ? words.details.title : titleOf(open, names);
  const isUnsent = open !== undefined && pending.get(open.id)?.switchId === null;
  const details = open?.kind === 'front' && (
    <EntryDetails
      key={firstIdOf(open.id)}
      moment={open}
      {...{ names, times, systemRef, isOwner, asOthers }}
      onFilter={(id) => onSearch({ with: id, zone: search.zone }, true)}
      onEdit={isEditable && !isUnsent ? (mode) => editor.open(open.id, mode) : null}
      pending={pending.get(open.id) ?? null}
      marks={marksOf(open)}
      notes={notes}
    />
  );
  const gapDetails = open?.kind === 'gap' && <GapDetails gap={open} {...{ times, history }} />;
  const foot = <EntryFoot onNewer={opening(newer)} onOlder={opening(older)} />;
  const isMonthBeside = !isNarrow && open === undefined;
  const list = (
    <div data-month={isMonthBeside || undefined} className={styles.page}>
      {head}
      {isMonthBeside && (
        <section aria-label={words.month} className={styles.month}>
          {isMonthDrawn && <DayChoice {...month.inView} />}
        </section>
      )}
      <div ref={listRef} className={styles.history}>
        <HistoryTools
          {...{ search, onSearch, history, shown, names, members, groups, isOwner, notes }}
          list={() => listRef.current}
          onOpen={openEntry}
          onAdd={isEditable ? addSwitch : null}
          dateButton={isMonthBeside ? null : <DateButton {...month.inView} />}
        />
        {isEditable && <UndoableEdits fallback={() => document.getElementById(ADD_SWITCH_ID)} />}
        {zone !== ownZone && <p className={softSmall}>{words.zoneNote(zone, true)}</p>}
        {entries.frontCount === 0 ? (
          <NothingFound
            history={history}
            handFocusTo={() => searchPlace(listRef.current)}
            onClear={() => onSearch({})}
          />
        ) : (
          <div className={styles.entries}>
            <EntryList
              {...{ lines, names, times, ribbons, pending, marksOf }}
              noteOf={notes?.noteOf ?? null}
              keyOf={firstIdOf}
              openId={isListed ? (open?.id ?? null) : null}
              onOpen={openEntry}
              day={search.day}
              turn={month.turn}
              isChosen={month.isChosen}
              onMonth={month.setMonth}
            />
          </div>
        )}
      </div>
    </div>
  );
  return (
    <>
      <OpenedEntry
        {...{ title, list, foot, isNarrow, isEntered }}
        id={open?.id ?? null}
        isHidden={editor.isOpen}
        onClose={close}
      >
        {details}
        {gapDetails}
      </OpenedEntry>
      {editor.dialog}
    </>
  );
}

/** The history, what the screen shows of it, and what it is shown with. */
function useShownHistory(props: HistoryViewProps) {
  const { systemRef, isOwner, asOthers, groups, search, systemZone } = props;
  const members = props.members ?? NOBODY;
  const history = useSwitchHistory(systemRef, asOthers);
  usePreparedViews(props, history);
  useWantedDays(search, history);
  const names = useEntryNames(props.members, isOwner);
  const isEditable = isOwner && !asOthers;
  const marksOf = useUnsureMarks(isEditable);
  const recorded = useRowsWithPending(history.switches, isEditable);
  const { rows, pending, idOf, firstIdOf } = useRowsWithUnsent(recorded, isEditable);
  const { gapsBefore } = history;
  const notes = useSwitchNotes({ isOwn: isEditable, history, pending });
  const shown = useShownEntries({
    ...{ rows, gapsBefore, search, members, groups, names, isOwner, systemZone, notes },
  });
  const ribbons = useRibbonSource(rows, history, { ...props, isEditable, names, dayOf: shown.dayOf });
  return {
    ...{ history, names, isEditable, marksOf, recorded, pending, idOf, firstIdOf, notes, shown, ribbons },
  };
}

type MonthOptions = Pick<HistoryAddress, 'search' | 'onSearch'> &
  Pick<MonthInView, 'shown' | 'history' | 'ribbons'>;

/** The month that is in sight, and the days that are chosen in it. */
function useMonthInView({ shown, history, ribbons, search, onSearch }: MonthOptions) {
  const { entries, lines } = shown;
  const [month, setMonth] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const isChosen = useRef(false);
  const inView: MonthInView = {
    ...{ shown, history, ribbons },
    month: entries.frontCount === 0 ? null : (month ?? lines.dayAt(0)?.slice(0, 7) ?? null),
    day: search.day,
    onDay: (day) => onSearch({ ...search, day }),
    onChosen: (day) => {
      isChosen.current = true;
      // Another day is gone to once the address has it.
      if (day === search.day) setTurn(turn + 1);
      else onSearch({ ...search, day });
    },
  };
  return { inView, turn, isChosen, setMonth };
}

/** What the address says about entries, and how it is changed. */
function useEntryAddress(search: HistoryAddress['search'], onSearch: HistoryAddress['onSearch']) {
  const isEntered = useRef(false);
  const latest = useLatest(search);
  const setAdding = useCallback(
    (isAdding: boolean) => onSearch({ ...latest.current, add: isAdding || undefined }, isAdding),
    [onSearch],
  );
  const openEntry = useCallback(
    (entry: string, { keepsFocus = false } = {}) => {
      if (entry === latest.current.entry && !keepsFocus) return enterEntry();
      isEntered.current = !keepsFocus;
      onSearch({ ...latest.current, entry }, latest.current.entry === undefined);
    },
    [onSearch],
  );
  return { setAdding, openEntry, isEntered };
}

interface OpenedEntryProps {
  /** The id of the open entry; null without one. */
  id: string | null;
  title: string;
  list: ReactNode;
  /** Stays when the next entry opens. */
  foot: ReactNode;
  isNarrow: boolean;
  isEntered: RefObject<boolean>;
  /** Something is open above it. */
  isHidden: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The list with the open entry beside it or, without room for that, above it. */
function OpenedEntry({
  id,
  title,
  list,
  foot,
  isNarrow,
  isEntered,
  isHidden,
  onClose,
  children,
}: OpenedEntryProps) {
  return (
    <>
      <ListBesideRecord label={words.title} list={list} isOpen={!isNarrow && id !== null}>
        {id !== null && (
          <EntryRecord id={id} title={title} isEntered={isEntered} onClose={onClose}>
            {children}
            {foot}
          </EntryRecord>
        )}
      </ListBesideRecord>
      <Dialog
        title={title}
        hasOwnTitle
        isOpen={isNarrow && id !== null && !isHidden}
        onClose={onClose}
        actions={foot}
      >
        <DialogTitle className={styles.dialogTitle}>
          <Foreign>{title}</Foreign>
        </DialogTitle>
        {children}
      </Dialog>
    </>
  );
}

interface NothingFoundProps {
  history: SwitchHistory;
  handFocusTo: () => HTMLElement | null;
  onClear: () => void;
}

function NothingFound({ history, handFocusTo, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={words.nothing}
      actions={
        <LeavingButton handFocusTo={handFocusTo} onClick={onClear}>
          {words.clear}
        </LeavingButton>
      }
    >
      <p>{nothingText(history)}</p>
    </EmptyState>
  );
}

/** Who was in front, as the title of an entry. */
function titleOf(entry: HistoryEntry, names: EntryNames): string {
  if (entry.kind === 'gap') return entry.fromMs === null ? words.gap.older : words.gap.title;
  if (entry.memberIds.length === 0) return words.switchOut;
  return names.isLoading
    ? words.details.title
    : joinParts(names.namesOf(entry, 'names', MOST_NAMES), frontWords.and);
}

function nothingText({ state, isOnDemand }: SwitchHistory): string {
  if (state === 'complete') return words.nothingText;
  return state === 'paused' && isOnDemand ? words.nothingInNewest : words.nothingYet;
}

/** Loads what a search by days needs of a history on demand. The days may follow another time zone. */
function useWantedDays({ from, day }: HistoryAddress['search'], { want }: SwitchHistory): void {
  const first = from ?? day;
  useEffect(() => {
    if (first === undefined) return want(null);
    const date = new Date(`${first}T00:00Z`);
    date.setUTCDate(date.getUTCDate() - 1);
    want({ since: date.toISOString() });
  }, [first, want]);
}

/** What the ribbons of the days are drawn from: all switches, whatever is filtered. */
function useRibbonSource(
  switches: SwitchHistory['switches'],
  { gapsBefore, loadedBackTo }: SwitchHistory,
  {
    members,
    isOwner,
    isEditable,
    names,
    dayOf,
  }: Pick<HistoryViewProps, 'members' | 'isOwner'> &
    Pick<RibbonSource, 'names' | 'dayOf'> & { readonly isEditable: boolean },
): RibbonSource | null {
  const naming = useNaming();
  const states = useMemberStates(isOwner);
  const unsure = useUnsure(isEditable);
  const peopleIn = useMemo(
    () => (members === null ? null : createPeopleIn(peopleOf(members, naming, isOwner, states))),
    [members, naming, isOwner, states],
  );
  return useMemo(() => {
    if (peopleIn === null) return null;
    const unknownAfter = timesBeforeGaps(switches, { gapsBefore, loadedBackTo });
    return { switches, unknownAfter, peopleIn, names, dayOf, unsure };
  }, [switches, gapsBefore, loadedBackTo, peopleIn, names, dayOf, unsure]);
}

/** Prepares the figures of a history for the views that the links above its list open. */
function usePreparedViews(
  { systemRef, asOthers, members }: Pick<HistoryViewProps, 'systemRef' | 'asOthers' | 'members'>,
  { state, switches }: SwitchHistory,
): void {
  const caller = useSystemCaller(systemRef, asOthers);
  const isReady = state === 'complete' && members !== null;
  const source = useMemo(
    () => (isReady ? { switches, knownIds: members.map(({ id }) => id) } : null),
    [isReady, switches, members],
  );
  usePreparedInsight(insightKey(caller, systemRef), source);
}

function rowOf(entry: string | undefined): HTMLElement | null {
  return entry === undefined ? null : document.querySelector(`[data-entry="${entry}"]`);
}
