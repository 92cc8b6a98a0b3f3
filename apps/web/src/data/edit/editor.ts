import type { Validated } from '@frontboard/model';
import type { Clock } from '../../platform/clock.ts';
import { isAnswerLost } from '../lost-answer.ts';
import { describeFailure, describeLost, refusedFields } from './describe-failure.ts';
import type { Draft, DraftPlace } from './drafts.ts';
import { isSame } from './is-same.ts';
import { afterSaving, changedFields, type FieldName, fieldsOf, overlaid, rebase, settle } from './merge.ts';
import { readValues } from './read-values.ts';
import type { EditFailure, EditOptions, EditOutcome, EditPhase, EditSnapshot, FieldChange } from './types.ts';
import { words } from './words.ts';

/** An edit without React: what `useEdit` shows. */
export interface Editor<V extends object, Patch> {
  getSnapshot(): EditSnapshot<V>;
  subscribe(fn: () => void): () => void;
  /** Takes over newer options: another copy of the service's in them is joined with what was typed. */
  update(options: EditOptions<V, Patch>): void;
  set<K extends FieldName<V>>(field: K, value: V[K]): void;
  touch(field: FieldName<V>): void;
  submit(): Promise<EditOutcome>;
  resolve(choice: Partial<Record<FieldName<V>, 'mine' | 'theirs'>>): Promise<EditOutcome>;
  postpone(): void;
  /** Returns the way to take it back, which leaves alone what was typed since. */
  discard(): () => void;
  /** Keeps what was typed on the device at once. */
  flush(): void;
  /** Follows other tabs until the returned function is called. */
  connect(): () => void;
}

interface EditorOptions<V extends object, Patch> {
  readonly options: EditOptions<V, Patch>;
  readonly place: DraftPlace;
  readonly clock: Clock;
}

/** Something new that was sent, and whose answer was lost. `twins` looked like it before: they are not what was made. */
interface Lost<V, Patch> {
  readonly values: V;
  readonly patch: Patch;
  readonly twins: readonly string[];
}

type Messages<V> = Partial<Record<FieldName<V>, readonly string[]>>;

/** Typing rests this long before the draft is written; leaving the page writes it at once. */
const DRAFT_DELAY_MS = 250;

