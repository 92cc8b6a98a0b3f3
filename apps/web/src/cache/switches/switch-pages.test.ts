import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { systemCaller } from '../../session/caller.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf } from '../../testing/small-world.ts';
import { switchQueries } from './queries.ts';
import { allSwitches } from './switch-pages.ts';

const SYSTEM = systemUuidOf(0);
const PAGE_ROWS = 100;

test('a switch at the same time as the last one of a page is in the list once, whichever of the two that page has', async () => {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state } = world.sandbox;
  // The newest hundred end between the two at the second 20.
  for (let second = 20; second < 20 + PAGE_ROWS; second += 1) {
    const timestamp = microsFromMs(Date.UTC(2025, 0, 1, 0, 0, second));
    insertSwitch(state, { uuid: `row-${second}`, system: SYSTEM, timestamp, members: [] });
    if (second === 20) insertSwitch(state, { uuid: 'twin', system: SYSTEM, timestamp, members: [] });
  }
  const app = openApp({ world, clock });
  onTestFinished(app.close);
  const list = switchQueries(systemCaller(app.client, null, SYSTEM)).list(SYSTEM);
  const reading = app.queryClient.fetchInfiniteQuery({ ...list, pages: 5 });
  await clock.advance(10_000);
  const { pages } = await reading;
  const ids = allSwitches(pages).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...state.switches.keys()].toSorted());
  expect(pages).toHaveLength(2);
});
