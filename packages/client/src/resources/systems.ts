import {
  type System,
  type SystemPatch,
  type SystemRef,
  systemFromWire,
  wireSystemSchema,
} from '@frontboard/model';
import type { Api, CallOptions } from './api.ts';
import { flatPrivacy, patchBody } from './bodies.ts';
import { systemItself } from './system-target.ts';

/** Systems. There is no way to create, delete, list or search them. */
export function createSystems(api: Api) {
  return {
    /**
     * One system by short id, uuid, Discord id of a linked account, or `@me` (also if absent). A wrong token is refused only
     * with `@me`; elsewhere the answer is the public view. Throws an `ApiError` 404 for an unknown system.
     */
    async fetch(ref?: SystemRef | null, options?: CallOptions): Promise<System> {
      const answer = await api.get(systemItself(api, ref, options), options);
      return systemFromWire(answer.one(wireSystemSchema), answer.receivedAt);
    },

    /** Changes the own system: absent keys stay, null clears. Returns it as it is now. */
    async update(patch: SystemPatch, options?: CallOptions): Promise<System> {
      api.requireToken(options, 'PATCH requires a token.');
      const isV1 = api.version === 1;
      const path = isV1 ? '/s' : '/systems/@me';
      const body = patchBody(patch);
      const answer = await api.write(
        'PATCH',
        { path, entity: path },
        isV1 ? flatPrivacy(body) : body,
        options,
      );
      return systemFromWire(answer.one(wireSystemSchema), answer.receivedAt);
    },
  };
}
