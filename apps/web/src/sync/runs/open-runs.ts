import { randomUuid } from '@frontboard/model';
import { createTabProtocol } from '../../platform/tab-protocol.ts';
import { activePlace } from '../../session/active-place.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { againOf } from './again-of.ts';
import { leadRuns } from './lead-runs.ts';
import type { RunOperation } from './operation.ts';
import type { Run, RunAbout, RunHead } from './run.ts';
import { createRunJournal, type RunJournal } from './run-journal.ts';
import { deviceRuns, pageRuns } from './run-store.ts';
import { undoOf } from './undo-of.ts';

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

/** A run in another tab is shown with at most this delay. */
const FOLLOW_MS = 500;

/** Opens the runs of this page: what is started here continues until it is done, in whichever tab leads. */
export function openRuns(services: Services) {
  return services.once(createRuns);
}

function createRuns(services: Services) {
  const { tabs, clock } = services;
  const leader = leadRuns(services, () => journal, startUndo);
  const journal: RunJournal = createRunJournal(services, {
    onRead: leader.reading,
    onAdded: leader.wake,
    onChange: (viewer) => tabs.post(messages.write({ type: 'runs-changed', viewer })),
  });
  const stop = followPage(services, journal, leader);

  /** Stores a run and has it carried out. Resolves to its id; rejects if the journal can't be stored: then nothing is sent. */
  async function start(wanted: NewRun, undoes: string | null = null): Promise<string> {
    const run = newRun(wanted, { viewer: journal.owner().viewer, nowMs: clock.now(), undoes });
    await journal.add(run);
    return run.head.id;
  }

  async function startUndo(run: Run): Promise<void> {
    await start({ about: 'undo', operations: undoOf(run) }, run.head.id);
  }

  function runWith(id: string): Run {
    const run = journal.runOf(id);
    if (run === undefined) throw new RangeError('There is no such run.');
    return run;
  }

  /** The head of a run that the person has just chosen to go on with, in this phase. */
  const chosen = (head: RunHead, phase: 'going' | 'undoing'): RunHead =>
    head.phase === 'ended'
      ? head
      : { ...head, phase, triedAtMs: clock.now(), restedSinceMs: null, known: {} };

  return {
    getSnapshot: journal.getSnapshot,
    subscribe: journal.subscribe,
    start: (wanted: NewRun) => start(wanted),
    async pause(id: string): Promise<void> {
      await journal.change(id, {
        head: (head) => (head.phase === 'going' ? { ...head, phase: 'paused' } : head),
      });
    },
    /** Continues a run that is paused, or that rests. */
    async resume(id: string): Promise<void> {
      await journal.change(id, {
        head: (head) => chosen(head, head.phase === 'undoing' ? 'undoing' : 'going'),
      });
      leader.wake();
    },
    /** Undoes what a run has done. A run in progress sends no more operations. */
    async undo(id: string): Promise<void> {
      if (runWith(id).head.phase !== 'ended') {
        await journal.change(id, { head: (head) => chosen(head, 'undoing') });
        leader.wake();
      }
      const ended = await journal.endedRun(id);
      if (ended !== undefined && ended.head.undoneBy === null) await startUndo(ended);
    },
    /** Starts a run with what this one has not done. Resolves to its id. */
    async tryAgain(id: string): Promise<string> {
      const run = (await journal.endedRun(id)) ?? runWith(id);
      return start({ about: run.head.about, operations: againOf(run) }, run.head.undoes);
    },
    /** Removes an ended run from the journal: it can no longer be undone. */
    async forget(id: string): Promise<void> {
      if (runWith(id).head.phase === 'ended') await journal.remove(id);
    },
    /** Reads the journal again: something else has changed it. */
    reload: journal.load,
    dispose(): void {
      journal.dispose();
      stop();
      leader.dispose();
    },
  };
}

function newRun(
  { about, operations }: NewRun,
  {
    viewer,
    nowMs,
    undoes,
  }: { readonly viewer: Viewer | null; readonly nowMs: number; readonly undoes: string | null },
): Run {
  if (viewer === null) throw new RangeError('There is no account.');
  const head: RunHead = {
    id: randomUuid(),
    viewer,
    about,
    startedAtMs: nowMs,
    endedAtMs: null,
    phase: 'going',
    workedMs: 0,
    triedAtMs: nowMs,
    undoes,
    undoneBy: null,
  };
  return { head, items: operations.map((operation) => ({ operation, progress: { step: 'waiting' } })) };
}

/** Follows the session, the network, the view and other tabs. Returns what ends that. */
function followPage(
  services: Services,
  journal: RunJournal,
  leader: ReturnType<typeof leadRuns>,
): () => void {
  const { session, online, visibility, tabs, clock, demo } = services;
  let followTimer: unknown = null;
  let isStopped = false;

  function followAccount(): void {
    const { system, isStored } = session.getState();
    const viewer = system === null ? null : viewerOf(system);
    const former = journal.owner();
    const place = activePlace(services);
    if (viewer !== null && (viewer !== former.viewer || place !== former.place))
      journal.setOwner({ viewer, store: !demo && isStored ? deviceRuns : pageRuns, place });
    // A tab without a token that works sends nothing: another one with such a token must not wait behind it.
    leader.standFor(viewer === null ? null : `runs-${viewer}`);
    const isWithoutToken = viewer === null && journal.owner().viewer !== null;
    if (!leader.isLeading()) journal.show({ trouble: isWithoutToken ? 'token' : null });
    leader.wake();
  }

  const stops = [
    session.subscribe(followAccount),
    online.subscribe(leader.wake),
    visibility.subscribe(() => {
      if (visibility.getSnapshot()) tabs.post(messages.write({ type: 'runs-in-view' }));
    }),
    tabs.subscribe((data) => {
      const message = messages.read(data);
      if (message?.type === 'runs-in-view') leader.giveWay();
      const isOfOwner = message?.type === 'runs-changed' && message.viewer === journal.owner().viewer;
      if (!isOfOwner || followTimer !== null) return;
      followTimer = clock.setTimeout(() => {
        followTimer = null;
        if (!isStopped) void journal.load();
      }, FOLLOW_MS);
    }),
  ];
  followAccount();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
