import { expect, test } from 'vitest';
import { PERSISTED_CACHE_KEY } from '../cache/status/persisted-cache.ts';
import { SETTINGS_KEY } from '../state/settings.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

test.each(['while it is open', 'between two visits'])(
  'the own system stays followed when its id is changed %s',
  async (when) => {
    const clock = createFakeClock(Date.now());
    const world = openSmallWorld(2, clock);
    const origin = createOrigin();
    const settings = { token: tokenOf(0), systemUpdateInterval: 60 };
    origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings }));
    origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [systemIdOf(0)] }));
    let app = openApp({ world, clock, origin });
    await clock.advance(1_000);
    app.refresher.attach();
    await clock.advance(10_000);
    expect(app.status(systemIdOf(0)).system?.name).toBe('System 0');
    world.changeId(0, 'newidd');
    if (when === 'between two visits') {
      app.close();
      app = openApp({ world, clock, origin });
      await clock.advance(5_000);
      app.refresher.attach();
    }
    await clock.advance(2 * 3_600_000);
    expect(app.followed.getState()).toEqual(['newidd']);
    expect(app.status('newidd').system?.name).toBe('System 0');
    app.close();
  },
);

test('the owner’s view of a system found by its uuid is shown in no tab without the token', async () => {
  const clock = createFakeClock(Date.now());
  const world = openSmallWorld(2, clock);
  const row = world.sandbox.state.systems.get(systemUuidOf(0));
  Object.assign(row ?? {}, { description: 'For the owner alone' });
  if (row !== undefined) row.privacy.description_privacy = 'private';
  const origin = createOrigin();
  origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [systemIdOf(0)] }));
  const [one, two] = [openApp({ world, clock, origin }), openApp({ world, clock, origin })];
  one.refresher.attach();
  two.refresher.attach();
  await clock.advance(10_000);
  world.changeId(0, 'newidd');
  void one.session.setToken(tokenOf(0), { isStored: false });
  await clock.advance(2_000);
  one.refresher.refreshNow();
  await clock.advance(5_000);
  origin.deliver();
  await clock.advance(5_000);
  expect(one.followed.getState()).toEqual(['newidd']);
  expect(one.status('newidd').system?.description).toBe('For the owner alone');
  expect(two.status('newidd').system?.description ?? null).toBeNull();
  for (const app of [one, two]) app.close();
  expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toContain('For the owner');
});
