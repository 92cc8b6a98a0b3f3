import * as z from 'zod/mini';
import type { QueuedSwitch } from './queued-switch.ts';

const member = z.object({ uuid: z.string(), id: z.string(), name: z.string() });

const plan: z.ZodMiniType<QueuedSwitch> = z.object({
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
  // Absent in plans of earlier releases.
  lostAtMs: z._default(z.nullable(z.number()), null),
  unchecked: z._default(
    z.array(
      z.object({
        timestamp: z.string(),
        members: z.array(z.string()),
        sentAtMs: z.number(),
        endedAtMs: z.nullable(z.number()),
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

/** A plan from the device, or null when it is none that this release can read. */
function readQueued(value: unknown): QueuedSwitch | null {
  const result = plan.safeParse(value);
  if (!result.success) return null;
  const { versions, uncheckedSinceMs } = result.data;
  return versions.length > 0 || uncheckedSinceMs !== null ? result.data : null;
}

/** The plans among many values; what cannot be read is left out. */
export function readQueue(values: readonly unknown[]): QueuedSwitch[] {
  return values.map(readQueued).filter((it) => it !== null);
}
