import { systemInKey } from '../../cache/system-keys.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';
import type { AskedFront, FrontSince } from './walk-back.ts';

const REFUSED_MS = 3_600_000;

/** Reads the switches before a front: `services.once(createSinceReader)`. */
export function createSinceReader({ clock }: Services) {
  const refusedAt = new Map<string, number>();
  return {
    /** At most three requests, after all others. A history that is not shared is not asked for again within an hour. */
    async read(caller: Caller, front: AskedFront): Promise<FrontSince> {
      const system = `${caller.viewer} ${systemInKey(caller, front.systemRef)}`;
      if (clock.now() - (refusedAt.get(system) ?? Number.NEGATIVE_INFINITY) < REFUSED_MS) return null;
      const { walkBack } = await import('./walk-back.ts');
      const since = await walkBack(caller, front);
      if (since === null) refusedAt.set(system, clock.now());
      else refusedAt.delete(system);
      return since;
    },
  };
}
