import type { Client } from '@frontboard/client';
import { recordKey, type System } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnSystem } from './hooks.ts';
import { useSessionServices } from './services.ts';
import { PUBLIC, type Viewer, viewerOf } from './viewer.ts';

/** A client to ask with, and the viewer its answers are for. */
export interface Caller {
  readonly client: Client;
  readonly viewer: Viewer;
  /** The uuid of the system that is asked about, if the reference is its short id and the uuid is known. Cached answers are by uuid. */
  readonly uuid?: string;
  /**
   * Options of each request, for reads and writes. A `token` of null sends no token: the answer is public. `as` makes the client
   * refuse to send the request after the app has changed to another account.
   */
  readonly call: { readonly token?: null; readonly as?: string };
}

/** The caller for a system. `asOthers` asks without the token, for what others see of the own system. */
export function systemCaller(client: Client, own: System | null, ref: string, asOthers = false): Caller {
  if (asOthers) return { client, viewer: PUBLIC, call: { token: null } };
  const viewer = viewerOf(own, ref);
  // The client may have a token whose system is not known yet. An answer to it must not be cached as public.
  return { client, viewer, call: viewer === PUBLIC ? { token: null } : { as: viewer } };
}

/** The reference to request the own system by, since its short id can change; empty without one. */
export function ownRef(own: System | null): string {
  return own === null ? '' : recordKey(own);
}

/** The own system, and how to ask for it. Without one there is nothing to ask. */
export function useOwnCaller(): {
  readonly own: System | null;
  readonly ref: string;
  readonly caller: Caller;
} {
  const own = useOwnSystem();
  const ref = ownRef(own);
  return { own, ref, caller: useCaller(ref) };
}

/** The current caller for a reference; the same object until it changes. */
export function useCaller(ref: string, asOthers = false): Caller {
  const { client } = useSessionServices();
  const own = useOwnSystem();
  return useMemo(() => systemCaller(client, own, ref, asOthers), [client, own, ref, asOthers]);
}

/**
 * The caller for a member or group known by its reference alone. Only the answer contains its system, so the token is sent and the
 * viewer is the owner.
 */
export function useEntityCaller(asOthers = false): Caller {
  return useCaller('@me', asOthers);
}
