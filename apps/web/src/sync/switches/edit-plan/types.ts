/** A switch of the history as an edit sees it. */
export interface EditableRow {
  readonly id: string;
  /** As the service has it. */
  readonly timestamp: string;
  /** In front order; empty is a switch-out. */
  readonly memberIds: readonly string[];
}

/** A change of the history that a person asks for. Times are ISO with `Z`. */
export type HistoryEdit =
  /** A switch that was forgotten. */
  | { readonly kind: 'add'; readonly at: string; readonly memberIds: readonly string[] }
  | { readonly kind: 'move'; readonly id: string; readonly to: string }
  /** Members or their order. */
  | { readonly kind: 'change-members'; readonly id: string; readonly memberIds: readonly string[] }
  | { readonly kind: 'delete'; readonly id: string }
  /** These members were in front, too, or were not. `to`: null for until now. */
  | {
      readonly kind: 'insert' | 'take-out';
      readonly memberIds: readonly string[];
      readonly from: string;
      readonly to: string | null;
    }
  /** Another switch starts during this one. */
  | {
      readonly kind: 'split';
      readonly id: string;
      readonly at: string;
      readonly memberIds: readonly string[];
    }
  /** This switch and its neighbours with the same members in the same order become one. */
  | { readonly kind: 'merge'; readonly id: string }
  /** The members of this switch at another time. */
  | { readonly kind: 'copy'; readonly id: string; readonly at: string };

/** One operation on a switch. */
export type EditStep =
  | {
      readonly kind: 'record';
      readonly timestamp: string;
      readonly memberIds: readonly string[];
      /** If its members depend on the front before it: the last switch before it that stays, or null if it is the first of all. */
      readonly follows?: string | null;
    }
  | { readonly kind: 'edit-members'; readonly id: string; readonly memberIds: readonly string[] }
  | { readonly kind: 'move'; readonly id: string; readonly timestamp: string }
  | { readonly kind: 'delete'; readonly id: string };

export type EditRefusal =
  /** Not a time that the service accepts. */
  | 'bad-time'
  /** Another switch has this time, which the service refuses. */
  | 'taken'
  /** Nothing would change. */
  | 'no-change'
  /** The range ends before it starts. */
  | 'empty-range'
  /** The switch ends before this time, or starts after it. */
  | 'outside'
  /** The neighbours have other members. */
  | 'nothing-to-merge'
  /** The service makes no second switch with the same members after the latest. */
  | 'same-as-latest'
  /** No member was chosen. */
  | 'no-members'
  /** The same member twice. */
  | 'twice'
  /** The switch does not exist, or no longer. */
  | 'gone'
  /** The time or the switch is before all switches that are known here. */
  | 'not-loaded'
  /** It takes too many requests. */
  | 'too-many';

/** The front from one time to the next. */
export interface FrontStretch {
  readonly from: string;
  /** Null for the last, which has no end. */
  readonly to: string | null;
  /** Null before the first switch. */
  readonly memberIds: readonly string[] | null;
}

/** What an edit does. */
export interface EditPlan {
  readonly ok: true;
  /** At most one for each switch. */
  readonly steps: readonly EditStep[];
  /** The part of the history that is different, with one stretch on either side. */
  readonly before: readonly FrontStretch[];
  readonly after: readonly FrontStretch[];
  /** Switches whose members the steps repeat, or were compared for them: their order must be certain. */
  readonly sources: readonly string[];
  /** Something is in the future: the person confirms it first. */
  readonly isFuture: boolean;
}

export interface RefusedEdit {
  readonly ok: false;
  readonly refusal: EditRefusal;
  /** Switches with the same members: with another order of theirs, the edit is possible. */
  readonly sources?: readonly string[];
}

export type PlannedEdit = EditPlan | RefusedEdit;

/** What is known of the history. */
export interface KnownHistory {
  /** In any order, without gaps. */
  readonly rows: readonly EditableRow[];
  /** Whether the oldest of them is the first switch of the system. */
  readonly isComplete: boolean;
  /** The time of the edited switch in the list where it was chosen, if that is known. */
  readonly listedAt?: string | null;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
}
