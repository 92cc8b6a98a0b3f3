import type { Clock } from '../../platform/clock.ts';
import type { Tabs } from '../../platform/tabs.ts';

interface CandidacyOptions {
  readonly tabs: Tabs;
  readonly clock: Clock;
  /** How long a tab that gives way lets the others precede it. */
  readonly restMs?: number;
  /** Called whenever this tab becomes the one that leads. */
  readonly onLead: () => void;
  /** Ends the work in progress; leading ends when it resolves. */
  readonly onResign?: () => Promise<void>;
}

/** One tab's way to become the one that works: of all candidates for an office, one leads. It begins with `standFor`. */
export function createCandidacy({ tabs, clock, restMs = 0, onLead, onResign }: CandidacyOptions) {
  let office: string | undefined | null = null;
  let leave: (() => void) | null = null;
  let isLeading = false;
  let isLeaving = false;
  let isDisposed = false;
  let rest: unknown = null;

  function stand(): void {
    endRest();
    if (isDisposed || office === null) return;
    // Without a lock manager, `onLead` is called before `campaign` returns.
    leave = () => {};
    leave = tabs.campaign(() => {
      isLeading = true;
      onLead();
    }, office);
  }

  function endRest(): void {
    if (rest !== null) clock.clearTimeout(rest);
    rest = null;
  }

  /** Resigns once the work in progress has ended, and is a candidate again `afterMs` later. */
  async function standAgain(afterMs: number): Promise<void> {
    if (isLeaving) return;
    if (isLeading && onResign !== undefined) {
      isLeaving = true;
      isLeading = false;
      await onResign();
      isLeaving = false;
    }
    isLeading = false;
    leave?.();
    leave = null;
    endRest();
    if (afterMs > 0) rest = clock.setTimeout(stand, afterMs);
    else stand();
  }

  return {
    /**
     * Becomes a candidate for this office, and no longer for the previous one; null for none, undefined for the one that all tabs share.
     * A tab that has given way waits, unless it `isUrgent`.
     */
    standFor(next: string | undefined | null, isUrgent = true): void {
      const isOther = next !== office;
      office = next;
      if (isOther) void standAgain(0);
      else if (isUrgent && rest !== null) stand();
    },
    /** Lets another tab lead, and goes to the end of the line. */
    giveWay(): void {
      if (leave !== null) void standAgain(restMs);
    },
    isLeading: () => isLeading,
    dispose(): void {
      isDisposed = true;
      isLeading = false;
      endRest();
      leave?.();
    },
  };
}

export type Candidacy = ReturnType<typeof createCandidacy>;
