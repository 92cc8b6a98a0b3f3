import * as v from 'valibot';
import { withViewer } from '../../../persistence/documents/viewer-field.ts';
import type { Operation } from './operation.ts';
import { type Known, NO_ATTEMPTS, type QueuedSwitch } from './queued-switch.ts';

const member = v.object({ uuid: v.string(), id: v.string(), name: v.string() });

/** A row of the queue as releases up to 0.12 stored it. */
const plan = v.object({
  id: v.string(),
  account: v.string(),
  atMs: v.number(),
  timestamp: v.string(),
  found: v.nullable(v.array(member)),
  versions: v.array(
    v.object({
      id: v.string(),
      members: v.array(member),
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
    v.array(
      v.object({
        timestamp: v.string(),
        members: v.array(v.string()),
        sentAtMs: v.number(),
        endedAtMs: v.nullable(v.number()),
        isLost: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  uncheckedSinceMs: v.optional(v.nullable(v.number()), null),
  isAlreadySo: v.boolean(),
  isHeld: v.boolean(),
  refusal: v.nullable(
    v.object({
      code: v.nullable(v.number()),
      status: v.number(),
      title: v.string(),
      detail: v.string(),
      action: v.picklist(['settings', 'retry', 'edit', 'dismiss']),
    }),
  ),
  settledAtMs: v.nullable(v.number()),
});

type LegacyPlan = v.InferOutput<typeof plan>;

/** A row that an earlier release stored, in the form of this release; null if it is none. */
export function readLegacyPlan(value: unknown): QueuedSwitch | null {
  const result = v.safeParse(plan, value);
  if (!result.success) return null;
  const { found, versions, service, tried, isAlreadySo, isHeld, refusal, triedAtMs, lostAtMs, ...rest } =
    result.output;
  const attempts = tried.map((members) => ({ kind: 'members', members }) as const);
  return {
    ...withViewer(rest),
    base: found,
    operations: operationsOf(result.output),
    known: knownOf(result.output),
    formerId: null,
    ...(attempts.length === 0 ? NO_ATTEMPTS : { attempts, triedAtMs, lostAtMs }),
    refusal: refusal && { ...refusal, latest: null },
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
