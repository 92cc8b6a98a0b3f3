import * as v from 'valibot';
import { withViewer } from '../../../persistence/documents/viewer-field.ts';
import { sentSwitchSchema } from '../made/made-switch.ts';
import { membersSchema, refusalSchema } from '../types.ts';
import type { Operation } from './operation.ts';
import { type Known, NO_ATTEMPTS, type QueuedSwitch, queuedSwitchSchema } from './queued-switch.ts';

/** A row of the queue as releases up to 0.12 stored it. */
const legacySchema = v.object({
  id: v.string(),
  account: v.string(),
  atMs: v.number(),
  timestamp: v.string(),
  found: v.nullable(membersSchema),
  versions: v.array(
    v.object({
      id: v.string(),
      members: membersSchema,
      tapMs: v.number(),
      isUndone: v.boolean(),
      isSent: v.boolean(),
    }),
  ),
  service: v.nullable(v.object({ switchId: v.string(), members: v.array(v.string()) })),
  tried: v.array(v.array(v.string())),
  triedAtMs: v.nullable(v.number()),
  // These three are absent in rows of still earlier releases.
  lostAtMs: v.optional(v.nullable(v.number()), null),
  unchecked: v.optional(
    v.array(v.object({ ...sentSwitchSchema.entries, isLost: v.optional(v.boolean(), false) })),
    [],
  ),
  uncheckedSinceMs: v.optional(v.nullable(v.number()), null),
  isAlreadySo: v.boolean(),
  isHeld: v.boolean(),
  refusal: v.nullable(refusalSchema),
  settledAtMs: v.nullable(v.number()),
});

type LegacyPlan = v.InferOutput<typeof legacySchema>;

const rowSchema = v.union([queuedSwitchSchema, v.pipe(legacySchema, v.transform(fromLegacy))]);

/** A row from the device, of this release or an earlier one; null if this release can't read it. */
function readQueued(value: unknown): QueuedSwitch | null {
  const { success, output } = v.safeParse(rowSchema, value);
  return success && (output.operations.length > 0 || output.uncheckedSinceMs !== null) ? output : null;
}

/** The switches among many rows; what cannot be read is left out. */
export function readQueue(values: readonly unknown[]): QueuedSwitch[] {
  return values.map(readQueued).filter((it) => it !== null);
}

/** A row that an earlier release stored, in the form of this release. */
function fromLegacy(plan: LegacyPlan): QueuedSwitch {
  const { found, versions, service, tried, isAlreadySo, isHeld, triedAtMs, lostAtMs, ...rest } = plan;
  const attempts = tried.map((members) => ({ kind: 'members', members }) as const);
  return {
    ...withViewer(rest),
    base: found,
    operations: operationsOf(plan),
    known: knownOf(plan),
    formerId: null,
    ...(attempts.length === 0 ? NO_ATTEMPTS : { attempts, triedAtMs, lostAtMs }),
  };
}

function operationsOf({ found, versions }: LegacyPlan): readonly Operation[] {
  const changes = versions.map(({ id, members, tapMs, isSent }, index): Operation => {
    const kind = found === null && index === 0 ? 'record' : 'correct';
    return { kind, id, members, tapMs, isSent };
  });
  const undone = versions.filter(({ isUndone }) => isUndone);
  return [
    ...changes,
    ...undone.map(({ id, tapMs }): Operation => ({ kind: 'undo', id: `${id}-undo`, tapMs, of: id })),
  ];
}

function knownOf({ service, isAlreadySo, isHeld }: LegacyPlan): Known {
  if (service !== null) return { kind: 'there', ...service, isWhole: true };
  if (isAlreadySo) return { kind: 'already-so' };
  return { kind: isHeld ? 'held' : 'none' };
}
