import type { FaultRule } from '@frontboard/sandbox';
import type { HistoryEdit } from '../../sync/switches/edit-plan/types.ts';

/** Something that happens to the person's device, to the service, or to the network. */
export type Happening =
  /** A switch is recorded in a tab: members by number, in front order. */
  | {
      readonly kind: 'record';
      readonly tab: number;
      readonly members: readonly number[];
      /** How long ago it was, if the person gives a time. */
      readonly agoMs: number | null;
      readonly correctWithinMs: number | null;
    }
  /** Undoes the entry at this position from the end of those shown. */
  | { readonly kind: 'undo'; readonly tab: number; readonly fromEnd: number }
  /** What was refused at this position from the end is tried again, or discarded. */
  | { readonly kind: 'retry' | 'discard'; readonly tab: number; readonly fromEnd: number }
  | { readonly kind: 'network'; readonly isOnline: boolean }
  /** From now on the service and the network do this. */
  | {
      readonly kind: 'weather';
      readonly faults: readonly FaultRule[];
      /** One way, least and most. */
      readonly latencyMs: readonly [number, number];
    }
  /** The page is closed abruptly and opened again. */
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'view'; readonly tab: number; readonly isVisible: boolean }
  /** The device's clock is set. */
  | { readonly kind: 'clock'; readonly byMs: number }
  /** A screen fetches the front. */
  | { readonly kind: 'look'; readonly tab: number }
  /** Another device of the same system switches. */
  | { readonly kind: 'elsewhere'; readonly members: readonly number[] }
  /** The person opens one of the newest switches in a dialog. */
  | { readonly kind: 'open'; readonly fromNewest: number }
  /** They change the switch that is open. */
  | { readonly kind: 'change'; readonly tab: number; readonly change: ScheduledChange }
  /** Another device of the same system changes one of the newest switches. */
  | { readonly kind: 'change-elsewhere'; readonly fromNewest: number; readonly change: ScheduledChange }
  /** The person edits the history: several operations that are carried out and undone as one. */
  | { readonly kind: 'edit'; readonly tab: number; readonly edit: ScheduledEdit }
  /** The edit this many from the end of those shown is undone. */
  | { readonly kind: 'undo-edit'; readonly tab: number; readonly fromEnd: number };

/** A change of a single switch. */
export type ScheduledChange =
  | { readonly kind: 'edit-members'; readonly members: readonly number[] }
  | { readonly kind: 'move'; readonly byMs: number }
  | { readonly kind: 'delete' };

/** An edit of the history. Each kind takes what it needs of this. */
export interface ScheduledEdit {
  readonly kind: HistoryEdit['kind'];
  /** The switch: its position from the newest. */
  readonly fromNewest: number;
  readonly members: readonly number[];
  /** How long ago it begins, by the device's clock. */
  readonly agoMs: number;
  /** How long it lasts; null for until now. */
  readonly lastsMs: number | null;
}

/** `switches`: what a person does to single switches. `mixed`: all operations, also edits of the history. */
export type ScheduleKind = 'switches' | 'mixed';
