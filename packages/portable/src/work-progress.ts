/** How far a piece of work is: in bytes while a file is read, otherwise in records. */
export interface WorkProgress {
  readonly done: number;
  readonly of: number;
}

/** What may happen during a piece of work. */
export interface WorkOptions {
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined;
  /** Stops the work, which rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** Progress is reported once for so many steps: a report from a worker costs more than a step. */
const STEPS_PER_REPORT = 1_000;

/** Counts the steps of a piece of work, and reports some of them. */
export function countSteps(of: number, onProgress: WorkOptions['onProgress']): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done % STEPS_PER_REPORT === 0) onProgress?.({ done: Math.min(done, of), of });
  };
}
