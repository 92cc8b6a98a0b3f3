import * as z from 'zod/mini';
import { readLegacyPlan } from './legacy-plan.ts';
import type { QueuedSwitch } from './queued-switch.ts';

const uuids = z.array(z.string());
const members = z.array(z.object({ uuid: z.string(), id: z.string(), name: z.string() }));
const asked = { id: z.string(), tapMs: z.number() };
const change = { ...asked, isSent: z.boolean() };

const operation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('record'), ...change, members }),
  z.object({ kind: z.literal('correct'), ...change, members }),
  z.object({ kind: z.literal('edit-members'), ...change, members }),
  z.object({ kind: z.literal('move'), ...change, timestamp: z.string(), from: z.string() }),
  z.object({ kind: z.literal('delete'), ...change }),
  z.object({ kind: z.literal('undo'), ...asked, of: z.string() }),
]);

const known = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('held') }),
  z.object({ kind: z.literal('already-so') }),
  z.object({ kind: z.literal('there'), switchId: z.string(), members: uuids, isWhole: z.boolean() }),
  z.object({ kind: z.literal('gone'), switchId: z.string() }),
]);

const attempt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('members'), members: uuids }),
  z.object({ kind: z.literal('move'), timestamp: z.string() }),
  z.object({ kind: z.literal('delete') }),
]);

const queuedSwitch: z.ZodMiniType<QueuedSwitch> = z.object({
  id: z.string(),
  account: z.string(),
  atMs: z.number(),
  timestamp: z.string(),
  base: z.nullable(members),
  operations: z.array(operation),
  known,
  formerId: z.nullable(z.string()),
  attempts: z.array(attempt),
  triedAtMs: z.nullable(z.number()),
  lostAtMs: z.nullable(z.number()),
  unchecked: z.array(
    z.object({
      timestamp: z.string(),
      members: uuids,
      sentAtMs: z.number(),
      endedAtMs: z.nullable(z.number()),
      isLost: z.boolean(),
    }),
  ),
  uncheckedSinceMs: z.nullable(z.number()),
  refusal: z.nullable(
    z.object({
      code: z.nullable(z.number()),
      status: z.number(),
      title: z.string(),
      detail: z.string(),
      action: z.enum(['settings', 'retry', 'edit', 'dismiss']),
      latest: z.nullable(
        z.object({ switchId: z.string(), timestamp: z.string(), members, isWhole: z.boolean() }),
      ),
    }),
  ),
  settledAtMs: z.nullable(z.number()),
});

/** A row from the device, of this release or an earlier one; null when it is none that this release can read. */
function readQueued(value: unknown): QueuedSwitch | null {
  const result = queuedSwitch.safeParse(value);
  const read = result.success ? result.data : readLegacyPlan(value);
  if (read === null) return null;
  return read.operations.length > 0 || read.uncheckedSinceMs !== null ? read : null;
}

/** The switches among many rows; what cannot be read is left out. */
export function readQueue(values: readonly unknown[]): QueuedSwitch[] {
  return values.map(readQueued).filter((it) => it !== null);
}
