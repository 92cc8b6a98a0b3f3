import { backendJson, gatewayJson } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import { applyPatch } from '../store/edit.ts';
import { findAtGateway } from '../store/references.ts';
import { readSystemPatch } from '../validation/entity-patches.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { readSettingsPatch } from '../validation/settings-patch.ts';
import { viewSystem } from '../view/entities.ts';
import { viewPatchedSettings, viewPublicSettings, viewSettings } from '../view/settings.ts';
import type { Call } from './call.ts';
import { backend, gateway, type RouteTable, withObject } from './route.ts';

export const systemRoutes: RouteTable = {
  '/v2/systems/:system': { GET: backend(getSystem), PATCH: withObject(patchSystem) },
  '/v2/systems/:system/settings': { GET: gateway(getSettings), PATCH: withObject(patchSettings) },
};

function getSystem(call: Call): Response {
  const system = call.system();
  return backendJson(viewSystem(system, call.viewerOf(system.uuid)));
}

async function patchSystem(call: Call, body: JsonObject): Promise<Response> {
  const system = call.ownSystem();
  const patch = readSystemPatch(body, call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  applyPatch(system, patch);
  call.context.changed();
  return backendJson(viewSystem(system, 'owner'));
}

/** The gateway reads these itself, with its own looser reading of the reference. */
function getSettings(call: Call): Response {
  const ref = call.param('system');
  const uuid = ref === '@me' ? call.viewer : findAtGateway(call.state, 'system', ref);
  const config = uuid === null ? undefined : call.state.configs.get(uuid);
  if (uuid === null || config === undefined) return gatewayJson(new ServiceError('crash').body, 500);
  return gatewayJson(call.viewerOf(uuid) === 'owner' ? viewSettings(config) : viewPublicSettings(config));
}

async function patchSettings(call: Call, body: JsonObject): Promise<Response> {
  const system = call.ownSystem();
  const config = call.state.configs.get(system.uuid);
  if (config === undefined) throw new ServiceError('crash');
  const patch = readSettingsPatch(body);
  await call.pauseBeforeLastStep();
  Object.assign(config, patch);
  call.context.changed();
  return backendJson(viewPatchedSettings(config));
}
