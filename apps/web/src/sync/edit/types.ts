import type { IsOwnPicture, Validated } from '@frontboard/model';
import type { ErrorDescription } from '../../text/errors/describe-error.ts';

/** A field that was changed differently here and in the service. */
export interface FieldConflict<V> {
  readonly field: keyof V & string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What a form edits, and how it is checked, fetched and sent. */
export interface EditOptions<V extends object, Patch> {
  /** Identifies the draft, such as `member:<uuid>`, `member:new` or `system`; stored per account. */
  readonly key: string;
  /** The service's copy as form values; null when something new is made. */
  readonly saved: V | null;
  /** What an empty form starts with. If it changes before anything is typed, the form starts again. */
  readonly initial: V;
  /** Checks `values` and turns the `changed` fields (for something new: all that are filled in) into what is sent. */
  readonly validate: (
    values: V,
    changed: readonly (keyof V & string)[],
    isOwnPicture: IsOwnPicture,
  ) => Validated<Patch>;
  /** Which pictures the service itself serves; none when absent. */
  readonly isOwnPicture?: IsOwnPicture | undefined;
  /** Slow checks (whether a picture is one), made only when saving. Returns messages by form field; never throws. */
  readonly checkMore?:
    | ((
        values: V,
        changed: readonly (keyof V & string)[],
      ) => Promise<Partial<Record<keyof V & string, readonly string[]>>>)
    | undefined;
  /** Asks the service for the newest copy; left out when something new is made. */
  readonly fetchLatest?: (() => Promise<V>) | undefined;
  /** Sends, and returns the service's copy afterwards. */
  readonly send: (patch: Patch) => Promise<V>;
  /** Before something new is sent: the uuids of known records that are equal to it. */
  readonly twinsOf?: ((patch: Patch) => readonly string[]) | undefined;
  /**
   * After a lost answer to something new: looks for it in the service, ignoring `twins` from before. Returns
   * its copy, or null without one. Throws when the service can't be asked.
   */
  readonly lookForLost?: ((patch: Patch, twins: readonly string[]) => Promise<V | null>) | undefined;
  /** The form field of a wire name, if it is neither the same nor the same in camel case. */
  readonly fieldOf?: ((wireField: string) => string) | undefined;
}

/** Form values as they were stored. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The fields that a save has changed, as form values. */
export interface SavedChange {
  readonly before: FieldValues;
  readonly after: FieldValues;
}

/** The phase of an edit. `saved` lasts until the next change. */
export type EditPhase = 'editing' | 'saving' | 'conflict' | 'failed' | 'saved';

/** The outcome of saving. `invalid`: nothing was sent, or the service refused single fields. */
export type EditOutcome = 'saved' | 'invalid' | 'conflict' | 'failed';

/** What went wrong with a save, in words. */
export interface EditFailure extends ErrorDescription {
  /** The record no longer exists: what was typed can only be copied. */
  readonly isGone?: boolean;
  /** What was to be saved has changed since, so it is not saved automatically when the wait is over. */
  readonly isOvertaken?: boolean;
}

/** The outcome of undoing a save. `changed-since`: its fields have other values now, and nothing was sent. */
export type UndoOutcome =
  | { readonly state: 'undone' | 'changed-since' }
  | { readonly state: 'failed'; readonly failure: EditFailure; readonly retry: () => Promise<UndoOutcome> };

/** What a control needs to show and change one field; see `EditState.bind`. */
export interface BoundField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** From now on the field is checked while it is typed in. */
  readonly onBlur: () => void;
  readonly errors: readonly string[] | undefined;
  readonly isChanged: boolean;
}

/** The state of an edit. */
export interface EditSnapshot<V extends object> {
  readonly values: V;
  readonly changed: readonly (keyof V & string)[];
  readonly isDirty: boolean;
  /** Whether something new is made. */
  readonly isNew: boolean;
  /** What is shown was typed earlier and not saved. */
  readonly isDraftRestored: boolean;
  /** Whether the service already has some of the fields that were typed earlier. */
  readonly isPartlySaved: boolean;
  /** Another tab has the same form open and has changed it since. */
  readonly isChangedElsewhere: boolean;
  /** What is typed is still there after a reload; false if the device has no room for it. */
  readonly isDraftStored: boolean;
  /** Messages per form field: ours while typing and at submit, the service's own after a refusal (40001). */
  readonly errors: Partial<Record<keyof V & string, readonly string[]>>;
  readonly phase: EditPhase;
  /** While saving: the answer was lost, and the edit checks whether the service has what was sent. That takes some seconds. */
  readonly isChecking: boolean;
  readonly failure: EditFailure | null;
  readonly conflicts: readonly FieldConflict<V>[];
}

/** The ways to continue with an edit. */
export interface EditActions<V extends object> {
  set<K extends keyof V & string>(field: K, value: V[K]): void;
  /** The state now, also after the form was closed. */
  getSnapshot(): EditSnapshot<V>;
  /** Puts earlier values of fields back into the form, as far as it has a place for them. */
  putBack(values: FieldValues): void;
  /** Sends the values before a save, only of its fields. Everything that is typed stays typed. */
  undo(change: SavedChange): Promise<UndoOutcome>;
  /** From now on the field is checked while it is typed in. */
  touch(field: keyof V & string): void;
  /** Checks, compares with the newest copy and sends what changed. A second call during the first returns the first. */
  submit(): Promise<EditOutcome>;
  /** Answers the conflicts, for each field mine or theirs, then saves. */
  resolve(choice: Partial<Record<keyof V & string, 'mine' | 'theirs'>>): Promise<EditOutcome>;
  /** Leaves the conflicts open: back to the form, with nothing sent. */
  postpone(): void;
  /**
   * Returns to the saved copy and deletes the draft. Returns a function that undoes that, in all fields except those typed in
   * since.
   */
  discard(): () => void;
}

/** An edit as a form uses it. */
export interface EditState<V extends object> extends EditSnapshot<V>, EditActions<V> {
  /** The name of the form in drafts and revisions. */
  readonly form: string;
  /** The props of the control of one field. */
  bind<K extends keyof V & string>(field: K): BoundField<V[K]>;
}
