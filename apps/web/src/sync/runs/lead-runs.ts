import { viewerOf } from '../../session/viewer.ts';
import { createCandidacy } from '../leader/candidacy.ts';
import { copiesIn } from '../restore/copy-store.ts';
import type { Services } from '../services.ts';
import type { RequestTimes } from '../switches/made/strayed-rows.ts';
import { ownRecordsContext } from '../writes/own-records.ts';
import type { RunContext } from './carry-out/context.ts';
import { isGoing, type Run } from './run.ts';
import type { JournalOwner, RunJournal } from './run-journal.ts';
import { type Runner, startRunner } from './runner.ts';

/**
 * Has the runs of a journal carried out while this tab leads.
 *
 * @param undo replaces a run with the one that undoes it
 */
export function leadRuns(services: Services, journal: () => RunJournal, undo: (run: Run) => Promise<void>) {
  const { tabs, clock, visibility } = services;
  let runner: Runner | null = null;
  /** Whether the journal was read since this tab leads. Before that, the previous leader may have progressed further than this tab knows. */
  let isCaughtUp = false;
  let isDisposed = false;

  const runs = () => journal().getSnapshot().runs;

  const candidacy = createCandidacy({
    tabs,
    clock,
    onLead() {
      if (isDisposed) return;
      isCaughtUp = false;
      runner = startRunner(services, {
        current: () => (isCaughtUp && runs().find(({ head }) => isGoing(head))) || null,
        triedBefore: (run) => triedBefore(run, runs()),
        change: journal().change,
        undo,
        endOf: (id) => journal().runOf(id)?.head.endedAtMs ?? null,
        context: () => contextOf(services, journal().owner()),
        onTrouble(trouble) {
          // The runner has no run until the journal is read, so it knows of no trouble.
          if (isCaughtUp && trouble !== journal().getSnapshot().trouble) journal().show({ trouble });
        },
      });
      void journal().load();
    },
    async onResign() {
      const resigned = runner;
      runner = null;
      isCaughtUp = false;
      journal().show({ trouble: null });
      await resigned?.stop();
    },
  });

  return {
    /** For a read of the journal that begins. */
    reading() {
      const leading = runner;
      return {
        done() {
          if (leading === runner) isCaughtUp = runner !== null;
          runner?.wake();
        },
        failed() {
          if (leading !== null && leading === runner && !isCaughtUp) journal().show({ trouble: 'journal' });
        },
      };
    },
    isLeading: () => runner !== null,
    wake: () => runner?.wake(),
    /** Another tab became visible. If this one is hidden, the browser may have suspended it. */
    giveWay(): void {
      if (!visibility.getSnapshot()) candidacy.giveWay();
    },
    standFor: (name: string | null) => candidacy.standFor(name),
    dispose(): void {
      isDisposed = true;
      candidacy.dispose();
      void runner?.stop();
    },
  };
}

/** When an operation of `run`, or of one that it waited for, was last begun. */
function triedBefore(run: Run, runs: readonly Run[]): number {
  const times = runs.slice(0, runs.indexOf(run) + 1).map(({ head }) => head.triedAtMs ?? head.startedAtMs);
  return Math.max(run.head.startedAtMs, ...times);
}

/** What operations need; null while there is no account to send as. */
function contextOf(services: Services, { viewer, place }: JournalOwner): RunContext | null {
  const { session, client, queryClient, settleWrites, loadWrites, clock, demo } = services;
  const { system, state, isStored } = session.getState();
  if (viewer === null || system === null || state === 'rejected' || viewerOf(system) !== viewer) return null;
  return {
    services,
    ...ownRecordsContext({ client, queryClient }, viewer),
    copies: copiesIn(place, { demo, isStored }),
    settle: settleWrites,
    async times(): Promise<RequestTimes> {
      const writes = await loadWrites();
      const { clockSkewMs } = client.queue.getSnapshot();
      return { nowMs: clock.now(), settleMs: writes.settleMs(), skewMs: clockSkewMs ?? 0 };
    },
  };
}
