import { randomUuid } from '@frontboard/model';
import { createStore } from 'zustand/vanilla';
import { announceSwitchNews } from '../../cache/switches/switch-news.ts';
import { noteHistoryOutdated } from '../../persistence/history/stored-history.ts';
import { createTabProtocol } from '../../platform/tab-protocol.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import { activePlace } from '../../session/active-place.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { EVERYTHING } from '../history/pending-spans.ts';
import { createLeadership } from '../leader/leadership.ts';
import { copiesIn } from '../restore/copy-store.ts';
import type { Services } from '../services.ts';
import type { RequestTimes } from '../switches/made/strayed-rows.ts';
import { ownRecordsContext } from '../writes/own-records.ts';
import { againOf } from './again-of.ts';
import type { RunContext } from './carry-out/context.ts';
import { addImportLinks, importLinksStores, linksOfRun } from './import-links.ts';
import type { RunOperation } from './operation.ts';
import { isGoing, type Run, type RunAbout, type RunHead } from './run.ts';
import { deviceRuns, pageRuns, type RunChange, type RunStore, undoneBy, withChange } from './run-store.ts';
import { type Runner, type RunTrouble, startRunner } from './runner.ts';
import { haveChangedSwitches } from './switches-changed.ts';
import { undoOf } from './undo-of.ts';

/** The runs of the active account, as screens see them. */
export interface RunsSnapshot {
  /** False until the journal was read. */
  readonly isReady: boolean;
  /** The oldest first. */
  readonly runs: readonly Run[];
  /** Why the run in progress does not continue; null while it does. Known only in the leading tab. */
  readonly trouble: RunTrouble | null;
}

/** A run to start. */
export interface NewRun {
  readonly about: RunAbout;
  readonly operations: readonly RunOperation[];
}

export type Runs = ReturnType<typeof openRuns>;

type RunsMessage =
  | { readonly type: 'runs-changed'; readonly viewer: Viewer }
  | { readonly type: 'runs-in-view' };

const messages = createTabProtocol<RunsMessage>(1);

/** Older ended runs are removed, and of the rest all but the newest. */
const MOST_AGE_MS = 90 * 24 * 3_600_000;
const MOST_ENDED = 30;

/** A journal that can't be read is read again after this time. */
const RETRY_MS = 10_000;
/** A run in another tab is shown with at most this delay. */
const FOLLOW_MS = 500;

/** Opens the runs of this page: what is started here continues until it is done, in whichever tab leads. */
export function openRuns(services: Services) {
  return services.once(createRuns);
}

