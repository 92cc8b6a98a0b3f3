import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
// Loaded before the clock runs, which does not wait for modules.
import './engine.ts';

/** The app with a token, its outbox loaded. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const app = openApp({ world, clock, origin });
  /** Moves on until it is so. The database answers in turns of the event loop, not by the clock, hence the small steps. */
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const switches = () =>
    [...world.sandbox.state.switches.values()].filter((it) => it.system === systemUuidOf(0)).slice(1);
  await until(() => app.outbox.getSnapshot().isReady);
  return { clock, app, until, switches };
}

test('a switch is sent at its moment, and deleted when it is taken back', async () => {
  const { clock, app, until, switches } = await setUp();
  const atMs = clock.now();
  const recorded = app.outbox.record({ members: [] });
  await until(() => app.outbox.getSnapshot().entries[0]?.state === 'sent');
  expect(await recorded).toMatchObject({ ok: true, isDurable: true });
  expect(switches()).toMatchObject([{ timestamp: BigInt(atMs) * 1000n, members: [] }]);
  const [entry] = app.outbox.getSnapshot().entries;
  expect(entry).toMatchObject({ state: 'sent', undoUntilMs: expect.any(Number) });
  const undone = app.outbox.undo(entry?.id ?? '');
  await until(() => app.outbox.getSnapshot().entries.length === 0);
  expect(await undone).toEqual({ ok: true });
  expect(switches()).toEqual([]);
  app.close();
});
