import { brandId, type SystemRef, wireSystemSchema } from '@frontboard/model';
import { type Api, type CallOptions, pathRef, type Target } from './api.ts';

/** A short id of version 1 has five letters; what is longer is the id of an account. */
const LONGEST_V1_ID = 5;

/**
 * The part of a system, such as its members; without a reference, of the own one. Only the own system's is requested with the token.
 * @throws {UsageError} with `ownMessage` for the own system without a token.
 */
export async function systemTarget(
  api: Api,
  ref: SystemRef | null | undefined,
  below: string,
  ownMessage: string,
  options: CallOptions | undefined,
): Promise<Target> {
  const system = refOrOwn(ref);
  if (system === '@me') api.requireToken(options, ownMessage);
  if (api.version === 2) return wholeSystem(api, `/systems/${system}`, system, below);
  const id = await version1Id(api, system, options);
  return wholeSystem(api, `/s/${id}`, system, below);
}

/** The system itself. Without a reference it is the token's own. @throws {UsageError} without both. */
export function systemItself(
  api: Api,
  ref: SystemRef | null | undefined,
  options: CallOptions | undefined,
): Target {
  const system = refOrOwn(ref);
  if (system === '@me') api.requireToken(options, 'Must provide a token or ID.');
  if (api.version === 2) return wholeSystem(api, `/systems/${system}`, system, '');
  if (system === '@me') return wholeSystem(api, '/s', system, '');
  return wholeSystem(api, system.length > LONGEST_V1_ID ? `/a/${system}` : `/s/${system}`, system, '');
}

/** Without a reference, the own system. */
function refOrOwn(ref: SystemRef | null | undefined): string {
  return ref?.trim() ? pathRef('system', ref, '') : '@me';
}

function wholeSystem(api: Api, entity: string, system: string, below: string): Target {
  const own = api.isOwn(system);
  return { path: `${entity}${below}`, entity, own, needsToken: own };
}

/** Below a system, version 1 accepts only its short id. */
async function version1Id(api: Api, system: string, options: CallOptions | undefined): Promise<string> {
  const own = api.ownSystem;
  if (own !== null && api.isOwn(system)) return own.id;
  if (system !== '@me' && system.length <= LONGEST_V1_ID) return system;
  const answer = await api.get(systemItself(api, brandId('SystemRef', system), options), options);
  return answer.one(wireSystemSchema).id;
}

/** @throws {UsageError} in version 1, which has no such thing below a system. */
export function ownSystemPath(api: Api, feature: string, below: string): { path: string; entity: string } {
  api.requireVersion2(feature);
  return { path: `/systems/@me${below}`, entity: '/systems/@me' };
}
