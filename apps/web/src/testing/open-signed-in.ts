import type { Caller } from '../session/caller.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from './small-world.ts';

/** The app of the one system of a small world. `during` advances the clock until the work is done. */
export async function openSignedIn() {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const during = <T>(work: Promise<T>): Promise<T> => clock.during(work, 2_000);
  await during(app.session.setToken(tokenOf(0)));
  const viewer = systemUuidOf(0);
  const caller: Caller = { client: app.client, viewer, call: { as: viewer } };
  return { app, caller, viewer, during };
}