/** Opens an edit, with the draft of an earlier one if there is any. */
export function createEditor<V extends object, Patch>(given: EditorOptions<V, Patch>): Editor<V, Patch> {
  const { place, clock } = given;
  let options = given.options;
  const listeners = new Set<() => void>();

  /** The service's copy as it was last told; what `discard` goes back to. */
  let latest = options.saved ?? options.initial;
  /** What changes are measured against: `latest`, but for fields in conflict, where it is what was typed over. */
  let base = latest;
  let values = latest;
  let touched: ReadonlySet<string> = new Set();
  let isSubmitted = false;
  let refused: Messages<V> = {};
  let phase: EditPhase = 'editing';
  let failure: EditFailure | null = null;
  let conflicts: readonly FieldChange<V>[] = [];
  let isDraftRestored = false;
  let isChangedElsewhere = false;
  let isDraftKept = true;
  /** Something new was sent and its answer is lost: before anything else is sent, it is looked for. */
  let lost: Lost<V, Patch> | null = null;
  /** Something new was made by this edit. */
  let isMade = false;
  let running: Promise<EditOutcome> | null = null;
  let draftTimer: unknown = null;
  /** When this edit kept its draft last, by the draft's own moment; null when it has none. */
  let keptAtMs: number | null = null;
  /** The fields typed in since the last discard. */
  let typedSince = new Set<FieldName<V>>();
  let snapshot: EditSnapshot<V>;

  restore(place.load());
  snapshot = takeSnapshot();

  function restore(draft: Draft | null): void {
    if (draft === null) return;
    const joined = rebase(
      { base: readValues(draft.base, latest), mine: readValues(draft.values, latest), theirs: latest },
      isSameField,
    );
    base = joined.base;
    values = joined.values;
    isDraftRestored = changedFields(base, values).length > 0;
    if (draft.sent !== null && options.saved === null) {
      const sent = readValues(draft.sent.values, latest);
      const result = check(changedFields(latest, sent), sent);
      // What the form's own check does not let through was never sent.
      if (!result.ok) return;
      lost = { values: sent, patch: result.value, twins: draft.sent.twins };
      fail({ ...words.uncertain, action: 'retry' });
    }
  }

  function takeSnapshot(): EditSnapshot<V> {
    const changed = changedFields(base, values);
    return {
      values,
      changed,
      isDirty: changed.length > 0,
      isNew: options.saved === null,
      isDraftRestored,
      isChangedElsewhere,
      isDraftKept,
      errors: shownErrors(changed),
      phase,
      failure,
      conflicts,
    };
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const fn of [...listeners]) fn();
  }

  function check(changed: readonly FieldName<V>[], of: V = values): Validated<Patch> {
    return options.validate(of, changed);
  }

  /** Both values of the field would be sent as the same. */
  function isSameField(field: FieldName<V>, one: V, other: V): boolean {
    if (isSame(one[field], other[field])) return true;
    const [first, second] = [check([field], one), check([field], other)];
    return first.ok && second.ok && isSame(first.value, second.value);
  }

  /** The form field a wire name stands for; null when the form has no such field. */
  function fieldOf(wireField: string): FieldName<V> | null {
    const candidates = [options.fieldOf?.(wireField), wireField, camelCase(wireField)];
    const found = candidates.find((name) => name !== undefined && Object.hasOwn(values, name));
    // It was just found among the fields.
    return (found as FieldName<V> | undefined) ?? null;
  }

  function byField(problems: Iterable<readonly [string, readonly string[]]>): {
    readonly messages: Messages<V>;
    readonly others: readonly string[];
  } {
    const messages: Messages<V> = {};
    const others: string[] = [];
    for (const [wireField, texts] of problems) {
      const field = fieldOf(wireField);
      if (field === null) others.push(...texts.map((text) => words.fieldProblem(wireField, text)));
      else messages[field] = [...(messages[field] ?? []), ...texts];
    }
    return { messages, others };
  }

  function shownErrors(changed: readonly FieldName<V>[]): Messages<V> {
    const checked = check(changed);
    const own = checked.ok ? {} : byField(Object.entries(checked.fields)).messages;
    const shown: Messages<V> = { ...refused };
    for (const [field, texts] of Object.entries<readonly string[] | undefined>(own)) {
      // Its key came from `byField`, which knows only fields of the form.
      if (isSubmitted || touched.has(field)) shown[field as FieldName<V>] = texts ?? [];
    }
    return shown;
  }

  function fail(next: EditFailure): void {
    phase = 'failed';
    failure = next;
  }

  function flush(): void {
    if (draftTimer !== null) clock.clearTimeout(draftTimer);
    draftTimer = null;
    if (changedFields(base, values).length === 0 && lost === null) {
      keptAtMs = null;
      place.remove();
      return;
    }
    keptAtMs = clock.now();
    const isKept = place.save({
      base: toRecord(base),
      values: toRecord(values),
      atMs: keptAtMs,
      sent: lost && { values: toRecord(lost.values), twins: lost.twins },
    });
    if (isKept === isDraftKept) return;
    isDraftKept = isKept;
    publish();
  }

  function keepSoon(): void {
    if (draftTimer !== null) clock.clearTimeout(draftTimer);
    draftTimer = clock.setTimeout(flush, DRAFT_DELAY_MS);
  }

  function finish(sent: V, copy: V): EditOutcome {
    values = afterSaving(sent, values, copy);
    base = copy;
    latest = copy;
    phase = 'saved';
    failure = null;
    conflicts = [];
    refused = {};
    lost = null;
    touched = new Set();
    isSubmitted = false;
    isDraftRestored = false;
    isChangedElsewhere = false;
    flush();
    return 'saved';
  }

  /** The service refused: what belongs to a field goes there, the rest into the failure. */
  function refuse(error: unknown): EditOutcome {
    lost = null;
    const { messages, others } = byField(refusedFields(error));
    refused = messages;
    isSubmitted = true;
    const described = describeFailure(error);
    const isForFields = Object.keys(messages).length > 0;
    if (isForFields && others.length === 0) {
      phase = 'editing';
      failure = null;
      return 'invalid';
    }
    fail(others.length === 0 ? described : { ...described, detail: others.join('\n') });
    return isForFields ? 'invalid' : 'failed';
  }

  /** Joins with the service's newest copy. Returns what is in the way of sending, or null. */
  function join(theirs: V): EditOutcome | null {
    const joined = rebase({ base, mine: values, theirs }, isSameField);
    ({ base, values, conflicts } = joined);
    latest = theirs;
    if (conflicts.length > 0) {
      phase = 'conflict';
      return 'conflict';
    }
    return changedFields(base, values).length === 0 ? finish(values, theirs) : null;
  }

  /** Looks for something new whose answer was lost. Returns what came of it, or null when it is not there. */
  async function findLost(): Promise<EditOutcome | null> {
    if (lost === null || options.lookForLost === undefined) return null;
    const sent = lost;
    const copy = await options.lookForLost(sent.patch, sent.twins);
    if (copy === null) return null;
    isMade = true;
    return finish(sent.values, copy);
  }

  /** No usable answer came: looks whether the service has acted, and says what is known. */
  async function afterLostAnswer(
    sent: V,
    sentFields: readonly FieldName<V>[],
    error: unknown,
  ): Promise<EditOutcome> {
    try {
      if (options.fetchLatest !== undefined) {
        const theirs = await options.fetchLatest();
        if (sentFields.every((field) => isSameField(field, sent, theirs))) return finish(sent, theirs);
      } else {
        const found = await findLost();
        if (found !== null) return found;
      }
    } catch {
      // That it can't be asked is all there is to say.
      fail({ ...words.uncertain, action: 'retry' });
      return 'failed';
    }
    const isUnknown = options.saved === null && options.lookForLost === undefined;
    fail(isUnknown ? { ...words.uncertain, action: 'retry' } : describeLost(error));
    return 'failed';
  }

  /** Checks what would be sent. Returns null, with the messages shown, while something is wrong. */
  function checked(): Patch | null {
    const result = check(changedFields(base, values));
    if (result.ok) return result.value;
    isSubmitted = true;
    phase = 'editing';
    const { others } = byField(Object.entries(result.fields));
    if (others.length > 0) fail({ title: words.notSaved, detail: others.join('\n') });
    return null;
  }

  async function save(): Promise<EditOutcome> {
    refused = {};
    failure = null;
    const isNew = options.saved === null;
    if ((!isNew || isMade) && changedFields(base, values).length === 0) return 'saved';
    if (isNew && isMade) {
      fail(words.alreadyMade);
      return 'failed';
    }
    if (isNew && isChangedElsewhere) {
      // It may be there already, made from the same draft: told once, and then it is the person's to say.
      isChangedElsewhere = false;
      fail(words.perhapsMadeElsewhere);
      return 'failed';
    }
    if (checked() === null) return 'invalid';
    phase = 'saving';
    publish();
    refused = (await options.checkMore?.(values, changedFields(base, values))) ?? {};
    if (Object.keys(refused).length > 0) {
      phase = 'editing';
      return 'invalid';
    }
    try {
      const settled =
        options.fetchLatest === undefined ? await findLost() : join(await options.fetchLatest());
      if (settled !== null) return settled;
    } catch (error) {
      // Only a question was asked, so nothing has been sent.
      fail(lost === null ? describeFailure(error) : { ...words.uncertain, action: 'retry' });
      return 'failed';
    }
    const patch = checked();
    if (patch === null) return 'invalid';
    phase = 'saving';
    const sent = values;
    const sentFields = changedFields(base, sent);
    if (isNew) lost = { values: sent, patch, twins: options.twinsOf?.(patch) ?? [] };
    flush();
    try {
      const copy = await options.send(patch);
      isMade = isNew;
      return finish(sent, copy);
    } catch (error) {
      return isAnswerLost(error) ? await afterLostAnswer(sent, sentFields, error) : refuse(error);
    }
  }

  function submit(): Promise<EditOutcome> {
    running ??= save().finally(() => {
      running = null;
      keepSoon();
      publish();
    });
    return running;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    update(next) {
      const former = options.saved;
      options = next;
      if (next.saved === former || next.saved === null || running !== null) return;
      if (former !== null && isSame(former, next.saved)) return;
      const joined = rebase({ base, mine: values, theirs: next.saved }, isSameField);
      latest = next.saved;
      if (isSame(joined.base, base) && isSame(joined.values, values)) return;
      base = joined.base;
      values = joined.values;
      publish();
    },
    set(field, value) {
      if (isSame(values[field], value)) return;
      values = { ...values, [field]: value };
      typedSince.add(field);
      const { [field]: _answered, ...others } = refused;
      // The rest of the messages, each under a field of the form as before.
      refused = others as Messages<V>;
      if (phase === 'saved') phase = 'editing';
      keepSoon();
      publish();
    },
    touch(field) {
      if (touched.has(field)) return;
      touched = new Set([...touched, field]);
      publish();
    },
    submit,
    resolve(choice) {
      const settled = settle({ base, values, conflicts }, latest, choice);
      base = settled.base;
      values = settled.values;
      conflicts = [];
      phase = 'editing';
      publish();
      return submit();
    },
    postpone() {
      conflicts = [];
      phase = 'editing';
      publish();
    },
    discard() {
      const before = { base, values, lost };
      const left = latest;
      const typed = new Set<FieldName<V>>();
      typedSince = typed;
      base = latest;
      values = latest;
      touched = new Set();
      isSubmitted = false;
      refused = {};
      failure = null;
      conflicts = [];
      phase = 'editing';
      isDraftRestored = false;
      lost = null;
      flush();
      publish();
      return () => {
        if (draftTimer !== null) flush();
        const held = place.load();
        // The same form was left and opened again, or is open in another tab, and somebody has typed there.
        if (held !== null && held.atMs !== keptAtMs) restore(held);
        const isKept = (field: FieldName<V>) =>
          !isSame(base[field], values[field]) || (typed.has(field) && !isSame(values[field], left[field]));
        const joined = rebase({ base: before.base, mine: before.values, theirs: latest }, isSameField);
        ({ base, values } = overlaid(joined, { base, values }, fieldsOf(values).filter(isKept)));
        lost ??= before.lost;
        if (phase === 'saved') phase = 'editing';
        flush();
        publish();
      };
    },
    flush() {
      if (draftTimer !== null) flush();
    },
    connect: () =>
      place.subscribe(() => {
        isChangedElsewhere = true;
        publish();
      }),
  };
}

/** `avatar_url` → `avatarUrl`. */
function camelCase(wireField: string): string {
  return wireField.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function toRecord(values: object): Record<string, unknown> {
  return { ...values };
}
