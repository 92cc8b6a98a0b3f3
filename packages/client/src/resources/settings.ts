import {
  type SystemConfig,
  type SystemConfigPatch,
  type SystemRef,
  systemConfigFromWire,
  wireSettingsSchema,
} from '@frontboard/model';
import type { Api, CallOptions } from './api.ts';
import { patchBody } from './bodies.ts';
import { ownSystemPath, systemTarget } from './system-target.ts';

/** The settings a system has in the service. Version 2 only. */
export function createSettings(api: Api) {
  return {
    /** The settings of a system. Of another's, what only the owner may see is null. */
    async fetch(system: SystemRef, options?: CallOptions): Promise<SystemConfig> {
      api.requireVersion2('System settings');
      const message = 'Getting system settings requires a token.';
      const answer = await api.get(await systemTarget(api, system, '/settings', message, options), options);
      return systemConfigFromWire(answer.one(wireSettingsSchema));
    },

    /** Changes the own system's settings: absent keys stay. The service ignores some keys (docs/api-notes.md). */
    async update(patch: SystemConfigPatch, options?: CallOptions): Promise<SystemConfig> {
      api.requireVersion2('System settings');
      api.requireToken(options, 'PATCH requires a token.');
      const target = ownSystemPath(api, 'System settings', '/settings');
      const answer = await api.write('PATCH', target, patchBody(patch), options);
      return systemConfigFromWire(answer.one(wireSettingsSchema));
    },
  };
}
