import type { MiddlewareHandler } from 'hono';
import type { ServiceContext, ServiceEnv } from '../service-context.ts';
import { ServiceError } from '../service-error.ts';
import { type EntityKind, findAtGateway, normaliseUuid } from '../store/references.ts';
import type { SandboxState } from '../store/state.ts';
import { gatewayError } from './replies.ts';

const NOT_FOUND = {
  system: 'systemNotFound',
  member: 'memberNotFound',
  group: 'groupNotFound',
} as const;

/**
 * Stage 3: the entities of the path, in path order. An unknown one is refused here, before any check of the
 * token, the user agent, the rate or the method. `kinds` are the names of the path's parameters in order; those that
 * are not entities (guild, message) pass unread.
 */
export function pathParams(context: ServiceContext, kinds: readonly string[]): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    try {
      assertReadable(c.req.url);
      const state = context.state();
      for (const kind of kinds) {
        const about = resolve(context, state, kind, c.req.param(kind) ?? '', c.var.viewer);
        if (about !== null) c.set('about', about);
      }
    } catch (error) {
      if (error instanceof ServiceError) return gatewayError(error);
      throw error;
    }
    await next();
    return;
  };
}

/** The uuid of the system that the entity belongs to; null if it is not an entity. */
function resolve(
  context: ServiceContext,
  state: SandboxState,
  kind: string,
  ref: string,
  viewer: string | null,
): string | null {
  if (kind === 'switch') return resolveSwitch(context, state, ref);
  if (!isEntityKind(kind)) return null;
  // The database refuses U+0000 in a comparison.
  if (ref.includes('\0')) throw new ServiceError('crash');
  if (kind === 'system' && ref === '@me') {
    if (viewer === null) throw new ServiceError('unauthorized');
    return viewer;
  }
  const uuid = findAtGateway(state, kind, ref);
  if (uuid === null) throw new ServiceError(NOT_FOUND[kind]);
  if (kind === 'system') return uuid;
  return (kind === 'member' ? state.members : state.groups).get(uuid)?.system ?? null;
}

function resolveSwitch(context: ServiceContext, state: SandboxState, ref: string): string {
  const uuid = normaliseUuid(ref);
  if (uuid === null) throw new ServiceError(context.malformedSwitchId === 400 ? 'invalidSwitchId' : 'crash');
  const row = state.switches.get(uuid);
  if (row === undefined) throw new ServiceError('switchNotFound');
  return row.system;
}

/** Throws 400 for a path that is not UTF-8 once its percent signs are decoded. */
function assertReadable(url: string): void {
  try {
    // A percent sign that starts no pair of digits is on its own.
    decodeURIComponent(new URL(url).pathname.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw new ServiceError('badRequest');
  }
}

function isEntityKind(kind: string): kind is EntityKind {
  return kind === 'system' || kind === 'member' || kind === 'group';
}
