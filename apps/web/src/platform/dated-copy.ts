/** Why a copy is not in the folder. */
export const COPY_PROBLEMS = ['no-folder', 'missing', 'refused', 'full', 'failed'] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

/** A dated copy of a system. */
export interface DatedCopy {
  /** The uuid of the system: the copies of each are counted apart. */
  readonly system: string;
  readonly name: string;
  /** How many of the newest copies of this system stay. */
  readonly keep: number;
  readonly text: string;
}

/**
 * The folder that a native program writes dated copies to. The program stores which one it is and which files it wrote; the page names no path.
 */
export interface CopyFolder {
  /** The folder as people know it; null while none is chosen. */
  where(): Promise<string | null>;
  /** Lets the person choose. Resolves when the dialog is closed; rejects where there is none. */
  choose(): Promise<void>;
  /** Null once the copy is written as a whole. Never rejects. */
  write(copy: DatedCopy): Promise<CopyProblem | null>;
  /** Forgets which files are copies of a system. The files stay. */
  forget(system: string): Promise<void>;
}

/** The problem that a program names; `failed` for one that this page does not know. */
export function readProblem(named: unknown): CopyProblem {
  return COPY_PROBLEMS.find((problem) => problem === named) ?? 'failed';
}
