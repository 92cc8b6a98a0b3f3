import type { VisibilityMonitor } from '../../platform/visibility.ts';
import type { FollowedStore } from '../../state/followed.ts';

interface AudienceOptions {
  readonly followed: Pick<FollowedStore, 'getState'>;
  readonly visibility: VisibilityMonitor;
}

/** What this page and the other tabs have in view, and what is watched for notifications. */
export function createAudience({ followed, visibility }: AudienceOptions) {
  const elsewhere = new Map<string, readonly string[]>();
  let here: ReadonlySet<string> = new Set();
  let watched: ReadonlySet<string> = new Set();
  let attached = 0;
  let hadScreen = false;

  /** Whether this page shows a status screen that a person can see. */
  const hasScreen = () => attached > 0 && visibility.getSnapshot() && followed.getState().length > 0;

  return {
    hasScreen,
    /** Whether the screen was seen at the last call and is not any more. */
    hasLostScreen(): boolean {
      const had = hadScreen;
      hadScreen = hasScreen();
      return had && !hadScreen;
    },
    wantsToLead: () => hasScreen() || followed.getState().some((id) => watched.has(id)),
    /** The systems that may be fetched; null for all. */
    fetchable: () => (hasScreen() ? null : watched),
    /** A status screen opened. Returns what to call when it closes. */
    attach(): () => void {
      attached += 1;
      let isAttached = true;
      return () => {
        if (isAttached) attached -= 1;
        isAttached = false;
      };
    },
    watch(ids: ReadonlySet<string>): void {
      watched = ids;
    },
    see(ids: ReadonlySet<string>): void {
      here = ids;
    },
    seeElsewhere(tab: string, ids: readonly string[]): void {
      if (ids.length === 0) elsewhere.delete(tab);
      else elsewhere.set(tab, ids);
    },
    /** What other tabs are told that this one has in view. */
    seenHere: (): readonly string[] => (hasScreen() ? [...here] : []),
    seen: (): ReadonlySet<string> => new Set([...here, ...[...elsewhere.values()].flat()]),
  };
}

export type Audience = ReturnType<typeof createAudience>;
