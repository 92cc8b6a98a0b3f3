import type { FaultRule } from '@frontboard/sandbox';
import { deleteSwitch, insertSwitch, microsFromMs, moveSwitch } from '@frontboard/sandbox';
import { expect, onTestFinished } from 'vitest';
import { systemCaller } from '../session/caller.ts';
import { createHistoryDevice, type HistoryDevice } from '../sync/history/history-device.ts';
import { createHistoryLoader } from '../sync/history/history-loader.ts';
import { openHistories } from '../sync/history/open-histories.ts';
import type { HistoryExtent } from '../sync/history/shown-history.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

export const HISTORY_START_MS = Date.UTC(2025, 0, 1);
export const HISTORY_MEMBER = '11111111-0000-4000-8000-000000000000';
export const HISTORY_VIEWER = systemUuidOf(0);
const STEP_MS = 100;
export const SWITCH_LISTS = { path: '/switches\\?' };

/** Id of the switch with this number; a higher number is a later switch. */
export const switchIdOf = (number: number) => `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A service whose first system has one switch a minute, `count` and the one of the small world. */
export function openHistoryWorld(count: number, stepMs = 60_000) {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const { state } = world.sandbox;
  const add = (number: number) => {
    const timestamp = microsFromMs(HISTORY_START_MS + number * stepMs);
    const members = number % 3 === 0 ? [] : [HISTORY_MEMBER];
    insertSwitch(state, { uuid: switchIdOf(number), system: HISTORY_VIEWER, timestamp, members });
  };
  for (let number = 0; number < count; number += 1) add(number);
  const switchOf = (number: number) => {
    const row = state.switches.get(switchIdOf(number));
    if (row === undefined) throw new Error(`There is no switch ${number}.`);
    return row;
  };
  return {
    clock,
    /** Lets time pass in small steps: reading the device takes its own time. */
    async pass(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= STEP_MS) await clock.advance(Math.min(left, STEP_MS));
    },
    world,
    origin: createOrigin(),
    state,
    add,
    fault: (...rules: FaultRule[]) => world.sandbox.faults.replace(rules),
    mend: () => world.sandbox.faults.clear(),
    remove: (number: number) => deleteSwitch(state, switchOf(number)),
    move: (number: number, atMs: number) => moveSwitch(state, switchOf(number), microsFromMs(atMs)),
    lists: () => world.sandbox.requests.list().filter(({ path }) => path.includes('/switches?')).length,
    /** What the service would return, newest first. */
    truth: () =>
      [...(state.index.switchesOfSystem.get(HISTORY_VIEWER) ?? [])]
        .reverse()
        .map(({ uuid }) => uuid as string),
  };
}

export type HistoryWorld = ReturnType<typeof openHistoryWorld>;

/** A page of the app with the history of the first system open. */
export async function openHistoryPage(
  world: HistoryWorld,
  { isOwn = true, isStored = true, extent = 'all' as HistoryExtent } = {},
) {
  const app = isOwn ? await openHistoryApp(world, isStored) : openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  return { app, ...historyOn(app, world, isOwn, extent) };
}

async function openHistoryApp(world: HistoryWorld, isStored = true): Promise<OpenApp> {
  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  if (app.session.getState().system === null) {
    const setting = app.session.setToken(tokenOf(0), { isStored });
    await world.clock.advance(3_000);
    await setting;
  }
  return app;
}

export function historyOn(
  app: OpenApp,
  { clock }: HistoryWorld,
  isOwn: boolean,
  extent: HistoryExtent = 'all',
) {
  const ref = isOwn ? HISTORY_VIEWER : systemIdOf(0);
  const loader = openHistories(app).of(systemCaller(app.client, app.session.getState().system, ref), ref);
  const stop = loader.subscribe(() => {}, extent);
  const now = () => loader.getSnapshot();
  return {
    loader,
    stop,
    now,
    ids: () => now().switches.map(({ id }) => id as string),
    async until(isReached: () => boolean, mostMs = 400_000) {
      for (let ms = 0; ms < mostMs && !isReached(); ms += 100) await clock.advance(100);
      expect(isReached()).toBe(true);
      // Longer than the batching of saves.
      if (now().state === 'complete') await clock.advance(3_000);
    },
  };
}

/** A page with a screen that shows only the newest switches. */
export const openNewestPage = (world: HistoryWorld) => openHistoryPage(world, { extent: 'newest' });

/** Adds switches after all others, as another device does. */
export function addSwitchesElsewhere(world: HistoryWorld, count: number): void {
  const newestMs = Math.max(
    ...[...world.state.switches.values()].map(({ timestamp }) => Number(timestamp / 1_000n)),
  );
  for (let number = 1; number <= count; number += 1) {
    const timestamp = microsFromMs(newestMs + number * 1_000);
    insertSwitch(world.state, { uuid: crypto.randomUUID(), system: HISTORY_VIEWER, timestamp, members: [] });
  }
}

/** Loads the whole history once: its copy is on the device then. */
export async function storeWholeHistory(world: HistoryWorld): Promise<void> {
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  page.app.close();
}

/** The history of the own system, over a device that `change` makes of the real one. Nothing listens to it yet. */
export async function openOverDevice(
  world: HistoryWorld,
  change: (device: HistoryDevice) => Partial<HistoryDevice>,
) {
  const { clock } = world;
  const app = await openHistoryApp(world);
  const device = createHistoryDevice(HISTORY_VIEWER, clock, () => true);
  const loader = createHistoryLoader({
    caller: systemCaller(app.client, app.session.getState().system, HISTORY_VIEWER),
    systemRef: HISTORY_VIEWER,
    clock,
    online: app.online,
    device: { ...device, ...change(device) },
    isAllowed: () => true,
  });
  onTestFinished(loader.dispose);
  const now = () => loader.getSnapshot();
  const ids = () => now().switches.map(({ id }) => id as string);
  return { loader, now, ids };
}

/** The history of the own system, whose copy on the device can be read once `answer` is called. */
export async function openBehindSlowDevice(world: HistoryWorld, extent: HistoryExtent) {
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = await openOverDevice(world, ({ readHead, read }) => ({
    readHead: () => answers.then(readHead),
    read: () => answers.then(read),
  }));
  slow.loader.subscribe(() => {}, extent);
  return { ...slow, answer };
}
