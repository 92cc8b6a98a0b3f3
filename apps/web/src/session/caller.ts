import type { Client } from '@frontboard/client';
import type { System } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnSystem } from './hooks.ts';
import { useSessionServices } from './services.ts';
import { PUBLIC, type Viewer, viewerOf } from './viewer.ts';

/** Who asks: the client to ask with, and whose eyes the answer is for. */
export interface Caller {
  readonly client: Client;
  readonly viewer: Viewer;
  /**
   * What goes with each request, reads and writes: a `token` of null sends none, so that the answer is what anyone would get;
   * `as` has the request refused, unsent, when the app has changed to another account meanwhile.
   */
  readonly call: { readonly token?: null; readonly as?: string };
}

/** Who asks for a system. `asOthers` asks without the token, for what others see of the own system. */
function systemCaller(client: Client, own: System | null, ref: string, asOthers = false): Caller {
  if (asOthers) return { client, viewer: viewerOf(null, ref), call: { token: null } };
  const viewer = viewerOf(own, ref);
  // The client may have a token already of which it is open whose it is. What that sees is not for everybody's eyes.
  return { client, viewer, call: viewer === PUBLIC ? { token: null } : { as: viewer } };
}

/** Whether a reference is the own system: its id, its uuid or `@me`. */
export function isOwnSystem(own: System | null, ref: string): boolean {
  return own !== null && (ref === '@me' || ref === own.id || ref === own.uuid);
}

/** Who asks for a system, at the moment; the same object until it changes. */
export function useSystemCaller(ref: string, asOthers = false): Caller {
  const { client } = useSessionServices();
  const own = useOwnSystem();
  return useMemo(() => systemCaller(client, own, ref, asOthers), [client, own, ref, asOthers]);
}

/**
 * Who asks for a member or group by its reference alone. Whose it is only the answer tells, so the token goes along and
 * the answer is for the eyes of the owner.
 */
export function useEntityCaller(asOthers = false): Caller {
  return useSystemCaller('@me', asOthers);
}
