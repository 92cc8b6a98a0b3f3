import type { Tabs } from '../../platform/tabs.ts';

interface LeadershipOptions {
  readonly tabs: Tabs;
  /** Whether this tab is visible. */
  readonly isInView: () => boolean;
  readonly onLead: () => void;
  /** Ends the work in progress; leading ends when it resolves. */
  readonly onResign: () => Promise<void>;
}

/** Which tab sends for an account, for each kind of work. Every tab is a candidate for the account it uses; one leads each. */
export function createLeadership({ tabs, isInView, onLead, onResign }: LeadershipOptions) {
  let viewer: string | null = null;
  let resign: (() => void) | null = null;
  let isLeading = false;
  let isLeaving = false;
  let isDisposed = false;

  function stand(): void {
    if (isDisposed || viewer === null) return;
    // Without a lock manager, `onLead` is called before `campaign` returns.
    resign = () => {};
    resign = tabs.campaign(() => {
      isLeading = true;
      onLead();
    }, viewer);
  }

  /** Resigns once the step in flight has ended, and is then a candidate again for the account in use. */
  async function standAgain(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    if (isLeading) {
      isLeading = false;
      await onResign();
    }
    resign?.();
    resign = null;
    isLeaving = false;
    stand();
  }

  return {
    /** Becomes a candidate for this account, and no longer for the previous one; null for none. */
    standFor(next: string | null): void {
      if (next === viewer) return;
      viewer = next;
      void standAgain();
    },
    isLeading: () => isLeading,
    /** Another tab became visible. If this one is hidden, the browser may have suspended it, so it goes to the end of the line. */
    giveWay(): void {
      if (isLeading && !isInView()) void standAgain();
    },
    dispose(): void {
      isDisposed = true;
      isLeading = false;
      resign?.();
    },
  };
}
