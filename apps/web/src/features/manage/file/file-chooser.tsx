import type { FileFormat } from '@frontboard/portable';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { GrowingList } from './changed-entries.tsx';
import styles from './file.module.css';
import { FileTaskProgress } from './file-task-progress.tsx';
import { PastedText } from './pasted-text.tsx';
import { type ChoiceProblem, type ChosenFile, readChosen } from './read-chosen.ts';
import { rowPlace } from './row-place.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useFileNaming } from './use-file-naming.ts';
import { useFileTask } from './use-file-task.ts';
import { fileWords } from './words.ts';

const words = fileWords.compare;

interface FileChooserProps {
  label: string;
  chosen: ChosenFile | null;
  /** Null while a file is read, and if it could not be. */
  onChoose: (file: ChosenFile | null) => void;
}

const FORMATS = Object.keys(words.formats) as readonly FileFormat[];

/** Chooses a file, and shows its content or why it cannot be read. */
export function FileChooser({ label, chosen, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const { reading, problem, read, readAs, refuse, cancel } = useChosenFile(onChoose);
  const { isDragging, dropProps } = useFileDrop({ onFile: (blob) => void read(blob), onRefuse: refuse });
  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const blob = currentTarget.files?.[0];
    if (blob !== undefined) void read(blob);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.section} {...dropProps}>
      <Button icon={<FolderOpen aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {/* The button opens it; on its own it would be a second control for the same. Of any kind: phones give these files other names. */}
      <input ref={input} type="file" hidden aria-label={label} onChange={handleFile} />
      {isDragging && <p className={styles.drop}>{words.drop}</p>}
      <PastedText onRead={(blob) => void read(blob)} />
      <div role="status" className={problem === null ? styles.soft : styles.wrong}>
        {reading !== null ? words.reading : problem?.text}
        {problem?.isBackup === true && (
          <>
            {' '}
            <Link to="/settings" hash="backup">
              {words.restoreBackup}
            </Link>
          </>
        )}
        {reading === null && chosen !== null && (
          <>
            <ChosenName {...chosen} />
            {': '}
            {words.contains(
              chosen.file.members.length,
              chosen.file.groups.length,
              chosen.file.switches.length,
            )}
          </>
        )}
      </div>
      {problem?.isUnclear === true && (
        <SelectField
          label={words.program}
          options={[
            { value: '', label: words.noProgram },
            ...FORMATS.map((format) => ({ value: format, label: words.formats[format] })),
          ]}
          value=""
          onChange={(format) => {
            if (format !== '') void readAs(format);
          }}
        />
      )}
      {reading !== null && (
        <FileTaskProgress
          label={words.reading}
          progress={reading}
          show={({ done, of }) => words.readSoFar(formatBytes(done), formatBytes(of))}
          onCancel={cancel}
        />
      )}
      {chosen !== null && chosen.file.notes.length > 0 && <FileNotes notes={chosen.file.notes} />}
    </div>
  );
}

/** The name of the file, which may contain the name of its system, and its format. */
function ChosenName({ name, file: { format, isByPluralKit } }: ChosenFile) {
  const { isDiscreet } = useNaming();
  const program = format === 'pluralkit' && !isByPluralKit ? words.pluralKitForm : words.formats[format];
  return <Foreign>{isDiscreet ? program : words.chosen(name, program)}</Foreign>;
}

/** Reads chosen files, one at a time. */
function useChosenFile(onChoose: FileChooserProps['onChoose']) {
  const { clock } = useServices();
  const { progress, run, cancel } = useFileTask();
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** The file of the last problem. */
  const refused = useRef<File | null>(null);
  const read = async (blob: File, format: FileFormat | null) => {
    onChoose(null);
    setProblem(null);
    const chosen = await readChosen(blob, format, () =>
      run('read', { blob, nowMs: clock.now(), format }, blob.size),
    );
    if (chosen === null) return;
    refused.current = 'problem' in chosen ? blob : null;
    // After a wrong program another one can be named.
    if ('problem' in chosen)
      setProblem({ ...chosen.problem, isUnclear: chosen.problem.isUnclear || format !== null });
    else onChoose(chosen.file);
  };
  return {
    /** Null while no file is read. */
    reading: progress,
    problem,
    cancel,
    /** Says why what was dropped can't be read. */
    refuse(text: string) {
      onChoose(null);
      cancel();
      refused.current = null;
      setProblem({ text, isBackup: false, isUnclear: false });
    },
    read: (blob: File) => read(blob, null),
    /** Reads the file again as one of a program that a person has named. */
    async readAs(format: FileFormat): Promise<void> {
      if (refused.current !== null) await read(refused.current, format);
    },
  };
}

function FileNotes({ notes }: { notes: ChosenFile['file']['notes'] }) {
  const { nameOf } = useFileNaming();
  return (
    <Disclosure title={words.notes(notes.length)} isDrawnOnceOpened>
      <GrowingList
        list={notes}
        show={({ kind, path, row }) => (
          <>
            {row === undefined ? <code>{path}</code> : <Foreign>{rowPlace(row, nameOf)}</Foreign>}:{' '}
            {words.noteKinds[kind]}
          </>
        )}
      />
    </Disclosure>
  );
}
