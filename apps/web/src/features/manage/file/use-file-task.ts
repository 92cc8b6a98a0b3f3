import type { WorkProgress } from '@frontboard/portable';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../sync/services.ts';
import type { FileTaskKind, FileTasks } from '../../../sync/system-file/file-tasks.ts';
import { createFileWork } from '../../../sync/system-file/file-work.ts';

/** Work on a file with its progress, one task at a time: another one, or leaving the screen, cancels the one before. */
export function useFileTask(): {
  /** Null while nothing is done. */
  readonly progress: WorkProgress | null;
  /** Resolves with null once it is cancelled. `of` is how much there is to do. */
  readonly run: <Kind extends FileTaskKind>(
    kind: Kind,
    ask: FileTasks[Kind]['ask'],
    of: number,
  ) => Promise<FileTasks[Kind]['answer'] | null>;
  readonly cancel: () => void;
} {
  const work = useServices().once(createFileWork);
  const current = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    progress,
    async run(kind, ask, of) {
      current.current?.abort();
      const abort = new AbortController();
      current.current = abort;
      setProgress({ done: 0, of });
      try {
        return await work.run(kind, ask, { signal: abort.signal, onProgress: setProgress });
      } catch (error) {
        if (abort.signal.aborted) return null;
        throw error;
      } finally {
        if (current.current === abort) setProgress(null);
      }
    },
    cancel: () => current.current?.abort(),
  };
}
