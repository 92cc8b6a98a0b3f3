import { afterEach, beforeEach } from 'vitest';
import { followAliases, namedCaller } from '../cache/aliases.ts';
import type { Caller } from '../session/caller.ts';
import { PUBLIC } from '../session/viewer.ts';
import { emptyDatabase } from './empty-database.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { installFakeDatabase } from './fake-database.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld } from './small-world.ts';

/**
 * For the top of a file of tests that look up systems without a token: each test starts without persisted answers, and its pages are
 * closed at its end.
 *
 * @returns the function that sets up a test: a world of two systems, and pages of the app on one device
 */
export function installLookups() {
  installFakeDatabase();
  const opened: OpenApp[] = [];
  beforeEach(emptyDatabase);
  afterEach(() => {
    for (const app of opened.splice(0)) app.close();
  });
  return function setUp() {
    // The query cache uses the time of the machine; nothing may seem to come from the future.
    const clock = createFakeClock(Date.now() + 60_000);
    const world = openSmallWorld(2, clock);
    const origin = createOrigin();
    const open = () => {
      const app = openApp({ world, clock, origin, latencyMs: 0 });
      opened.push(app);
      return app;
    };
    return { clock, world, open, during: clock.during };
  };
}

/** A caller without a token, with the uuid of the system `ref` if the app knows it. */
export function publicCaller(app: OpenApp, ref: string): Caller {
  app.once(followAliases);
  return namedCaller<Caller>(app, { client: app.client, viewer: PUBLIC, call: {} }, ref);
}
