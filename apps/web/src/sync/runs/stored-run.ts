import * as v from 'valibot';
import { fieldsSchema, fieldValueSchema } from '../records/fields.ts';
import { sentSwitchSchema } from '../switches/made/made-switch.ts';
import { operationSchema } from './operation.ts';
import type { Former, LeftReason, OperationEnd, RunHead, RunItem, SentWith } from './run.ts';

const leftSchema: v.GenericSchema<unknown, Readonly<Record<string, LeftReason>>> = v.record(
  v.string(),
  v.variant('why', [
    v.object({ why: v.literal('changed'), now: fieldValueSchema }),
    v.object({ why: v.literal('refused'), detail: v.string() }),
    v.object({ why: v.literal('gone') }),
  ]),
);

const refsSchema = v.array(v.string());
const sentSchema = v.array(sentSwitchSchema);
const formerSchema: v.GenericSchema<unknown, Former> = v.variant('kind', [
  v.object({ kind: v.literal('fields'), was: fieldsSchema, set: fieldsSchema }),
  v.object({ kind: v.literal('membership'), added: refsSchema, removed: refsSchema }),
  v.object({ kind: v.literal('created'), uuid: v.string(), before: refsSchema, isChecked: v.boolean() }),
  v.object({ kind: v.literal('deleted'), uuid: v.string() }),
  v.object({
    kind: v.literal('recorded'),
    id: v.string(),
    members: refsSchema,
    // Not in what earlier versions have stored.
    sent: v.optional(sentSchema, []),
    isChecked: v.optional(v.boolean(), true),
  }),
  v.object({ kind: v.literal('switch-deleted') }),
]);

const endSchema: v.GenericSchema<unknown, OperationEnd> = v.variant('as', [
  v.object({ as: v.literal('done'), former: formerSchema, left: leftSchema }),
  v.object({ as: v.literal('same') }),
  v.object({ as: v.literal('left'), left: leftSchema }),
  v.object({ as: v.literal('gone') }),
  v.object({ as: v.literal('refused'), title: v.string(), detail: v.string() }),
  v.object({ as: v.literal('skipped') }),
]);

const sentWithSchema: v.GenericSchema<unknown, SentWith> = v.variant('kind', [
  v.object({ kind: v.literal('fields'), was: fieldsSchema, left: leftSchema }),
  v.object({ kind: v.literal('membership'), added: refsSchema, removed: refsSchema }),
  v.object({ kind: v.literal('twins'), uuids: refsSchema, left: leftSchema }),
  v.object({ kind: v.literal('switch'), sent: sentSchema }),
  v.object({ kind: v.literal('nothing') }),
]);

/** Reads a stored item. */
export const runItemSchema: v.GenericSchema<unknown, RunItem> = v.object({
  operation: operationSchema,
  progress: v.variant('step', [
    v.object({ step: v.literal('waiting') }),
    v.object({ step: v.literal('sent'), sinceMs: v.number(), with: sentWithSchema }),
    v.object({ step: v.literal('ended'), end: endSchema }),
  ]),
});

/** Reads a stored head. */
export const runHeadSchema: v.GenericSchema<unknown, RunHead> = v.object({
  id: v.string(),
  viewer: v.string(),
  about: v.picklist(['bulk', 'import', 'restore', 'undo']),
  startedAtMs: v.number(),
  endedAtMs: v.nullable(v.number()),
  phase: v.picklist(['going', 'paused', 'undoing', 'ended']),
  workedMs: v.number(),
  undoes: v.nullable(v.string()),
  undoneBy: v.nullable(v.string()),
});
