import { parseMicros } from '@frontboard/sandbox';
import type { QueueEntry, QueueResult, SwitchQueue, UndoResult } from '../../sync/switches/types.ts';
import type { KeptSwitch } from './kept-switch.ts';

/** A clock set back by less does not reverse the order of taps. */
export const SMALL_STEP_BACK_MS = 120_000;

/** One switch as the person knows it. */
export interface Deed {
  readonly id: string;
  /** Operations on one switch, in the order they were made; -1 for one that is no longer stored. */
  readonly order: number;
  /** The intended time by the device's clock; null if the page closed before it said that it was stored. */
  readonly meantMs: number | null;
  /** How much later the tap may have been. */
  readonly slackMs: number;
  /** The latest moment of the taps that were made before it was stored. */
  readonly lastTapMs: number;
  /** How it was shown last. */
  readonly shown: QueueEntry;
  /** `maybe`: the page closed before it said so. */
  readonly isUndone: boolean | 'maybe';
}

/** A tap by the device's clock. */
interface Tap {
  /** The intended time of the switch. */
  readonly meantMs: number;
  /** When it was tapped: not before the first, not after the second. */
  readonly tapMs: number;
  readonly tapEndMs: number;
}

/** Records what the app said: what was recorded, undone, and how it was shown. The judge uses only this. */
export interface Diary {
  recorded(result: Promise<QueueResult>, tap: Tap): void;
  /** Something else that records switches was tapped. */
  tapped(tapMs: number, tapEndMs: number): void;
  /** `id`: of an entry, or of an edit of the history. */
  undone(id: string, result: Promise<UndoResult>): void;
  /** Whether the app said that this entry or edit is undone. */
  isTakenBack(id: string): boolean;
  /** What was refused was discarded: a switch, or its undo. */
  discarded(id: string): void;
  saw(switchQueue: SwitchQueue): void;
  /** Whether an entry was shown at this moment, in microseconds. */
  hasShown(timestamp: bigint): boolean;
  /**
   * All actions. An operation that a later one replaced is no longer shown: `kept`, the final stored state, shows
   * which switch it belongs to.
   */
  deeds(kept: readonly KeptSwitch[]): readonly Deed[];
}

const NEVER_SHOWN = {
  state: 'sent',
  refusal: null,
  switchId: '',
  undoUntilMs: null,
  kind: 'correct',
  isUndone: false,
  error: null,
  isBlocked: false,
} as const;

function momentOf({
  atMs,
  timestamp,
}: Pick<KeptSwitch, 'atMs' | 'timestamp'>): Pick<QueueEntry, 'atMs' | 'timestamp'> {
  return { atMs, timestamp };
}

export function openDiary(): Diary {
  const shown = new Map<string, QueueEntry>();
  const meant = new Map<string, { meantMs: number; slackMs: number; lastTapMs: number }>();
  const undone = new Map<string, boolean | 'maybe'>();
  const given = new Set<string>();
  const refused: string[] = [];
  const taps: number[] = [];
  let lastTapMs = Number.NEGATIVE_INFINITY;

  /** Returns how many taps there were, this one included. */
  function tapped(tapMs: number, tapEndMs: number): number {
    // A clock set back by more reverses the order.
    lastTapMs = lastTapMs - tapMs > SMALL_STEP_BACK_MS ? tapEndMs : Math.max(lastTapMs, tapEndMs);
    return taps.push(tapEndMs);
  }

  function whetherUndone({ id, editId, isUndone }: QueueEntry): Deed['isUndone'] {
    if (given.has(id)) return 'maybe';
    return isUndone || (undone.get(id) ?? undone.get(editId ?? '') ?? false);
  }

  return {
    tapped,
    recorded(result, { meantMs, tapMs, tapEndMs }) {
      const former = lastTapMs;
      const order = tapped(tapMs, tapEndMs);
      void result.then((told) => {
        if (!told.ok) {
          refused.push(told.reason);
          return;
        }
        // The same members again, within the time of a correction, are the entry there is, also one of an edit of the history.
        if (meant.has(told.id) || (shown.get(told.id)?.editId ?? null) !== null) return;
        // Another tab may have stored a later tap before a tab that was still loading stored this one.
        const lastTapMs = Math.max(former, ...taps.slice(order));
        meant.set(told.id, { meantMs, slackMs: tapEndMs - tapMs, lastTapMs });
      });
    },
    undone(id, result) {
      if (undone.get(id) !== true) undone.set(id, 'maybe');
      void result.then(({ ok }) => {
        if (ok) undone.set(id, true);
        else if (undone.get(id) === 'maybe') undone.delete(id);
      });
    },
    isTakenBack: (id) => undone.get(id) === true,
    discarded(id) {
      given.add(id);
      const switchId = shown.get(id)?.switchId ?? null;
      // With the refusal of one undo, the other waiting undos of the same switch are given up.
      for (const entry of shown.values()) {
        const isWithIt = switchId !== null && entry.switchId === switchId;
        if (isWithIt && (undone.get(entry.id) ?? undone.get(entry.editId ?? '')) === true)
          given.add(entry.id);
      }
    },
    saw(switchQueue) {
      for (const entry of switchQueue.getSnapshot().entries) shown.set(entry.id, entry);
    },
    hasShown: (timestamp) => [...shown.values()].some((entry) => parseMicros(entry.timestamp) === timestamp),
    deeds(kept) {
      const orders = new Map<string, number>();
      for (const { operations, ...queued } of kept) {
        for (const { id, members, edit } of operations) {
          if (members === undefined) continue;
          orders.set(id, orders.size);
          const former = shown.get(id) ?? { ...NEVER_SHOWN, editId: edit?.id ?? null };
          shown.set(id, { ...former, id, members, ...momentOf(queued) });
        }
      }
      if (refused.length > 0) throw new Error(`Not recorded: ${refused.join()}`);
      const lost = [...meant.keys()].find((id) => !shown.has(id) && !undone.has(id));
      if (lost !== undefined) throw new Error(`Kept and never shown: ${lost}`);
      return [...shown.values()].map((entry) => ({
        id: entry.id,
        order: orders.get(entry.id) ?? -1,
        meantMs: meant.get(entry.id)?.meantMs ?? null,
        slackMs: meant.get(entry.id)?.slackMs ?? 0,
        lastTapMs: meant.get(entry.id)?.lastTapMs ?? Number.NEGATIVE_INFINITY,
        shown: entry,
        isUndone: whetherUndone(entry),
      }));
    },
  };
}
