import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { systemCaller } from '../../session/caller.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf } from '../../testing/small-world.ts';
import { createSinceReader } from './read-fronting-since.ts';

const START_MS = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;

/** A public system in which one member is in front from a switch on, with a co-fronter in every second switch; then the reader of a page. */
function openWorld({ before, together }: { readonly before: number; readonly together: number }) {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const { state } = world.sandbox;
  const [system] = [...state.systems.values()].filter(({ id }) => id === systemIdOf(0));
  const [stayer, other] = [...state.members.values()];
  if (system === undefined || stayer === undefined || other === undefined)
    throw new Error('The world has too few records.');
  for (const { uuid } of [...(state.index.switchesOfSystem.get(systemUuidOf(0)) ?? [])])
    state.switches.delete(uuid);
  state.index.switchesOfSystem.set(system.uuid, []);
  const atMs = (number: number) => START_MS + number * MINUTE_MS;
  for (let number = 0; number < before + together; number += 1) {
    const isOdd = number % 2 === 1;
    const members = number < before ? [other.uuid] : isOdd ? [other.uuid, stayer.uuid] : [stayer.uuid];
    const uuid = `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    insertSwitch(state, { uuid, system: system.uuid, timestamp: microsFromMs(atMs(number)), members });
  }
  const app = openApp({ world, clock });
  onTestFinished(app.close);
  const reader = createSinceReader(app);
  const caller = systemCaller(app.client, null, systemIdOf(0));
  const lastSwitch = new Date(atMs(before + together - 1)).toISOString();
  return {
    clock,
    system,
    atMs,
    stayerId: stayer.id,
    otherId: other.id,
    asked: () => world.sandbox.requests.list().filter(({ path }) => path.includes('/switches')).length,
    async read() {
      const { signal } = new AbortController();
      const reading = reader.read(caller, { systemRef: systemIdOf(0), lastSwitch, signal });
      await clock.advance(20_000);
      return reading;
    },
  };
}

test('a stretch continues across changes of co-fronters, and a short one needs one request', async () => {
  const world = openWorld({ before: 3, together: 7 });
  const since = await world.read();
  expect(since?.get(world.stayerId)).toMatchObject({ sinceMs: world.atMs(3), isBounded: false });
  expect(since?.get(world.otherId)).toMatchObject({ sinceMs: world.atMs(9), isBounded: false });
  expect(world.asked()).toBe(1);
});

test('a stretch that began before the newest hundred switches is found in the page that has its start', async () => {
  const world = openWorld({ before: 90, together: 130 });
  expect((await world.read())?.get(world.stayerId)).toMatchObject({
    sinceMs: world.atMs(90),
    isBounded: false,
  });
  expect(world.asked()).toBe(2);
});

test('after three requests a stretch is said to have begun before the oldest switch that was read', async () => {
  const world = openWorld({ before: 10, together: 500 });
  const found = (await world.read())?.get(world.stayerId);
  expect(found).toMatchObject({ isBounded: true });
  expect(found?.sinceMs).toBeLessThan(world.atMs(220));
  expect(world.asked()).toBe(3);
});

test('a private history is fetched once an hour at most', async () => {
  const world = openWorld({ before: 1, together: 2 });
  world.system.privacy.front_history_privacy = 'private';
  expect(await world.read()).toBeNull();
  expect(await world.read()).toBeNull();
  expect(world.asked()).toBe(1);
  world.system.privacy.front_history_privacy = 'public';
  await world.clock.advance(3_600_000);
  expect((await world.read())?.get(world.stayerId)).toMatchObject({ sinceMs: world.atMs(1) });
});
