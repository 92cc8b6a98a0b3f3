import { expect, test } from 'vitest';
import { SETTINGS_KEY } from '../state/settings.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, tokenOf } from './small-world.ts';

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
