import * as v from 'valibot';
import { localChangesSchema } from '../../session/local/local-changes-schema.ts';
import { fieldsSchema } from '../records/fields.ts';
import { leftSchema } from '../records/left-parts.ts';
import { type SentSwitch, sentSwitchSchema } from '../switches/made/made-switch.ts';
import { operationSchema } from './operation.ts';

const namesakesSchema: v.GenericSchema<unknown, Readonly<Record<string, readonly string[]>>> = v.record(
  v.string(),
  v.array(v.string()),
);

/**
 * The uuids of the records that existed when their list was read, by the ref of the creations that give a new record the same name;
 * without those whose name nothing has. `readMs`: when that was, in milliseconds since 1970.
 */
const knownSchema = v.object({ readMs: v.number(), namesakes: namesakesSchema });

/** Reads a run without its operations. */
export const runHeadSchema = v.object({
  id: v.string(),
  /** The account: nothing of it is sent as another one. */
  viewer: v.string(),
  /** What it is for; the screens have words for each. */
  about: v.picklist(['bulk', 'import', 'restore', 'undo']),
  /** In milliseconds since 1970. */
  startedAtMs: v.number(),
  endedAtMs: v.nullable(v.number()),
  /**
   * `going`: it is sent, or waits for the network. `paused`: by the person. `undoing`: the operation in flight ends, then a run that
   * undoes this one replaces it. `ended`: nothing of it is sent any more.
   */
  phase: v.picklist(['going', 'paused', 'undoing', 'ended']),
  /** How long its operations and checks have taken, in milliseconds, without pauses. */
  workedMs: v.number(),
  /** When an operation of it was last begun, or the person last chose that it goes on. Absent in runs of earlier releases. */
  triedAtMs: v.optional(v.number()),
  /**
   * Since when nothing of it had been tried, when that was too long to go on without a question: nothing is sent until the person
   * chooses. Null or absent while there is no question.
   */
  restedSinceMs: v.optional(v.nullable(v.number())),
  /** What the lists of members and groups have shown. One that was not read is absent. Earlier versions have stored it without its time. */
  known: v.fallback(
    v.optional(v.object({ member: v.optional(knownSchema), group: v.optional(knownSchema) })),
    undefined,
  ),
  /** The id of the run that this one undoes. */
  undoes: v.nullable(v.string()),
  /** The id of the run that undoes this one. */
  undoneBy: v.nullable(v.string()),
});

/** A run without its operations. */
export type RunHead = Readonly<v.InferOutput<typeof runHeadSchema>>;
export type RunAbout = RunHead['about'];

/** Whether a run rests until the person chooses whether it continues. */
export function isResting({ phase, restedSinceMs }: RunHead): boolean {
  return (phase === 'going' || phase === 'undoing') && restedSinceMs != null;
}

/** Whether a run is carried out, or waits for its turn. */
export function isGoing(head: RunHead): boolean {
  return (head.phase === 'going' || head.phase === 'undoing') && !isResting(head);
}

const refsSchema: v.GenericSchema<unknown, readonly string[]> = v.array(v.string());
const sentSchema: v.GenericSchema<unknown, readonly SentSwitch[]> = v.array(sentSwitchSchema);

const formerSchema = v.variant('kind', [
  v.object({ kind: v.literal('fields'), was: fieldsSchema, set: fieldsSchema }),
  v.object({ kind: v.literal('membership'), added: refsSchema, removed: refsSchema }),
  /** The record was created, as `uuid`. `before`: the uuids of equal records from before. `isChecked`: for twins. */
  v.object({ kind: v.literal('created'), uuid: v.string(), before: refsSchema, isChecked: v.boolean() }),
  /** The record was deleted. Its restore copy has its former uuid as its id. */
  v.object({ kind: v.literal('deleted'), uuid: v.string() }),
  /** A switch was recorded. `sent`: the requests for it, until it was checked for rows that repetitions of them have left. */
  v.object({
    kind: v.literal('recorded'),
    id: v.string(),
    members: refsSchema,
    // Not in what earlier versions have stored.
    sent: v.optional(sentSchema, []),
    /** The members to put back, while the last one is taken out because the service had some twice; null otherwise. */
    shortened: v.optional(v.nullable(refsSchema), null),
    isChecked: v.optional(v.boolean(), true),
  }),
  v.object({ kind: v.literal('switch-deleted') }),
  /** What is stored on this device was changed. */
  v.object({ kind: v.literal('local'), changes: localChangesSchema }),
]);

