import { type ApiAnswers, readSystemFile, writeExport } from '@frontboard/portable';
import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import type { WantedHistory } from './fetch-answers.ts';
import { createSystemFetch } from './system-fetch.ts';

const MEMBER = `11111111-0000-4000-8000-${'0'.padStart(12, '0')}`;
const PAGE = 100;

/** A system with 250 switches, two of one time where a page ends. */
async function openLongHistory() {
  const clock = createFakeClock(Date.UTC(2026, 0, 1));
  const world = openSmallWorld(1, clock);
  for (let index = 1; index < 250; index += 1) {
    const minute = index === 249 - PAGE ? index + 1 : index;
    insertSwitch(world.sandbox.state, {
      uuid: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      system: systemUuidOf(0),
      timestamp: microsFromMs(Date.UTC(2025, 0, 1) + minute * 60_000),
      members: index % 2 === 0 ? [] : [MEMBER],
    });
  }
  const app = openApp({ world, clock });
  const during = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    // The client loads the code of its records first, which takes time of no clock.
    while (!isDone) await clock.advance(1_000);
    return done;
  };
  await during(app.session.setToken(tokenOf(0)));
  const fetch = app.once(createSystemFetch);
  const got: { answers: ApiAnswers | null } = { answers: null };
  const use = (answers: ApiAnswers) => {
    got.answers = answers;
  };
  const start = (history: WantedHistory) => fetch.start({ purpose: 'save', history, use });
  return { app, world, clock, during, fetch, start, got };
}

const isHistory = ({ path }: { readonly path: string }) => path.includes('/switches');

test('the whole system is fetched, switches of one time at the end of a page included', async () => {
  const { fetch, start, got, during } = await openLongHistory();
  await during(start({ since: null, until: null }));
  const answers = got.answers ?? expect.fail('nothing fetched');
  expect(answers.switches).toHaveLength(250);
  expect(new Set(answers.switches.map(({ id }) => id)).size).toBe(250);
  const file = readSystemFile(writeExport(answers), Date.UTC(2026, 0, 1));
  expect([file.uuid, file.members.length, file.notes]).toEqual([systemUuidOf(0), 1, []]);
  expect(fetch.getState()).toEqual({ state: 'idle' });
});

test('data fetched before the network failed is not fetched again', async () => {
  const { app, world, clock, fetch, start, got, during } = await openLongHistory();
  const started = start({ since: null, until: null });
  while (world.sandbox.requests.list().filter(isHistory).length < 2) await clock.advance(20);
  app.onlineFlag.set(false);
  await during(started);
  expect(fetch.getState().state).toBe('failed');
  app.onlineFlag.set(true);
  const before = world.sandbox.requests.list().length;
  await during(fetch.resume());
  expect(got.answers?.switches).toHaveLength(250);
  expect(world.sandbox.requests.list().slice(before).every(isHistory)).toBe(true);
});

test('it can be paused and continues from there', async () => {
  const { world, clock, fetch, start, got, during } = await openLongHistory();
  const started = start({ since: null, until: null });
  while (world.sandbox.requests.list().filter(isHistory).length < 1) await clock.advance(20);
  fetch.pause();
  await during(started);
  expect(fetch.getState().state).toBe('paused');
  expect(got.answers).toBeNull();
  await during(fetch.resume());
  expect(got.answers?.switches).toHaveLength(250);
});

test('without the history no switches are fetched, and with a period only those of the period', async () => {
  const { world, start, got, during } = await openLongHistory();
  await during(start(null));
  expect(got.answers?.switches).toEqual([]);
  expect(world.sandbox.requests.list().some(isHistory)).toBe(false);
  const since = new Date(Date.UTC(2025, 0, 1) + 200 * 60_000).toISOString();
  await during(start({ since, until: null }));
  expect(world.sandbox.requests.list().filter(isHistory)).toHaveLength(1);
});

test('another account drops what was fetched', async () => {
  const { app, clock, fetch, start, during } = await openLongHistory();
  const started = start({ since: null, until: null });
  await clock.advance(50);
  app.session.forget();
  await during(started);
  expect(fetch.getState()).toEqual({ state: 'idle' });
});
