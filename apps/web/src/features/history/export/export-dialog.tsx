import { useMemo, useState } from 'react';
import { saveText } from '../../../platform/save-file.ts';
import { byName } from '../../../text/by-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type Moment, type MomentList, spanAt } from '../moments.ts';
import type { EntryNames } from '../use-entry-names.ts';
import { historyScreenWords } from '../words.ts';
import styles from './export-dialog.module.css';
import { type ExportedFront, writeCsv } from './write-csv.ts';
import { writeIcs } from './write-ics.ts';

const words = historyScreenWords.export;
const FORMATS = [
  { value: 'csv', label: words.formats.csv },
  { value: 'ics', label: words.formats.ics },
] as const;

type Format = (typeof FORMATS)[number]['value'];

interface ExportDialogProps {
  /** The entries as they are filtered. */
  moments: MomentList;
  names: EntryNames;
  isComplete: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves the filtered entries as a file, once the person has seen whose names are in it. */
export function ExportDialog({ isOpen, onClose, ...rest }: ExportDialogProps) {
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <ExportForm {...rest} onClose={onClose} />}
    </Dialog>
  );
}

function ExportForm({ moments, names, isComplete, onClose }: Omit<ExportDialogProps, 'isOpen'>) {
  const [format, setFormat] = useState<Format>('csv');
  const inFile = useMemo(() => {
    const ids = new Set<string>();
    for (const { memberIds } of moments) for (const id of memberIds) ids.add(id);
    return names
      .namesOf([...ids])
      .map((name) => ({ name }))
      .sort(byName)
      .map(({ name }) => name);
  }, [moments, names]);
  const handleSave = () => {
    const nowMs = Date.now();
    const fronts = Array.from(moments, (moment) => exported(moment, names, nowMs));
    if (format === 'csv') saveText(`${words.fileName}.csv`, 'text/csv', writeCsv(fronts, CSV_WORDS));
    else {
      const text = writeIcs(fronts, {
        now: new Date(nowMs).toISOString(),
        switchOut: historyScreenWords.switchOut,
      });
      saveText(`${words.fileName}.ics`, 'text/calendar', text);
    }
    onClose();
  };
  return (
    <div className={styles.form}>
      <p>{words.count(formatCount(moments.length), moments.length === 1)}</p>
      {!isComplete && <p>{words.incomplete}</p>}
      <SegmentedControl label={words.format} options={FORMATS} value={format} onChange={setFormat} />
      {inFile.length === 0 ? (
        <p>{words.noNames}</p>
      ) : (
        <>
          <p id="export-names">{words.names}</p>
          <ul aria-labelledby="export-names" className={styles.names}>
            {inFile.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name
              <li key={index}>
                <Foreign>{name}</Foreign>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{words.privacy}</p>
        </>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" isPending={names.isLoading} onClick={handleSave}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

const { columns } = words;
const CSV_WORDS = {
  columns: [columns.from, columns.until, columns.seconds, columns.members],
  switchOut: historyScreenWords.switchOut,
} as const;

function exported(moment: Moment, names: EntryNames, nowMs: number): ExportedFront {
  const { state } = spanAt(moment, nowMs);
  const { untilMs } = moment;
  return {
    id: moment.id,
    from: new Date(moment.fromMs).toISOString(),
    until: state === 'current' || untilMs === null ? null : new Date(untilMs).toISOString(),
    names: names.namesOf(moment.memberIds),
  };
}
