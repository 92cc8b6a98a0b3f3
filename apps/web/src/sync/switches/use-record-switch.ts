import { useCallback } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { switchedTo, useSwitchChoicesStore } from '../../session/switch-choices.ts';
import { useSettings } from '../../state/hooks.ts';
import { useQueueServices } from './services.ts';
import type { QueueResult } from './types.ts';
import { queueWords as words } from './words.ts';

const MINUTE_MS = 60_000;

/** A switch as a person asks for it. */
export interface SwitchRequest {
  /** In front order; empty is a switch-out. */
  readonly members: readonly FrontMember[];
  /** The time it is recorded at; null for the time of the press, which may correct the switch before it. */
  readonly atMs: number | null;
  /** The draft it comes from, by uuid; null if it comes from none. */
  readonly draft?: readonly string[] | null;
  /** The person has confirmed that the time is in the future. */
  readonly isFutureConfirmed?: boolean;
}

/** The outcome; null if the same switch is already being recorded, which returns its own result. */
type Recorded =
  | QueueResult
  | { readonly ok: false; readonly reason: 'busy'; readonly message: string }
  | null;

/** The switch that is being recorded, on any screen of this page; null for none. */
function createBeingRecorded(): { request: string | null } {
  return { request: null };
}

/**
 * The one way to record a switch. One at a time: a second press for the same switch does nothing, and another switch is answered with
 * `busy`, because it was chosen before its predecessor was certain. Keeps its identity, and never rejects.
 */
export function useRecordSwitch(): (request: SwitchRequest) => Promise<Recorded> {
  const services = useQueueServices();
  const { switchQueue } = services;
  const current = services.once(createBeingRecorded);
  const choices = useSwitchChoicesStore();
  const correctMinutes = useSettings((settings) => settings.correctSwitchMinutes);
  return useCallback(
    async ({ members, atMs, draft = null, isFutureConfirmed = false }) => {
      const request = JSON.stringify([atMs, ...members.map(({ uuid }) => uuid)]);
      if (current.request === request) return null;
      if (current.request !== null) return { ok: false, reason: 'busy', message: words.busy };
      current.request = request;
      try {
        const result = await switchQueue.record({
          members,
          ...(atMs === null
            ? correctMinutes > 0 && { correctWithinMs: correctMinutes * MINUTE_MS }
            : { atMs }),
          isFutureConfirmed,
        });
        if (result.ok) choices.update(switchedTo(members, draft));
        return result;
      } catch {
        return { ok: false, reason: 'not-loaded', message: words.cannotLoad };
      } finally {
        current.request = null;
      }
    },
    [switchQueue, current, choices, correctMinutes],
  );
}