function createRuns(services: Services) {
  const { session, clock, tabs, online, visibility, privateStorage } = services;
  const { queryClient, client, settleWrites, loadWrites } = services;
  const snapshot = createStore<RunsSnapshot>(() => ({ isReady: false, runs: [], trouble: null }));
  let isDisposed = false;
  let viewer: Viewer | null = null;
  let store: RunStore = pageRuns;
  /** Of `viewer`, as it was when the account came into use. */
  let place: AccountPlace = activePlace(services);
  let runner: Runner | null = null;
  /** Whether the journal was read since this tab leads. Before that, the previous leader may have progressed further than this tab knows. */
  let isCaughtUp = false;
  let followTimer: unknown = null;
  let turn: Promise<unknown> = Promise.resolve();

  const runsNow = () => snapshot.getState().runs;

  function show(next: Partial<RunsSnapshot>): void {
    if (isDisposed) return;
    const former = runsNow();
    snapshot.setState(next);
    if (haveChangedSwitches(former, runsNow())) announceSwitches();
  }

  function announce(): void {
    if (viewer !== null) tabs.post(messages.write({ type: 'runs-changed', viewer }));
  }

  /** The history reads all switches again: those of a run can have any time, and another tab may have carried it out. */
  function announceSwitches(): void {
    if (viewer === null) return;
    announceSwitchNews(queryClient, { kind: 'many', viewer });
    if (store === deviceRuns) noteHistoryOutdated(viewer, EVERYTHING).catch(() => {});
  }

  /** One after the other: a read must not replace what was stored since. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  const load = () => inTurn(readJournal);

  async function readJournal(): Promise<void> {
    const of = viewer;
    const from = store;
    const leading = runner;
    if (of === null) return;
    try {
      const runs = await withoutExpired(await from.load(of), from, clock.now());
      if (viewer !== of || store !== from) return;
      show({ isReady: true, runs });
      if (leading === runner) isCaughtUp = runner !== null;
      runner?.wake();
    } catch {
      if (leading !== null && leading === runner && !isCaughtUp) show({ trouble: 'journal' });
      clock.setTimeout(() => {
        if (!isDisposed && viewer === of && store === from) void load();
      }, RETRY_MS);
    }
  }

  const runOf = (id: string) => runsNow().find(({ head }) => head.id === id);

  function runWith(id: string): Run {
    const run = runOf(id);
    if (run === undefined) throw new RangeError('There is no such run.');
    return run;
  }

  /** Resolves to whether the run is still stored. */
  const change = (id: string, wanted: RunChange) =>
    inTurn(async () => {
      const from = store;
      const head = await from.change(id, wanted);
      if (store !== from) return head !== null;
      show({
        runs: runsNow().flatMap((run) => {
          if (run.head.id !== id) return [run];
          // It was forgotten in another tab.
          if (head === null) return [];
          return [{ ...withChange(run, wanted), head }];
        }),
      });
      announce();
      if (head?.phase === 'ended' && head.about === 'import') noteLinks(head);
      return head !== null;
    });

  /** The next import of the same file knows what this one has created. */
  function noteLinks({ id, viewer: of }: RunHead): void {
    const run = runOf(id);
    if (run === undefined) return;
    const at = privateStorage.of(store === deviceRuns);
    addImportLinks(privateStorage.store(importLinksStores, at)(of), linksOfRun(run));
  }

  const add = (run: Run) =>
    inTurn(async () => {
      await store.add(run, place.isOpen);
      const changed = runsNow().map((it) =>
        it.head.id === run.head.undoes ? withChange(it, undoneBy(run)) : it,
      );
      show({ runs: [...changed, run] });
      announce();
      runner?.wake();
    });

  function newRun({ about, operations }: NewRun, undoes: string | null): Run {
    if (viewer === null) throw new RangeError('There is no account.');
    const head: RunHead = {
      id: randomUuid(),
      viewer,
      about,
      startedAtMs: clock.now(),
      endedAtMs: null,
      phase: 'going',
      workedMs: 0,
      triedAtMs: clock.now(),
      undoes,
      undoneBy: null,
    };
    return { head, items: operations.map((operation) => ({ operation, progress: { step: 'waiting' } })) };
  }

  /** Stores a run and has it carried out. Resolves to its id; rejects if the journal can't be stored: then nothing is sent. */
  async function start(wanted: NewRun, undoes: string | null = null): Promise<string> {
    const run = newRun(wanted, undoes);
    await add(run);
    return run.head.id;
  }

  const startUndo = (run: Run) => add(newRun({ about: 'undo', operations: undoOf(run) }, run.head.id));

  /** An ended run as it is stored: another tab may have ended it, and then this one knows only an earlier state of its operations. */
  async function endedRun(id: string): Promise<Run | undefined> {
    const [of, from] = [viewer, store];
    const runs = of === null ? [] : await inTurn(() => from.load(of));
    return runs.find(({ head }) => head.id === id && head.phase === 'ended');
  }

  function contextOf(): RunContext | null {
    const { system, state, isStored } = session.getState();
    if (viewer === null || system === null || state === 'rejected' || viewerOf(system) !== viewer)
      return null;
    const own = ownRecordsContext({ client, queryClient }, viewer);
    return {
      services,
      ...own,
      copies: copiesIn(place, { demo: services.demo, isStored }),
      settle: settleWrites,
      times: requestTimes,
    };
  }

  async function requestTimes(): Promise<RequestTimes> {
    const writes = await loadWrites();
    const { clockSkewMs } = client.queue.getSnapshot();
    return { nowMs: clock.now(), settleMs: writes.settleMs(), skewMs: clockSkewMs ?? 0 };
  }

  /** When an operation of `run`, or of one that it waited for, was last begun. */
  function triedBefore(run: Run): number {
    const runs = runsNow();
    const times = runs.slice(0, runs.indexOf(run) + 1).map(({ head }) => head.triedAtMs ?? head.startedAtMs);
    return Math.max(run.head.startedAtMs, ...times);
  }

  /** The head of a run that the person has just chosen to go on with, in this phase. */
  const chosen = (head: RunHead, phase: 'going' | 'undoing'): RunHead =>
    head.phase === 'ended'
      ? head
      : { ...head, phase, triedAtMs: clock.now(), restedSinceMs: null, known: {} };

  const leadership = createLeadership({
    tabs,
    isInView: visibility.getSnapshot,
    onLead() {
      if (isDisposed) return;
      isCaughtUp = false;
      runner = startRunner(services, {
        current: () => (isCaughtUp && runsNow().find(({ head }) => isGoing(head))) || null,
        triedBefore,
        change,
        undo: startUndo,
        endOf: (id) => runOf(id)?.head.endedAtMs ?? null,
        context: contextOf,
        onTrouble(trouble) {
          // The runner has no run until the journal is read, so it knows of no trouble.
          if (isCaughtUp && trouble !== snapshot.getState().trouble) show({ trouble });
        },
      });
      void load();
    },
    async onResign() {
      const resigned = runner;
      runner = null;
      isCaughtUp = false;
      show({ trouble: null });
      await resigned?.stop();
    },
  });

  function follow(): void {
    const { system, isStored } = session.getState();
    const next = system === null ? null : viewerOf(system);
    const journal = !services.demo && isStored ? deviceRuns : pageRuns;
    const now = activePlace(services);
    if (next !== null && (next !== viewer || now !== place)) {
      viewer = next;
      store = journal;
      place = now;
      show({ isReady: false, runs: [], trouble: null });
      void load();
    }
    // A tab without a token that works sends nothing: another one with such a token must not wait behind it.
    leadership.standFor(next === null ? null : `runs-${next}`);
    if (runner === null) show({ trouble: next === null && viewer !== null ? 'token' : null });
    runner?.wake();
  }

  const stops = [
    session.subscribe(follow),
    online.subscribe(() => runner?.wake()),
    visibility.subscribe(() => {
      if (visibility.getSnapshot()) tabs.post(messages.write({ type: 'runs-in-view' }));
    }),
    tabs.subscribe((data) => {
      const message = messages.read(data);
      if (message?.type === 'runs-in-view') leadership.giveWay();
      if (message?.type !== 'runs-changed' || message.viewer !== viewer || followTimer !== null) return;
      followTimer = clock.setTimeout(() => {
        followTimer = null;
        if (!isDisposed) void load();
      }, FOLLOW_MS);
    }),
  ];
  follow();

  return {
    getSnapshot: snapshot.getState,
    subscribe: snapshot.subscribe,
    start: (wanted: NewRun) => start(wanted),
    async pause(id: string): Promise<void> {
      await change(id, { head: (head) => (head.phase === 'going' ? { ...head, phase: 'paused' } : head) });
    },
    /** Continues a run that is paused, or that rests. */
    async resume(id: string): Promise<void> {
      await change(id, { head: (head) => chosen(head, head.phase === 'undoing' ? 'undoing' : 'going') });
      runner?.wake();
    },
    /** Undoes what a run has done. A run in progress sends no more operations. */
    async undo(id: string): Promise<void> {
      if (runWith(id).head.phase !== 'ended') {
        await change(id, { head: (head) => chosen(head, 'undoing') });
        runner?.wake();
      }
      const ended = await endedRun(id);
      if (ended !== undefined && ended.head.undoneBy === null) await startUndo(ended);
    },
    /** Starts a run with what this one has not done. Resolves to its id. */
    async tryAgain(id: string): Promise<string> {
      const run = (await endedRun(id)) ?? runWith(id);
      return start({ about: run.head.about, operations: againOf(run) }, run.head.undoes);
    },
    /** Removes an ended run from the journal: it can no longer be undone. */
    async forget(id: string): Promise<void> {
      if (runWith(id).head.phase !== 'ended') return;
      const from = store;
      await inTurn(async () => {
        await from.remove(id);
        show({ runs: runsNow().filter(({ head }) => head.id !== id) });
        announce();
      });
    },
    /** Reads the journal again: something else has changed it. */
    reload: load,
    dispose(): void {
      isDisposed = true;
      for (const stop of stops) stop();
      leadership.dispose();
      void runner?.stop();
    },
  };
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
