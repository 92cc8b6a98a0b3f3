import { useMemo } from 'react';
import { ExportFileDialog } from '../../../lists/export-file/export-file-dialog.tsx';
import type { FileNaming } from '../../../lists/export-file/file-naming.ts';
import { saveText } from '../../../platform/save-file.ts';
import { byName } from '../../../text/by-name.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { type Moment, type MomentList, spanAt } from '../moments.ts';
import type { EntryNames } from '../use-entry-names.ts';
import { historyScreenWords } from '../words.ts';
import { type ExportedFront, writeCsv } from './write-csv.ts';
import { writeIcs } from './write-ics.ts';

const words = historyScreenWords.export;
const FORMATS = [
  { value: 'csv', label: words.formats.csv },
  { value: 'ics', label: words.formats.ics },
] as const;

interface ExportDialogProps {
  /** The entries as they are filtered. */
  moments: MomentList;
  names: EntryNames;
  isComplete: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves the filtered entries as a file. */
export function ExportDialog({ moments, names, isComplete, isOpen, onClose }: ExportDialogProps) {
  const inFile = useMemo(() => (isOpen ? namesIn(moments, names) : []), [isOpen, moments, names]);
  return (
    <ExportFileDialog
      title={words.title}
      intro={
        <>
          <p>{words.count(formatCount(moments.length), moments.length === 1)}</p>
          {!isComplete && <p>{words.incomplete}</p>}
        </>
      }
      formats={FORMATS}
      names={inFile}
      isPending={names.isLoading}
      isOpen={isOpen}
      onClose={onClose}
      onSave={(format, naming) => save(format, moments, names, naming)}
    />
  );
}

/** The names of everybody in some fronts, sorted. */
function namesIn(moments: MomentList, names: EntryNames): readonly string[] {
  const ids = new Set<string>();
  for (const { memberIds } of moments) for (const id of memberIds) ids.add(id);
  return [...ids]
    .flatMap((id) => names.memberOf(id) ?? [])
    .map((member) => ({ name: names.nameOf(member) }))
    .sort(byName)
    .map(({ name }) => name);
}

function save(format: 'csv' | 'ics', moments: MomentList, names: EntryNames, naming: FileNaming): void {
  const nowMs = Date.now();
  const { switchOut } = historyScreenWords;
  const fronts = Array.from(moments, (moment) =>
    exported(moment, names.namesOf(moment.memberIds, naming), nowMs),
  );
  const text =
    format === 'csv'
      ? writeCsv(fronts, { columns: COLUMNS, switchOut })
      : writeIcs(fronts, { now: new Date(nowMs).toISOString(), switchOut });
  saveText(`${words.fileName}.${format}`, format === 'csv' ? 'text/csv' : 'text/calendar', text);
}

const { from, until, seconds, members } = words.columns;
const COLUMNS = [from, until, seconds, members] as const;

function exported(moment: Moment, names: readonly string[], nowMs: number): ExportedFront {
  const { state } = spanAt(moment, nowMs);
  const { untilMs } = moment;
  return {
    id: moment.id,
    from: new Date(moment.fromMs).toISOString(),
    until: state === 'current' || untilMs === null ? null : new Date(untilMs).toISOString(),
    names,
  };
}
