import type { Runs } from '../sync/runs/open-runs.ts';
import type { RunOperation } from '../sync/runs/operation.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock, settlePromises } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from './small-world.ts';

const opened: OpenApp[] = [];
/** Closes the tabs of all houses that are open. */
export function closeHouses(): void {
  for (const app of opened.splice(0)) app.close();
}

const STEP_MS = 20;

/** A system with `names` as members and two groups, and ways to open tabs on it. */
export async function openHouse(names = ['Luna', 'Cas', 'Moss']) {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const origin = createOrigin();
  const online = createFlag(true);
  const open = (latencyMs?: number): OpenApp => {
    const app = openApp({ world, clock, origin, online, ...(latencyMs !== undefined && { latencyMs }) });
    opened.push(app);
    return app;
  };
  const first = open();
  /** In steps: the database of the test answers between them. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await settlePromises();
      await clock.advance(Math.min(left, STEP_MS));
    }
    await settlePromises();
  };
  const during = async <T>(work: Promise<T>, ms = 30_000): Promise<T> => {
    await pass(ms);
    return work;
  };
  const signIn = first.session.setToken(tokenOf(0));
  await pass(1_000);
  await signIn;
  const call = { as: systemUuidOf(0) };
  const uuids = new Map<string, string>();
  for (const name of names) {
    const { uuid } = await during(first.client.members.create({ name }, call), 2_000);
    uuids.set(name, uuid ?? '');
  }
  for (const name of ['Day', 'Night']) {
    const { uuid } = await during(first.client.groups.create({ name }, call), 2_000);
    uuids.set(name, uuid ?? '');
  }
  await pass(10_000);
  const { state } = world.sandbox;
  const uuid = (name: string) => uuids.get(name) ?? '';
  return {
    clock,
    pass,
    world,
    open,
    online,
    first,
    during,
    uuid,
    row: (name: string) => state.members.get(uuid(name)),
    named: (name: string) =>
      [...state.members.values(), ...state.groups.values()].filter((it) => it.name === name),
    inGroup: (name: string) => state.groups.get(uuid(name))?.members ?? [],
    writes: (path: string) =>
      world.sandbox.requests.list().filter(({ method, path: at }) => method !== 'GET' && at.includes(path))
        .length,
    ends: (runs: Runs, id: string) =>
      runs
        .getSnapshot()
        .runs.find(({ head }) => head.id === id)
        ?.items.map(({ progress }) => (progress.step === 'ended' ? progress.end.as : progress.step)),
    change: (name: string, before: string | null, after: string | null): RunOperation => ({
      kind: 'change',
      of: 'member',
      ref: uuid(name),
      before: { pronouns: before },
      after: { pronouns: after },
    }),
  };
}