/** The values from before an operation, as far as the operation changed them. Undo restores them. */
export type Former = Readonly<v.InferOutput<typeof formerSchema>>;

const endSchema = v.variant('as', [
  /** Done, except what is in `left`, by field or reference. */
  v.object({ as: v.literal('done'), former: formerSchema, left: leftSchema }),
  /** Nothing had to change. */
  v.object({ as: v.literal('same') }),
  /** Nothing of it was done: every part was left unchanged. */
  v.object({ as: v.literal('left'), left: leftSchema }),
  /** Its record no longer exists at the service. */
  v.object({ as: v.literal('gone') }),
  v.object({ as: v.literal('refused'), title: v.string(), detail: v.string() }),
  /** It needs a record that was not created. */
  v.object({ as: v.literal('skipped') }),
]);

/** The outcome of an operation. */
export type OperationEnd = Readonly<v.InferOutput<typeof endSchema>>;

const sentWithSchema = v.variant('kind', [
  v.object({ kind: v.literal('fields'), was: fieldsSchema, left: leftSchema }),
  v.object({ kind: v.literal('membership'), added: refsSchema, removed: refsSchema }),
  /** The uuids of equal records from before, and the fields that the service has refused so far. */
  v.object({ kind: v.literal('twins'), uuids: refsSchema, left: leftSchema }),
  /** The requests to record a switch so far. */
  v.object({ kind: v.literal('switch'), sent: sentSchema }),
  v.object({ kind: v.literal('local'), changes: localChangesSchema }),
  v.object({ kind: v.literal('nothing') }),
]);

/** What was known when an operation was first sent: it is needed to find the outcome after a lost answer. */
export type SentWith = Readonly<v.InferOutput<typeof sentWithSchema>>;

/** Reads an operation of a run with its progress. */
export const runItemSchema = v.object({
  operation: operationSchema,
  progress: v.variant('step', [
    v.object({ step: v.literal('waiting') }),
    /** It may be at the service. `sinceMs`: when it was last sent, or last known to be in flight. */
    v.object({ step: v.literal('sent'), sinceMs: v.number(), with: sentWithSchema }),
    v.object({ step: v.literal('ended'), end: endSchema }),
  ]),
});

/** An operation of a run with its progress. */
export type RunItem = Readonly<v.InferOutput<typeof runItemSchema>>;

/** A run with its operations, in the order in which they are sent. */
export interface Run {
  readonly head: RunHead;
  readonly items: readonly RunItem[];
}

/** How many operations of a run have which outcome. */
export interface RunCounts {
  readonly all: number;
  /** Ended, with any outcome. */
  readonly ended: number;
  /** Completely or partly done. */
  readonly done: number;
  readonly same: number;
  /** Not or only partly done: refused, left, gone or skipped. */
  readonly failed: number;
}

/** Counts the operations of a run. */
export function countRun({ items }: Run): RunCounts {
  let [ended, done, same, failed] = [0, 0, 0, 0];
  for (const { progress } of items) {
    if (progress.step !== 'ended') continue;
    ended += 1;
    const { end } = progress;
    if (end.as === 'done') done += 1;
    if (end.as === 'same') same += 1;
    if (isFailed(end)) failed += 1;
  }
  return { all: items.length, ended, done, same, failed };
}

/** A completed operation with another former state. */
export function withFormer(item: RunItem, former: Former): RunItem {
  const { progress } = item;
  if (progress.step !== 'ended' || progress.end.as !== 'done') return item;
  return { ...item, progress: { ...progress, end: { ...progress.end, former } } };
}

/** What an operation has changed; null if it has changed nothing, or has not ended. */
export function formerOf({ progress }: RunItem): Former | null {
  return progress.step === 'ended' && progress.end.as === 'done' ? progress.end.former : null;
}

/** Whether an operation had its turn and was not completed. */
export function isFailed(end: OperationEnd): boolean {
  if (end.as === 'done') return Object.keys(end.left).length > 0;
  return end.as !== 'same';
}
