import { createStore } from 'zustand/vanilla';
import type { Settings } from '../../persistence/documents/settings.ts';
import { readable } from '../../persistence/readable-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { askFor, changelogRequest, changesSince, isOffered, type Release, readRelease } from './release.ts';

const EVERY_MS = 3_600_000;
/** A longer list of changes is cut. */
const MOST_CHANGES = 20_000;

interface ReleaseWatchOptions {
  /** The address of the latest release. */
  readonly feedUrl: string;
  readonly currentVersion: string;
  readonly ignoredVersion: () => Settings['ignoreVersion'];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
}

export type ReleaseWatch = ReturnType<typeof watchReleases>;

/** Checks for a newer version now and every 60 minutes: the one to be offered, or null. A failed check is not reported. */
export function watchReleases(options: ReleaseWatchOptions) {
  const { feedUrl, currentVersion, ignoredVersion, fetch, clock } = options;
  const store = createStore<Release | null>(() => null);
  let dismissedTag: string | null = null;
  let timer: unknown = null;
  let isOver = false;

  async function read(request: Request): Promise<Response | null> {
    const answer = await fetch(request);
    return answer.ok ? answer : null;
  }

  async function look(): Promise<void> {
    timer = clock.setTimeout(() => void look(), EVERY_MS);
    try {
      const feed = await read(askFor(feedUrl));
      if (feed === null) return;
      const release = readRelease(await feed.json());
      const offered = isWanted(release) ? await withChanges(release) : null;
      // It may have been dismissed in the meantime.
      if (!isOver) store.setState(isWanted(release) ? offered : null, true);
    } catch {
      // Unreachable, or no release: the next check is in an hour.
    }
  }

  function isWanted({ tag }: Release): boolean {
    return tag !== ignoredVersion() && tag !== dismissedTag && isOffered(tag, currentVersion);
  }

  async function withChanges(release: Release): Promise<Release> {
    const file = await readChangelog(release).catch(() => '');
    return { ...release, changes: (file || release.changes).slice(0, MOST_CHANGES) };
  }

  /** Empty without such a file, or if it has nothing of interest: then the release's own text is the list of changes. */
  async function readChangelog(release: Release): Promise<string> {
    const request = changelogRequest(release, feedUrl);
    const answer = request === null ? null : await read(request);
    // A page, or the file wrapped in JSON by an API that knows no raw form of it.
    const type = answer?.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
    if (answer === null || type === 'text/html' || type === 'application/json') return '';
    return changesSince(await answer.text(), currentVersion);
  }

  void look();
  return {
    ...readable(store),
    /** Not now: nothing is offered until the next start. */
    dismiss(): void {
      dismissedTag = store.getState()?.tag ?? null;
      store.setState(null, true);
    },
    dispose(): void {
      isOver = true;
      if (timer !== null) clock.clearTimeout(timer);
    },
  };
}
