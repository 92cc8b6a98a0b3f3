import { expect, test } from 'vitest';
import { PUBLIC } from '../session/viewer.ts';
import { openBoard } from '../sync/board/board-status.ts';
import { followedStatus } from '../sync/refresher/status.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf } from './small-world.ts';

test('a board is refreshed as often as its address says, not while it is hidden, and follows a system with another id', async () => {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const visible = createFlag(true);
  const app = openApp({ world, clock, origin: createOrigin(), visible });
  // The board's services are the app's.
  const board = openBoard(app, [systemIdOf(1)], 60);
  const detach = board.refresher.attach();
  const fronts = () => world.sandbox.requests.list().filter(({ path }) => path.endsWith('/fronters')).length;
  await clock.advance(10_000);
  expect(fronts()).toBe(1);
  expect(followedStatus(board.parts, PUBLIC, systemIdOf(1)).getSnapshot().front.state).toBe('fronting');
  await clock.advance(600_000);
  expect(fronts()).toBe(11);
  visible.set(false);
  await clock.advance(600_000);
  expect(fronts()).toBe(11);
  visible.set(true);
  world.changeId(1, 'newidd');
  await clock.advance(3_700_000);
  expect(board.list.getState()).toEqual(['newidd']);
  // What the person follows is another list.
  expect(app.followed.getState()).toEqual([]);
  detach();
  board.refresher.dispose();
  app.close();
});
