import * as z from 'zod/mini';
import type { Operation } from './operation.ts';
import { type Known, NO_ATTEMPTS, type QueuedSwitch } from './queued-switch.ts';

const member = z.object({ uuid: z.string(), id: z.string(), name: z.string() });

/** A row of the queue as releases up to 0.12 stored it. */
const plan = z.object({
  id: z.string(),
  account: z.string(),
  atMs: z.number(),
  timestamp: z.string(),
  found: z.nullable(z.array(member)),
  versions: z.array(
    z.object({
      id: z.string(),
      members: z.array(member),
      tapMs: z.number(),
      isUndone: z.boolean(),
      isSent: z.boolean(),
    }),
  ),
  service: z.nullable(z.object({ switchId: z.string(), members: z.array(z.string()) })),
  tried: z.array(z.array(z.string())),
  triedAtMs: z.nullable(z.number()),
  // These three are absent in rows of still earlier releases.
  lostAtMs: z._default(z.nullable(z.number()), null),
  unchecked: z._default(
    z.array(
      z.object({
        timestamp: z.string(),
        members: z.array(z.string()),
        sentAtMs: z.number(),
        endedAtMs: z.nullable(z.number()),
        isLost: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
  uncheckedSinceMs: z._default(z.nullable(z.number()), null),
  isAlreadySo: z.boolean(),
  isHeld: z.boolean(),
  refusal: z.nullable(
    z.object({
      code: z.nullable(z.number()),
      status: z.number(),
      title: z.string(),
      detail: z.string(),
      action: z.enum(['settings', 'retry', 'edit', 'dismiss']),
    }),
  ),
  settledAtMs: z.nullable(z.number()),
});

type LegacyPlan = z.infer<typeof plan>;

/** A row that an earlier release stored, as this release has it; null when it is none. */
export function readLegacyPlan(value: unknown): QueuedSwitch | null {
  const result = plan.safeParse(value);
  if (!result.success) return null;
  const { found, versions, service, tried, isAlreadySo, isHeld, refusal, triedAtMs, lostAtMs, ...rest } =
    result.data;
  const attempts = tried.map((members) => ({ kind: 'members', members }) as const);
  return {
    ...rest,
    base: found,
    operations: operationsOf(result.data),
    known: knownOf(result.data),
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
