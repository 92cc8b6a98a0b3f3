import type { WorkProgress } from '@frontboard/portable';
import { Button } from '../../../ui/buttons/button.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { ProgressLine } from '../../../ui/wait/progress-line.tsx';
import { fileWords } from './words.ts';

interface FileTaskProgressProps {
  label: string;
  progress: WorkProgress;
  /** How far it is, in words. */
  show: (progress: WorkProgress) => string;
  onCancel: () => void;
}

/** How far a task for a file is, and how to cancel it. It stands outside of a status: it changes many times a second. */
export function FileTaskProgress({ label, progress, show, onCancel }: FileTaskProgressProps) {
  return (
    <>
      <ProgressLine label={label} value={progress.done} max={progress.of}>
        <span>{show(progress)}</span>
      </ProgressLine>
      <Button onClick={onCancel}>{fileWords.progress.cancel}</Button>
    </>
  );
}

interface EntriesProgressProps extends Pick<FileTaskProgressProps, 'label' | 'onCancel'> {
  /** Null while nothing is done. */
  progress: WorkProgress | null;
}

/** A task that counts entries: that it is under way, said once, and how far it is. */
export function EntriesProgress({ label, progress, onCancel }: EntriesProgressProps) {
  return (
    <>
      <p role="status" className={soft}>
        {progress !== null ? label : null}
      </p>
      {progress !== null && (
        <FileTaskProgress
          label={label}
          progress={progress}
          show={({ done, of }) => fileWords.progress.entries(done, of)}
          onCancel={onCancel}
        />
      )}
    </>
  );
}
