import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useServices } from '../../../sync/services.ts';
import { createFileWork } from '../../../sync/system-file/file-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { GrowingList } from './changed-entries.tsx';
import styles from './file.module.css';
import { type ChosenFile, readChosen } from './read-chosen.ts';
import { fileWords } from './words.ts';

const words = fileWords.compare;

interface FileChooserProps {
  label: string;
  chosen: ChosenFile | null;
  /** Null if the chosen file could not be read. */
  onChoose: (file: ChosenFile | null) => void;
}

/** Chooses a file, and shows its content or why it cannot be read. */
export function FileChooser({ label, chosen, onChoose }: FileChooserProps) {
  const services = useServices();
  const { clock } = services;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const blob = currentTarget.files?.[0];
    if (blob === undefined) return;
    setProblem(null);
    setIsReading(true);
    const read = await readChosen(blob, services.once(createFileWork), clock.now());
    onChoose(read.chosen);
    if (read.chosen === null) setProblem(read.problem);
    setIsReading(false);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.section}>
      <Button icon={<FolderOpen aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {/* The button opens it; on its own it would be a second control for the same. */}
      <input
        ref={input}
        type="file"
        accept="application/json,.json,application/zip,.zip"
        hidden
        aria-label={label}
        onChange={(event) => void handleFile(event)}
      />
      <div role="status" className={problem === null ? styles.soft : styles.wrong}>
        {isReading ? words.reading : problem}
        {!isReading && chosen !== null && (
          <>
            <Foreign>{words.chosen(chosen.name, words.formats[chosen.file.format])}</Foreign>
            {': '}
            {words.contains(
              chosen.file.members.length,
              chosen.file.groups.length,
              chosen.file.switches.length,
            )}
          </>
        )}
      </div>
      {chosen !== null && chosen.file.notes.length > 0 && <FileNotes notes={chosen.file.notes} />}
    </div>
  );
}

function FileNotes({ notes }: { notes: ChosenFile['file']['notes'] }) {
  return (
    <Disclosure title={words.notes(notes.length)} isDrawnOnceOpened>
      <GrowingList
        list={notes}
        show={({ kind, path }) => (
          <>
            <code>{path}</code>: {words.noteKinds[kind]}
          </>
        )}
      />
    </Disclosure>
  );
}
