import type { Group, Member } from '@frontboard/model';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { ListChips } from '../../lists/filters/list-chips.tsx';
import { useDraftText } from '../../lists/filters/use-draft-text.ts';
import { ListToolbar } from '../../lists/search/list-toolbar.tsx';
import { searchKeys } from '../../lists/search/search-keys.ts';
import { historyEditorWords } from '../../parts/switches/history-editor-words.ts';
import { useServiceNow } from '../../state/use-now.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { useIsListBeside } from '../../ui/beside/beside-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { useChips } from './history-chips.ts';
import { HistoryFilters } from './history-filters.tsx';
import type { HistoryAddress } from './history-search.ts';
import { HistoryViewMenu } from './history-view-menu.tsx';
import { LoadButtons } from './load-buttons.tsx';
import { loadState } from './load-state.ts';
import { timeOfEntries } from './notes/time-of-entries.ts';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import { ADD_SWITCH_ID } from './use-entry-editor.tsx';
import type { EntryNames } from './use-entry-names.ts';
import type { ShownEntries } from './use-shown-entries.ts';
import { countFilters } from './used-filters.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;
const COUNT_EVERY_MS = 60_000;

interface HistoryToolsProps extends HistoryAddress {
  history: SwitchHistory;
  shown: ShownEntries;
  names: EntryNames;
  members: readonly Member[];
  groups: readonly Group[];
  isOwner: boolean;
  /** Null for another system's history. */
  notes: SwitchNotes | null;
  /** The element with the list. */
  list: () => Element | null;
  /** Opens an entry, and moves the focus into it. Keep the function. */
  onOpen: (id: string) => void;
  /** Says which month is in view, and goes to a day. */
  dateButton: ReactNode;
  /** Adds a switch to the history; null if the person may not. */
  onAdd: (() => void) | null;
}

/** The toolbar of a history: finds names and dates in it, says how much of it is loaded, exports it and adds to it. */
export function HistoryTools(props: HistoryToolsProps) {
  const { search, onSearch, history, shown, names, members, groups, isOwner, notes, onAdd } = props;
  const { entries, all } = shown;
  const [text, setText] = useDraftText(search.q ?? '', (q) => onSearch({ ...search, q }));
  const isBeside = useIsListBeside();
  const chips = useChips({ search, members, groups, names });
  const { title, amount } = loadState(history);
  const isFiltered = countFilters(search) > 0;
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const isByNote = search.mark !== undefined || search.role !== undefined;
  const byNoteMs = useMemo(
    () => (isByNote ? timeOfEntries(entries, nowMs) : null),
    [isByNote, entries, nowMs],
  );
  const count = words.found(
    formatCount(entries.frontCount),
    formatCount(all.frontCount),
    all.frontCount === 1,
  );
  const found = byNoteMs === null ? count : words.foundTime(count, formatDuration(byNoteMs));
  const clear = () => onSearch({ q: search.q, zone: search.zone });
  const openFirst = () => {
    // Searched again: the shown entries lag behind the keys.
    const now = shown.find({ ...search, q: text.trim() });
    if (now.frontCount > 0) props.onOpen(now.at(0).id);
  };
  return (
    <ListToolbar
      search={{
        label: notes === null ? words.search : words.searchOwn,
        text,
        onText: setText,
        onKey: searchKeys({ text, list: props.list, onEnter: openFirst }),
      }}
      beside={props.dateButton}
      filters={{
        count: chips.length,
        content: <HistoryFilters {...{ search, onSearch, members, groups, isOwner, notes }} />,
        onClear: clear,
      }}
      count={isFiltered ? words.foundIn(found, title) : title}
      // Not announced: it changes with every page that is loaded.
      note={isFiltered ? null : amount}
      chips={chips.length > 0 && <ListChips chips={chips} onRemove={onSearch} onClear={clear} />}
      tools={
        <>
          <LoadButtons history={history} />
          {isBeside && onAdd !== null && (
            <IconButton
              id={ADD_SWITCH_ID}
              label={historyEditorWords.add}
              icon={<Plus aria-hidden="true" />}
              onClick={onAdd}
            />
          )}
          <HistoryViewMenu {...{ search, onSearch, history, shown, names, notes }} />
        </>
      }
      primary={
        !isBeside &&
        onAdd !== null && (
          <Button id={ADD_SWITCH_ID} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            {historyEditorWords.add}
          </Button>
        )
      }
    />
  );
}
