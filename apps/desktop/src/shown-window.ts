import type { StartLog } from './start-log.ts';

/** A window that shows the page. */
export interface ShownWindow {
  /** Brings it to the front: the program was started again. */
  show(): void;
}

/** What either kind of window needs. */
export interface WindowOptions {
  /** The data folder. */
  readonly folder: string;
  /** The program's mark, as PNG. */
  readonly icon: Uint8Array;
  readonly answer: (request: Request) => Promise<Response>;
  readonly openOutside: (url: string) => void;
  /** Called when the last window was closed. */
  readonly onClosed: () => void;
  readonly log: StartLog;
}
