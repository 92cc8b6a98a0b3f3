import { createStore } from 'zustand/vanilla';
import { announceSwitchNews } from '../../cache/switches/switch-news.ts';
import { noteHistoryOutdated } from '../../persistence/history/stored-history.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import { activePlace } from '../../session/active-place.ts';
import type { Viewer } from '../../session/viewer.ts';
import { EVERYTHING } from '../history/pending-spans.ts';
import type { Services } from '../services.ts';
import { addImportLinks, importLinksStores, linksOfRun } from './import-links.ts';
import type { Run, RunHead } from './run.ts';
import { deviceRuns, pageRuns, type RunChange, type RunStore, undoneBy, withChange } from './run-store.ts';
import type { RunTrouble } from './runner.ts';
import { haveChangedSwitches } from './switches-changed.ts';

/** The runs of the active account, as screens see them. */
export interface RunsSnapshot {
  /** False until the journal was read. */
  readonly isReady: boolean;
  /** The oldest first. */
  readonly runs: readonly Run[];
  /** Why the run in progress does not continue; null while it does. Known only in the leading tab. */
  readonly trouble: RunTrouble | null;
}

/** Whose journal it is. */
export interface JournalOwner {
  readonly viewer: Viewer | null;
  readonly store: RunStore;
  /** As it was when the account came into use. */
  readonly place: AccountPlace;
}

interface JournalHooks {
  /** Called when the journal begins to be read; one of what it returns is called when it was, or could not be, read. */
  readonly onRead: () => { readonly done: () => void; readonly failed: () => void };
  /** Called when a run was added. */
  readonly onAdded: () => void;
  /** Called after each change that other tabs must read. */
  readonly onChange: (viewer: Viewer) => void;
}

/** Older ended runs are removed, and of the rest all but the newest. */
const MOST_AGE_MS = 90 * 24 * 3_600_000;
const MOST_ENDED = 30;

/** A journal that can't be read is read again after this time. */
const RETRY_MS = 10_000;

export type RunJournal = ReturnType<typeof createRunJournal>;

/** The stored runs of the active account, and what this page knows of them. */
export function createRunJournal(services: Services, hooks: JournalHooks) {
  const { clock, privateStorage, queryClient } = services;
  const snapshot = createStore<RunsSnapshot>(() => ({ isReady: false, runs: [], trouble: null }));
  let owner: JournalOwner = { viewer: null, store: pageRuns, place: activePlace(services) };
  let isDisposed = false;
  let turn: Promise<unknown> = Promise.resolve();

  const runs = () => snapshot.getState().runs;
  const runOf = (id: string) => runs().find(({ head }) => head.id === id);

  function show(next: Partial<RunsSnapshot>): void {
    if (isDisposed) return;
    const former = runs();
    snapshot.setState(next);
    if (haveChangedSwitches(former, runs())) announceSwitches();
  }

  /** The history reads all switches again: a run's switches can have any time, and another tab may have carried it out. */
  function announceSwitches(): void {
    const { viewer, store } = owner;
    if (viewer === null) return;
    announceSwitchNews(queryClient, { kind: 'many', viewer });
    if (store === deviceRuns) noteHistoryOutdated(viewer, EVERYTHING).catch(() => {});
  }

  function announce(): void {
    if (owner.viewer !== null) hooks.onChange(owner.viewer);
  }

  /** One after the other: a read must not replace what was stored since. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  const load = () => inTurn(read);

  async function read(): Promise<void> {
    const of = owner;
    if (of.viewer === null) return;
    const reading = hooks.onRead();
    try {
      const stored = await withoutExpired(await of.store.load(of.viewer), of.store, clock.now());
      if (owner !== of) return;
      show({ isReady: true, runs: stored });
      reading.done();
    } catch {
      reading.failed();
      clock.setTimeout(() => {
        if (!isDisposed && owner === of) void load();
      }, RETRY_MS);
    }
  }

  /** The next import of the same file knows what this one has created. */
  function noteLinks({ id, viewer }: RunHead): void {
    const run = runOf(id);
    if (run === undefined) return;
    const at = privateStorage.of(owner.store === deviceRuns);
    addImportLinks(privateStorage.store(importLinksStores, at)(viewer), linksOfRun(run));
  }

  return {
    getSnapshot: snapshot.getState,
    subscribe: snapshot.subscribe,
    owner: () => owner,
    runOf,
    show,
    /** Reads the journal, after what is being stored. */
    load,
    /** Shows the journal of another owner, once it is read. */
    setOwner(next: JournalOwner): void {
      owner = next;
      show({ isReady: false, runs: [], trouble: null });
      void load();
    },
    /** Resolves to whether the run is still stored. */
    change: (id: string, wanted: RunChange) =>
      inTurn(async () => {
        const of = owner;
        const head = await of.store.change(id, wanted);
        if (owner.store !== of.store) return head !== null;
        show({ runs: runs().flatMap((run) => (run.head.id === id ? changedRun(run, wanted, head) : [run])) });
        announce();
        if (head?.phase === 'ended' && head.about === 'import') noteLinks(head);
        return head !== null;
      }),
    /** Rejects if the run can't be stored: then nothing of it is sent. */
    add: (run: Run) =>
      inTurn(async () => {
        await owner.store.add(run, owner.place.isOpen);
        const changed = runs().map((it) =>
          it.head.id === run.head.undoes ? withChange(it, undoneBy(run)) : it,
        );
        show({ runs: [...changed, run] });
        announce();
        hooks.onAdded();
      }),
    async remove(id: string): Promise<void> {
      const { store } = owner;
      await inTurn(async () => {
        await store.remove(id);
        show({ runs: runs().filter(({ head }) => head.id !== id) });
        announce();
      });
    },
    /** An ended run as it is stored: another tab may have ended it, and then this one knows only an earlier state of its operations. */
    async endedRun(id: string): Promise<Run | undefined> {
      const { viewer, store } = owner;
      const stored = viewer === null ? [] : await inTurn(() => store.load(viewer));
      return stored.find(({ head }) => head.id === id && head.phase === 'ended');
    },
    dispose(): void {
      isDisposed = true;
    },
  };
}

/** None if it was forgotten in another tab. */
function changedRun(run: Run, wanted: RunChange, head: RunHead | null): readonly Run[] {
  return head === null ? [] : [{ ...withChange(run, wanted), head }];
}

async function withoutExpired(runs: readonly Run[], store: RunStore, nowMs: number): Promise<readonly Run[]> {
  const ended = runs.filter(({ head }) => head.phase === 'ended');
  const expired = ended.filter(
    ({ head }, index) =>
      index < ended.length - MOST_ENDED || nowMs - (head.endedAtMs ?? head.startedAtMs) > MOST_AGE_MS,
  );
  for (const { head } of expired) await store.remove(head.id);
  return runs.filter((run) => !expired.includes(run));
}
