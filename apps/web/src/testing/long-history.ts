import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { onTestFinished } from 'vitest';
import type { FakeOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from './small-world.ts';

/** The only member of the system. */
export const LONG_HISTORY_MEMBER = `11111111-0000-4000-8000-${'0'.padStart(12, '0')}`;

const PAGE = 100;

/** A system with switches, two of one time where a page ends, and the pages of the app that are opened on it. */
export function createLongHistory(switches = 250) {
  const clock = createFakeClock(Date.UTC(2026, 0, 1));
  const world = openSmallWorld(1, clock);
  for (let index = 1; index < switches; index += 1) {
    const minute = index === switches - 1 - PAGE ? index + 1 : index;
    insertSwitch(world.sandbox.state, {
      uuid: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      system: systemUuidOf(0),
      timestamp: microsFromMs(Date.UTC(2025, 0, 1) + minute * 60_000),
      members: index % 2 === 0 ? [] : [LONG_HISTORY_MEMBER],
    });
  }
  /** Lets the clock run while something is done. */
  const during = <T>(work: Promise<T>): Promise<T> => clock.during(work, 1_000);
  const historyRequests = () =>
    world.sandbox.requests.list().filter(({ path }) => path.includes('/switches?'));
  return {
    world,
    clock,
    during,
    historyRequests,
    /** Opens a page, signed in. It is closed at the end of the test. */
    async open(origin?: FakeOrigin, isStored = true): Promise<OpenApp> {
      const app = openApp({ world, clock, ...(origin !== undefined && { origin }) });
      // What it still writes would be in the database of the next test.
      onTestFinished(app.close);
      if (app.session.getState().system === null)
        await during(app.session.setToken(tokenOf(0), { isStored }));
      return app;
    },
    /** Runs the clock until so many pages of the history were requested. */
    async untilPages(count: number): Promise<void> {
      while (historyRequests().length < count) await clock.advance(20);
    },
  };
}
