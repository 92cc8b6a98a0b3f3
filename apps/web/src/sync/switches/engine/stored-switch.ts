import * as v from 'valibot';
import { withViewer } from '../../../persistence/documents/viewer-field.ts';
import { readLegacyPlan } from './legacy-plan.ts';
import type { QueuedSwitch } from './queued-switch.ts';

const uuids = v.array(v.string());
const members = v.array(v.object({ uuid: v.string(), id: v.string(), name: v.string() }));
const asked = { id: v.string(), tapMs: v.number() };
const editKind = v.picklist([
  'add',
  'move',
  'change-members',
  'delete',
  'insert',
  'take-out',
  'split',
  'merge',
  'copy',
]);
const edit = v.optional(v.object({ id: v.string(), kind: editKind, isBroken: v.optional(v.boolean()) }));
const change = { ...asked, isSent: v.boolean(), edit };

const switchCopy = v.object({ switchId: v.string(), timestamp: v.string(), members, isWhole: v.boolean() });

const operation = v.variant('kind', [
  v.object({ kind: v.literal('record'), ...change, members, follows: v.optional(v.nullable(switchCopy)) }),
  v.object({ kind: v.literal('correct'), ...change, members }),
  v.object({ kind: v.literal('edit-members'), ...change, members }),
  v.object({ kind: v.literal('move'), ...change, timestamp: v.string(), from: v.string() }),
  v.object({ kind: v.literal('delete'), ...change }),
  v.object({ kind: v.literal('undo'), ...asked, of: v.string() }),
]);

const known = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('held') }),
  v.object({ kind: v.literal('already-so') }),
  v.object({ kind: v.literal('there'), switchId: v.string(), members: uuids, isWhole: v.boolean() }),
  v.object({ kind: v.literal('gone'), switchId: v.string() }),
]);

const attempt = v.variant('kind', [
  v.object({ kind: v.literal('members'), members: uuids }),
  v.object({ kind: v.literal('move'), timestamp: v.string() }),
  v.object({ kind: v.literal('delete') }),
]);

const queuedSwitch = v.object({
  id: v.string(),
  account: v.string(),
  atMs: v.number(),
  timestamp: v.string(),
  base: v.nullable(members),
  operations: v.array(operation),
  known,
  formerId: v.nullable(v.string()),
  attempts: v.array(attempt),
  triedAtMs: v.nullable(v.number()),
  lostAtMs: v.nullable(v.number()),
  unchecked: v.array(
    v.object({
      timestamp: v.string(),
      members: uuids,
      sentAtMs: v.number(),
      endedAtMs: v.nullable(v.number()),
      isLost: v.boolean(),
    }),
  ),
  uncheckedSinceMs: v.nullable(v.number()),
  refusal: v.nullable(
    v.object({
      code: v.nullable(v.number()),
      status: v.number(),
      title: v.string(),
      detail: v.string(),
      action: v.picklist(['settings', 'retry', 'edit', 'dismiss']),
      latest: v.nullable(switchCopy),
    }),
  ),
  settledAtMs: v.nullable(v.number()),
});

/** A row from the device, of this release or an earlier one; null if this release can't read it. */
function readQueued(value: unknown): QueuedSwitch | null {
  const result = v.safeParse(queuedSwitch, value);
  const read: QueuedSwitch | null = result.success ? withViewer(result.output) : readLegacyPlan(value);
  if (read === null) return null;
  return read.operations.length > 0 || read.uncheckedSinceMs !== null ? read : null;
}

/** The switches among many rows; what cannot be read is left out. */
export function readQueue(values: readonly unknown[]): QueuedSwitch[] {
  return values.map(readQueued).filter((it) => it !== null);
}
