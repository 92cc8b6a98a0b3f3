import type { Group, Member } from '@frontboard/model';
import { Download, Plus, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { createMatcher } from '../../cache/naming/search.ts';
import { exportFileWords } from '../../lists/export-file/export-file-words.ts';
import { historyEditorWords } from '../../lists/switches/history-editor-words.ts';
import { UndoableEdits } from '../../lists/switches/undoable-edits.tsx';
import { useDraftText } from '../../lists/use-draft-text.ts';
import { deviceZone } from '../../platform/device-format.ts';
import { useSwitchHistory } from '../../sync/history/use-switch-history.ts';
import { BREAKPOINTS_PX } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { createDayFinder, startOfDay } from './days.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntryList } from './entry-list.tsx';
import { createEntryTimes } from './entry-times.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { type FilterContext, filterMoments } from './filter-moments.ts';
import { HistoryFilters } from './history-filters.tsx';
import { linesOf } from './history-lines.ts';
import { HistoryProblem } from './history-problem.tsx';
import styles from './history-screen.module.css';
import { countFilters, type HistorySearch } from './history-search.ts';
import { JumpField } from './jump-field.tsx';
import { LoadProgress } from './load-progress.tsx';
import { momentsOf } from './moments.ts';
import { ADD_SWITCH_ID, useEntryEditor } from './use-entry-editor.tsx';
import { useEntryNames } from './use-entry-names.ts';
import { useRowsWithPending } from './use-rows-with-pending.ts';
import { historyScreenWords as words } from './words.ts';

/** The widest screen without room for the details beside the list, in px. */
const NO_ROOM_PX = BREAKPOINTS_PX.listAndDetails - 1;

/** What the address says, and the way to change it. */
export interface HistoryAddress {
  search: HistorySearch;
  /** `isStep`: Back leads to what was there before. Keep the function. */
  onSearch: (search: HistorySearch, isStep?: boolean) => void;
}

interface HistoryViewProps extends HistoryAddress {
  systemRef: string;
  isOwner: boolean;
  asOthers: boolean;
  /** Null while they are loaded. */
  members: readonly Member[] | null;
  groups: readonly Group[];
  /** Null where it is unknown. */
  systemZone: string | null;
}

const NOBODY: readonly Member[] = [];

/** The history of a system: its list, what finds and exports in it, and the open entry. */
export function HistoryView(props: HistoryViewProps) {
  const { systemRef, isOwner, asOthers, members, groups, search, onSearch } = props;
  const history = useSwitchHistory(systemRef, asOthers);
  const names = useEntryNames(members, isOwner);
  const ownZone = useMemo(deviceZone, []);
  const systemZone = props.systemZone === ownZone ? null : props.systemZone;
  const zone = search.zone === 'system' && systemZone !== null ? systemZone : ownZone;
  const { dayOf, times } = useMemo(() => {
    const finder = createDayFinder(zone);
    return { dayOf: finder, times: createEntryTimes(zone, finder) };
  }, [zone]);
  const isEditable = isOwner && !asOthers;
  const { rows, pending } = useRowsWithPending(history.switches, isEditable);
  const editor = useEntryEditor({ history, rows, pending });
  const all = useMemo(() => momentsOf(rows), [rows]);
  const asked = useDeferredValue(search);
  const moments = useMemo(
    () =>
      filterMoments(all, asked, {
        ...contextOf(members ?? NOBODY, groups, names.nameOf),
        startOfDay: (key) => startOfDay(key, dayOf),
      }),
    [all, asked, members, groups, names, dayOf],
  );
  const lines = useMemo(() => linesOf(moments, dayOf), [moments, dayOf]);
  const isNarrow = useNarrowScreen(NO_ROOM_PX);
  const [text, setText] = useDraftText(search.q ?? '', (q) => onSearch({ ...search, q }));
  const [isExporting, setExporting] = useState(false);

  const addButton = isEditable && (
    <Button id={ADD_SWITCH_ID} icon={<Plus aria-hidden="true" />} onClick={() => editor.open(null, 'edit')}>
      {historyEditorWords.add}
    </Button>
  );
  if (all.length === 0)
    return (
      <>
        <HistoryProblem history={history} addButton={addButton} />
        {editor.dialog}
      </>
    );
  const openIndex = search.entry === undefined ? -1 : moments.indexOf(search.entry);
  const open = openIndex < 0 ? undefined : moments.at(openIndex);
  const close = () => onSearch({ ...search, entry: undefined });
  const openAt = (index: number) => {
    if (index < 0 || index >= moments.length) return null;
    return () => onSearch({ ...search, entry: moments.at(index).id });
  };
  const details = open !== undefined && (
    <EntryDetails
      key={open.id}
      moment={open}
      {...{ names, times, systemRef, isOwner, asOthers }}
      onFilter={(id) => onSearch({ with: id, zone: search.zone }, true)}
      onEdit={isEditable ? (mode) => editor.open(open.id, mode) : null}
      pending={pending.get(open.id) ?? null}
      onNewer={openAt(openIndex - 1)}
      onOlder={openAt(openIndex + 1)}
    />
  );
  const isFiltered = countFilters(search) > 0;
  return (
    <div className={styles.history}>
      <LoadProgress history={history} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={words.filters.search}
            value={text}
            onChange={setText}
            resultText={
              isFiltered ? words.filters.found(formatCount(moments.length), formatCount(all.length)) : ''
            }
          />
        </div>
        <JumpField {...{ lines, history }} day={search.day} onDay={(day) => onSearch({ ...search, day })} />
        <Button
          icon={<Download aria-hidden="true" />}
          disabled={moments.length === 0}
          onClick={() => setExporting(true)}
        >
          {exportFileWords.open}
        </Button>
        {addButton}
      </div>
      {isEditable && <UndoableEdits fallback={() => document.getElementById(ADD_SWITCH_ID)} />}
      <HistoryFilters
        {...{ search, onSearch, groups, names, systemZone }}
        members={members ?? NOBODY}
        deviceZone={ownZone}
      />
      <p className={styles.soft}>{words.zoneNote(zone, zone !== ownZone)}</p>
      <div className={styles.columns} data-open={(!isNarrow && open !== undefined) || undefined}>
        {moments.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
            title={words.nothing}
            actions={<Button onClick={() => onSearch({})}>{words.clear}</Button>}
          >
            <p>{history.state === 'complete' ? words.nothingText : words.nothingYet}</p>
          </EmptyState>
        ) : (
          <EntryList
            {...{ lines, names, times, pending }}
            openId={open?.id ?? null}
            onOpen={(entry) => onSearch({ ...search, entry }, search.entry === undefined)}
            day={search.day}
          />
        )}
        {!isNarrow && open !== undefined && (
          <aside aria-labelledby="history-entry" className={styles.panel}>
            <div className={styles.panelHead}>
              <h2 id="history-entry">{words.details.title}</h2>
              <Button size="small" onClick={close}>
                {words.details.close}
              </Button>
            </div>
            {details}
          </aside>
        )}
      </div>
      <Dialog
        title={words.details.title}
        isOpen={isNarrow && open !== undefined && !editor.isOpen}
        onClose={close}
      >
        {details}
      </Dialog>
      {editor.dialog}
      <ExportDialog
        {...{ moments, names }}
        isComplete={history.state === 'complete'}
        isOpen={isExporting}
        onClose={() => setExporting(false)}
      />
    </div>
  );
}

function contextOf(
  members: readonly Member[],
  groups: readonly Group[],
  nameOf: (member: Member) => string,
): Omit<FilterContext, 'startOfDay'> {
  return {
    groupMembers(groupId) {
      const refs = groups.find(({ id }) => id === groupId)?.memberRefs;
      if (refs == null) return null;
      const known = new Set<string>(refs);
      return new Set(members.flatMap(({ id, uuid }) => (known.has(uuid ?? '') || known.has(id) ? [id] : [])));
    },
    found(text) {
      const isMatch = createMatcher(text);
      return new Set(
        members.flatMap((member) =>
          isMatch({ ids: [member.id], names: [nameOf(member)] }) ? [member.id] : [],
        ),
      );
    },
  };
}
