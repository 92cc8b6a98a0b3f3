import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportFileWords } from '../../lists/export-file/export-file-words.ts';
import { useDraftText } from '../../lists/use-draft-text.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { EntryIndex } from './entry-index.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import type { HistoryLines } from './history-lines.ts';
import styles from './history-screen.module.css';
import { countFilters, type HistorySearch } from './history-search.ts';
import { JumpField } from './jump-field.tsx';
import type { EntryNames } from './use-entry-names.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;

interface HistoryToolsProps {
  search: HistorySearch;
  onSearch: (search: HistorySearch) => void;
  history: SwitchHistory;
  names: EntryNames;
  /** The entries as they are filtered, the same as lines, and all entries. */
  entries: EntryIndex;
  lines: HistoryLines;
  all: EntryIndex;
  addButton: ReactNode;
}

/** Finds names and dates in the history, exports it, and adds to it. */
export function HistoryTools({
  search,
  onSearch,
  history,
  names,
  entries,
  lines,
  all,
  addButton,
}: HistoryToolsProps) {
  const [text, setText] = useDraftText(search.q ?? '', (q) => onSearch({ ...search, q }));
  const [isExporting, setExporting] = useState(false);
  const found =
    countFilters(search) > 0 ? words.found(formatCount(entries.frontCount), formatCount(all.frontCount)) : '';
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField label={words.search} value={text} onChange={setText} resultText={found} />
      </div>
      <JumpField {...{ lines, history }} day={search.day} onDay={(day) => onSearch({ ...search, day })} />
      <Button
        icon={<Download aria-hidden="true" />}
        disabled={entries.frontCount === 0}
        onClick={() => setExporting(true)}
      >
        {exportFileWords.open}
      </Button>
      {addButton}
      <ExportDialog
        {...{ entries, names }}
        isComplete={history.state === 'complete' && history.gapsBefore.length === 0}
        isOpen={isExporting}
        onClose={() => setExporting(false)}
      />
    </div>
  );
}
