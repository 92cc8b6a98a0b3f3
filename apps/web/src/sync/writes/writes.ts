import type { OutgoingWrite, WriteEnd } from '@frontboard/client';
import { randomUuid } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import { JOURNAL_KEY } from '../../cache/in-flight/journal-key.ts';
import { invalidateTouched, type Touched, touchedBy } from '../../cache/in-flight/touched.ts';
import {
  isUnsettled,
  noteAnswered,
  noteSlowest,
  parseWrites,
  putWrite,
  readSlowest,
  readWrites,
  removeWrites,
  type UnsettledWrite,
} from '../../cache/in-flight/write-journal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import { createSettleTime } from './settle-time.ts';

/**
 * Tracks every write that is in flight or whose answer was lost. The service continues with a request whose connection broke, and a
 * browser may repeat a request unseen, so the outcome is certain only some time after its last sign.
 */
export type Writes = ReturnType<typeof createWrites>;

interface WritesOptions {
  /** The place of the account whose token writes carry; null without one. */
  readonly owner: () => AccountPlace | null;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
}

/** After several writes of another tab, what they touch is read once. */
const OTHERS_DELAY_MS = 1_000;

/** Continues the writes that earlier pages have left in `storage`. */
export function createWrites(storage: SafeStorage, options: WritesOptions) {
  const { owner: currentOwner, queryClient, clock } = options;
  const settleTime = createSettleTime(readSlowest(storage));
  const timers = new Set<unknown>();
  /** The writes of this page. */
  const own = new Set<string>();
  /** The writes of other pages in the journal, by id. */
  const others = new Map<string, { readonly write: UnsettledWrite; readonly timer: unknown }>();
  /** What writes of other tabs have touched, as `viewer` and `touched`, until it is fetched again. */
  const outdated = new Map<string, readonly [viewer: string, touched: Touched]>();

  function after(ms: number, fn: () => void): unknown {
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      fn();
    }, ms);
    timers.add(timer);
    return timer;
  }

  function cancel(timer: unknown): void {
    clock.clearTimeout(timer);
    timers.delete(timer);
  }

  /** What was cached before the write settled may be outdated. */
  function refreshWhenSettled({ viewer, touched, sinceMs, settleMs }: UnsettledWrite): unknown {
    return after(Math.max(0, sinceMs + settleMs - clock.now()), () =>
      invalidateTouched(queryClient, viewer, touched),
    );
  }

  /** A write of another tab was answered. Tabs exchange results about switches by messages of their own. */
  function scheduleRefresh({ viewer, touched }: UnsettledWrite): void {
    const touchedElsewhere = touched.filter((one) => one !== 'switches');
    if (touchedElsewhere.length === 0) return;
    if (outdated.size === 0) {
      after(OTHERS_DELAY_MS, () => {
        for (const [of, one] of outdated.values()) invalidateTouched(queryClient, of, [one]);
        outdated.clear();
      });
    }
    // At once: a list from before the write must not be persisted any more.
    invalidateTouched(queryClient, viewer, touchedElsewhere, true);
    for (const one of touchedElsewhere) outdated.set(`${viewer} ${one}`, [viewer, one]);
  }

  /**
   * Reads from the journal, as another tab has just stored it, which writes of that tab are in flight. What they touch is fetched again
   * when they have ended.
   */
  function takeJournal(text: string | null): void {
    const journaled = parseWrites(text, clock.now()).filter(
      (write) => !own.has(write.id) && isUnsettled(write),
    );
    for (const [id, { write, timer }] of others) {
      const now = journaled.find((it) => it.id === id);
      if (now?.sinceMs === write.sinceMs && now.settleMs === write.settleMs) continue;
      others.delete(id);
      cancel(timer);
      if (now === undefined) scheduleRefresh(write);
    }
    for (const write of journaled) {
      if (!others.has(write.id)) others.set(write.id, { write, timer: refreshWhenSettled(write) });
    }
  }

  const stopRecovering = storage.onRecovered(JOURNAL_KEY, (text) => {
    recoverWrites(storage, text, clock.now());
    takeJournal(storage.get(JOURNAL_KEY));
  });
  takeJournal(storage.get(JOURNAL_KEY));
  // Old settled writes are removed, so that a later start has nothing to load.
  removeWrites(storage, () => false, clock.now());

  return {
    /** Observes a write of the client: it is stored, with what it touches, until its outcome is certain. */
    observe(outgoing: OutgoingWrite): (end: WriteEnd) => void {
      const owner = currentOwner();
      if (owner === null) return ({ tookMs }) => settleTime.learn(tookMs);
      const write: UnsettledWrite = {
        id: randomUuid(),
        viewer: owner.viewer,
        touched: touchedBy(outgoing),
        sinceMs: clock.now(),
        settleMs: settleTime.ms(),
      };
      own.add(write.id);
      putWrite(owner, write, clock.now());
      return ({ outcome, tookMs }) => {
        if (outcome === 'answered') {
          settleTime.learn(tookMs);
          // First: between the two, a page that is closed would leave neither.
          for (const list of write.touched.filter(isList))
            noteAnswered(owner, write.viewer, list, clock.now());
          removeWrites(owner, ({ id }) => id === write.id, clock.now());
          noteSlowest(owner, settleTime.slowestMs(), clock.now());
          return;
        }
        const lost = { ...write, sinceMs: clock.now(), settleMs: settleTime.ms() };
        putWrite(owner, lost, clock.now());
        refreshWhenSettled(lost);
      };
    },
    takeJournal,
    /** How long a write that ended now without an answer may still be running, in milliseconds. */
    settleMs: settleTime.ms,
    /** Resolves once a write that ended without an answer at `sinceMs` (default now) can no longer be running. */
    settle(sinceMs = clock.now()): Promise<void> {
      const ms = sinceMs + settleTime.ms() - clock.now();
      return ms <= 0 ? Promise.resolve() : new Promise((resolve) => after(ms, resolve));
    },
    dispose(): void {
      stopRecovering();
      for (const timer of timers) clock.clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Adds the writes that the device has lost. */
function recoverWrites(storage: SafeStorage, text: string, nowMs: number): void {
  const known = new Set(readWrites(storage, nowMs).map(({ id }) => id));
  for (const write of parseWrites(text, nowMs)) if (!known.has(write.id)) putWrite(storage, write, nowMs);
}

/** Whether it is restored as fresh: other data is fetched again whatever its age. */
function isList(touched: Touched): boolean {
  return touched === 'members' || touched === 'groups';
}
