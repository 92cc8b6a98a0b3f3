import { type Member, recordKey } from '@frontboard/model';
import { useCallback, useMemo, useState } from 'react';
import { withNickname } from '../../../cache/naming/system-view.ts';
import { ExportFileDialog } from '../../../parts/export-file/export-file-dialog.tsx';
import type { FileNaming } from '../../../parts/export-file/file-naming.ts';
import { saveText } from '../../../platform/save-file.ts';
import { useFollowedDetails, useSettings } from '../../../state/hooks.ts';
import { byName } from '../../../text/by-name.ts';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { type HistoryEntry, type Moment, spanAt } from '../entries.ts';
import type { EntryIndex } from '../entry-index.ts';
import type { SwitchNotes } from '../notes/use-switch-notes.ts';
import { entryNoteWords } from '../notes/words.ts';
import type { EntryNames } from '../use-entry-names.ts';
import { historyScreenWords } from '../words.ts';
import { noteInFile } from './note-in-file.ts';
import { type ExportedFront, writeCsv } from './write-csv.ts';
import { writeIcs } from './write-ics.ts';

const words = historyScreenWords.export;
const noteWords = entryNoteWords.export;
const FORMATS = [
  { value: 'csv', label: words.formats.csv },
  { value: 'ics', label: words.formats.ics },
] as const;

interface ExportDialogProps {
  /** The filtered entries. */
  entries: EntryIndex;
  names: EntryNames;
  /** Null for another system's history. */
  notes: SwitchNotes | null;
  isComplete: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves the filtered entries as a file. */
export function ExportDialog({ entries, names, notes, isComplete, isOpen, onClose }: ExportDialogProps) {
  const [areNotesWanted, setNotesWanted] = useState(false);
  const [areNicknamesWanted, setNicknamesWanted] = useState(false);
  const known = useFollowedDetails((details) => details.members);
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const nicknameOf = useCallback(
    (member: Member) => withNickname('', known[recordKey(member)], { isDiscreet }).nickname,
    [known, isDiscreet],
  );
  const hasNotes = useMemo(
    () => isOpen && notes !== null && [...frontsOf(entries)].some((it) => notes.noteOf(it) !== undefined),
    [isOpen, notes, entries],
  );
  const written = areNotesWanted && hasNotes ? notes : null;
  const close = () => {
    // Off at first, each time.
    setNotesWanted(false);
    setNicknamesWanted(false);
    onClose();
  };
  const hasNicknames = useMemo(
    () => isOpen && membersIn(entries, names).some((member) => nicknameOf(member) !== null),
    [isOpen, entries, names, nicknameOf],
  );
  const named = useMemo(
    () => (areNicknamesWanted && hasNicknames ? names.withNicknames(nicknameOf) : names),
    [areNicknamesWanted, hasNicknames, names, nicknameOf],
  );
  const inFile = useMemo(() => (isOpen ? namesIn(entries, names) : []), [isOpen, entries, names]);
  return (
    <ExportFileDialog
      title={words.title}
      intro={
        <>
          <p>{words.count(formatCount(entries.frontCount), entries.frontCount === 1)}</p>
          {!isComplete && <p>{words.incomplete}</p>}
          {hasNotes && (
            <ToggleSwitch
              label={noteWords.label}
              description={noteWords.text}
              isSelected={areNotesWanted}
              onChange={setNotesWanted}
            />
          )}
        </>
      }
      ofNames={
        hasNicknames && (
          <ToggleSwitch
            label={words.nicknames}
            description={words.nicknamesText}
            isSelected={areNicknamesWanted}
            onChange={setNicknamesWanted}
          />
        )
      }
      formats={FORMATS}
      names={inFile}
      isPending={names.isLoading}
      isOpen={isOpen}
      onClose={close}
      onSave={(format, naming) => save(format, entries, { names: named, notes: written, naming })}
    />
  );
}

/** All members in some fronts who have a visible name. */
function membersIn(entries: EntryIndex, names: EntryNames): readonly Member[] {
  const ids = new Set<string>();
  for (const { memberIds } of frontsOf(entries)) for (const id of memberIds) ids.add(id);
  return [...ids].flatMap((id) => names.memberOf(id) ?? []);
}

/** Their names, sorted. */
function namesIn(entries: EntryIndex, names: EntryNames): readonly string[] {
  return membersIn(entries, names)
    .map((member) => ({ name: names.nameOf(member) }))
    .sort(byName)
    .map(({ name }) => name);
}

interface SaveOptions {
  readonly names: EntryNames;
  /** Null to leave them out. */
  readonly notes: SwitchNotes | null;
  readonly naming: FileNaming;
}

function save(format: 'csv' | 'ics', entries: EntryIndex, { names, notes, naming }: SaveOptions): void {
  const nowMs = Date.now();
  const { switchOut } = historyScreenWords;
  const fronts = Array.from(frontsOf(entries), (moment) => ({
    ...exported(moment, names.namesOf(moment, naming), nowMs),
    note: notes === null ? null : noteInFile(notes.noteOf(moment), moment, names, naming),
  }));
  const text =
    format === 'csv'
      ? writeCsv(fronts, { columns: notes === null ? COLUMNS : [...COLUMNS, ...NOTE_COLUMNS], switchOut })
      : writeIcs(fronts, { now: new Date(nowMs).toISOString(), switchOut });
  saveText(`${words.fileName}.${format}`, format === 'csv' ? 'text/csv' : 'text/calendar', text);
}

function* frontsOf(entries: Iterable<HistoryEntry>): Generator<Moment> {
  for (const entry of entries) if (entry.kind === 'front') yield entry;
}

const { from, until, seconds, members } = words.columns;
const COLUMNS = [from, until, seconds, members] as const;
const NOTE_COLUMNS = [noteWords.columns.note, noteWords.columns.marks, noteWords.columns.members] as const;

function exported(moment: Moment, names: readonly string[], nowMs: number): ExportedFront {
  const { state } = spanAt(moment, nowMs);
  const { untilMs } = moment;
  const hasEnd = untilMs !== null && (state === 'past' || state === 'future');
  return {
    id: moment.id,
    from: new Date(moment.fromMs).toISOString(),
    until: hasEnd ? new Date(untilMs).toISOString() : null,
    isEndUnknown: state === 'ended',
    names,
  };
}
