import { Download, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { exportFileWords } from '../../parts/export-file/export-file-words.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { ExportDialog } from './export/export-dialog.tsx';
import styles from './history-screen.module.css';
import type { HistoryAddress } from './history-search.ts';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import type { EntryNames } from './use-entry-names.ts';
import type { ShownEntries } from './use-shown-entries.ts';
import { without } from './used-filters.ts';
import { historyScreenWords } from './words.ts';

const { filters: words, state: stateWords } = historyScreenWords;

interface HistoryViewMenuProps extends HistoryAddress {
  history: SwitchHistory;
  shown: ShownEntries;
  names: EntryNames;
  notes: SwitchNotes | null;
}

/** What a person does with the list as a whole: chooses the time zone, exports it, and has it checked again. */
export function HistoryViewMenu({ search, onSearch, history, shown, names, notes }: HistoryViewMenuProps) {
  const { entries, zone, ownZone, otherZone } = shown;
  const { state, error, checkedAtMs, gapsBefore, recheckAll } = history;
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <PopoverButton isIconOnly label={historyScreenWords.view} icon={<Ellipsis aria-hidden="true" />}>
        {(close) => (
          <div className={styles.menu}>
            {otherZone === null ? (
              <p className={softSmall}>{historyScreenWords.zoneNote(zone, false)}</p>
            ) : (
              <SelectField
                label={words.zone}
                options={[
                  { value: 'device', label: words.deviceZone(ownZone) },
                  { value: 'system', label: words.systemZone(otherZone) },
                ]}
                value={search.zone ?? 'device'}
                onChange={(chosen) =>
                  onSearch(chosen === 'device' ? without(search, 'zone') : { ...search, zone: 'system' })
                }
              />
            )}
            <Button
              icon={<Download aria-hidden="true" />}
              disabled={entries.frontCount === 0}
              onClick={() => {
                close();
                setExporting(true);
              }}
            >
              {exportFileWords.open}
            </Button>
            {state === 'complete' && error === null && (
              <div className={styles.check}>
                <Button title={stateWords.checkAllHint} onClick={recheckAll}>
                  {stateWords.checkAll}
                </Button>
                {checkedAtMs !== null && (
                  <p className={softSmall}>
                    <RelativeTime at={checkedAtMs} prefix={stateWords.checked} />
                  </p>
                )}
              </div>
            )}
          </div>
        )}
      </PopoverButton>
      <ExportDialog
        {...{ entries, names, notes }}
        isComplete={state === 'complete' && gapsBefore.length === 0}
        isOpen={isExporting}
        onClose={() => setExporting(false)}
      />
    </>
  );
}
