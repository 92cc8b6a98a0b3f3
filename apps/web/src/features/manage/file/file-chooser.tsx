import type { FileAnswers } from '@frontboard/portable';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { serviceNow } from '../../../state/service-now.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { formatBytes } from '../../../ui/numbers/format-bytes.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { GrowingList } from './changed-entries.tsx';
import styles from './file.module.css';
import { askedAgain, FileQuestions, isQuestion } from './file-questions.tsx';
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

/** Chooses a file, and shows its content or why it cannot be read. */
export function FileChooser({ label, chosen, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const { reading, problem, read, answer, refuse, cancel } = useChosenFile(onChoose);
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
      <div
        role="status"
        className={reading !== null || problem === null || isQuestion(problem) ? soft : styles.wrong}
      >
        {reading !== null ? words.reading : problem?.text}
        {reading === null && problem?.kind === 'settings-backup' && (
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
      {problem !== null && <FileQuestions problem={problem} onAnswer={(answers) => void answer(answers)} />}
      {reading !== null && (
        <FileTaskProgress
          label={words.reading}
          progress={reading}
          show={({ done, of }) => words.readSoFar(formatBytes(done), formatBytes(of))}
          onCancel={cancel}
        />
      )}
      {chosen?.file.hint !== undefined && <p className={soft}>{words.hints[chosen.file.hint]}</p>}
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
  const services = useServices();
  const { progress, run, cancel } = useFileTask();
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** The file of the last problem, with what a person has said about it. */
  const refused = useRef<{ readonly blob: File; readonly answers: FileAnswers } | null>(null);
  const read = async (blob: File, answers: FileAnswers) => {
    onChoose(null);
    const chosen = await readChosen(blob, answers, () =>
      run('read', { blob, nowMs: serviceNow(services), answers }, blob.size),
    );
    if (chosen === null) return;
    refused.current = 'problem' in chosen ? { blob, answers } : null;
    setProblem('problem' in chosen ? askedAgain(chosen.problem, answers) : null);
    if ('file' in chosen) onChoose(chosen.file);
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
      setProblem({ text, kind: null, question: null });
    },
    read(blob: File): Promise<void> {
      setProblem(null);
      return read(blob, {});
    },
    /** Reads the file again with what a person has said about it. The question stays: it has the focus, and is there again after a cancel. */
    async answer(answers: FileAnswers): Promise<void> {
      const { current } = refused;
      if (current !== null) await read(current.blob, { ...current.answers, ...answers });
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
