import { Hono } from 'hono';
import { createWorld } from '../seed/create-world.ts';
import { isMissingPicture, PICTURE_NAME } from '../seed/picture.ts';
import { isWorldName, WORLD_NAMES, type WorldName, worldGuide } from '../seed/world-guide.ts';
import type { SandboxState } from '../store/state.ts';
import { adminRefusal } from './admin-guard.ts';
import { ADMIN_PATH } from './admin-path.ts';
import type { FaultControl } from './fault-control.ts';
import { FaultRuleError, parseFaultRules } from './fault-rule.ts';
import type { RequestLog } from './request-log.ts';
import type { SkewedClock } from './skewed-clock.ts';

/** What the admin routes read and change. */
export interface AdminContext {
  readonly clock: SkewedClock;
  readonly faults: FaultControl;
  readonly requests: RequestLog;
  /** The current state; a reset replaces it. */
  state(): SandboxState;
  /** Replaces the state with a fresh one and resets the rate limiter. */
  reset(state: SandboxState): void;
  /** The initial world; null for a given state. */
  readonly world: WorldName | null;
  /** Address of the picture with this name, for the worlds a reset makes; no pictures when absent. */
  readonly imageUrl?: (name: string) => string | null;
  /** The picture with this name as a PNG; none is served when absent. */
  readonly drawPicture?: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The secret that every request must have, except for pictures. */
  readonly secret: string;
}

const PICTURE_FILE = new RegExp(`^(${PICTURE_NAME.source})\\.png$`);
const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' };
const MAX_SKEW_MS = 100 * 365 * 24 * 60 * 60_000;

/** A request that the admin routes refuse; answered with 400 and the message. */
class BadAdminRequest extends Error {}

/**
 * The handler of everything below `/sandbox`. Pictures are public; everything else needs the secret, and is JSON,
 * errors too.
 */
export function createAdmin(context: AdminContext): (request: Request) => Promise<Response> {
  const { clock, requests } = context;
  let world = context.world;
  const app = new Hono().basePath(ADMIN_PATH);

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  app.get('/images/:file', async (c) => {
    const name = PICTURE_FILE.exec(c.req.param('file'))?.[1];
    if (name === undefined || isMissingPicture(name) || context.drawPicture === undefined)
      return c.json({ message: 'There is no such picture.' }, 404, OPEN_TO_ALL);
    return c.body(await context.drawPicture(name), 200, {
      ...OPEN_TO_ALL,
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.use(async (c, next) => {
    const refusal = adminRefusal(c.req.raw, context.secret);
    if (refusal !== null) return c.json({ message: refusal.message }, refusal.status);
    await next();
    return;
  });

  app.get('/state-summary', (c) => c.json(summary(context, world)));
  app.get('/tokens', (c) => c.json(tokenList(context.state())));

  app.get('/requests', (c) => c.json(requests.list()));
  app.delete('/requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });

  app.route('/faults', faultRoutes(context.faults));

  app.post('/clock', async (c) => {
    const skewMs = property(await json(c.req.raw), 'skewMs');
    if (typeof skewMs !== 'number' || Math.abs(skewMs) > MAX_SKEW_MS) {
      throw new BadAdminRequest('"skewMs" must be a number of milliseconds, for example {"skewMs": -90000}.');
    }
    clock.setSkew(skewMs);
    return c.json({ skewMs, now: new Date(clock.now()).toISOString() });
  });

  app.post('/reset', async (c) => {
    const asked = property(await json(c.req.raw), 'world') ?? world ?? 'demo';
    if (typeof asked !== 'string' || !isWorldName(asked)) {
      throw new BadAdminRequest(
        `There is no world ${JSON.stringify(asked)}; there is ${WORLD_NAMES.join(', ')}.`,
      );
    }
    context.reset(
      createWorld(asked, {
        now: clock.now(),
        ...(context.imageUrl === undefined ? {} : { imageUrl: context.imageUrl }),
      }),
    );
    world = asked;
    requests.clear();
    return c.json(summary(context, world));
  });

  app.notFound((c) => c.json({ message: `The sandbox has no ${c.req.method} ${c.req.path}.` }, 404));
  app.onError((error, c) => {
    const isTheirs = error instanceof BadAdminRequest || error instanceof FaultRuleError;
    return c.json({ message: error.message }, isTheirs ? 400 : 500);
  });

  return async (request) => app.fetch(request);
}

/** Lists, adds, replaces and removes faults. */
function faultRoutes(faults: FaultControl) {
  return new Hono()
    .get('/', (c) => c.json(faults.list()))
    .put('/', async (c) => {
      faults.replace(parseFaultRules(await json(c.req.raw)));
      return c.json(faults.list());
    })
    .post('/', async (c) => {
      for (const rule of parseFaultRules(await json(c.req.raw))) faults.add(rule);
      return c.json(faults.list());
    })
    .delete('/', (c) => {
      faults.clear();
      return c.body(null, 204);
    })
    .delete('/:id', (c) =>
      faults.remove(c.req.param('id'))
        ? c.body(null, 204)
        : c.json({ message: `There is no fault with the id "${c.req.param('id')}".` }, 404),
    );
}

async function json(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadAdminRequest('The body is not JSON.', { cause });
  }
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadAdminRequest('The body must be a JSON object.');
  }
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function tokenList(state: SandboxState): { label: string; system: string | null; token: string }[] {
  return [...state.tokens.values()].map(({ label, system, token }) => ({
    label,
    system: state.systems.get(system)?.id ?? null,
    token,
  }));
}

function summary({ state: current, clock }: AdminContext, world: WorldName | null) {
  const state = current();
  return {
    world,
    now: new Date(clock.now()).toISOString(),
    skewMs: clock.skewMs,
    counts: {
      systems: state.systems.size,
      members: state.members.size,
      groups: state.groups.size,
      switches: state.switches.size,
      messages: state.messages.size,
    },
    follow: world === null ? [] : worldGuide(world).follow,
    systems: [...state.systems.values()].map(({ id, uuid, name }) => ({
      id,
      uuid,
      name,
      members: state.index.membersOfSystem.get(uuid)?.size ?? 0,
      groups: state.index.groupsOfSystem.get(uuid)?.size ?? 0,
      switches: state.index.switchesOfSystem.get(uuid)?.length ?? 0,
    })),
  };
}
