import { expect, test } from 'vitest';
import { createServices } from './create-services.ts';
import { openDemo } from './demo.ts';
import { systemClock } from './platform/clock.ts';
import { createFlag } from './testing/fake-browser.ts';

test('sample data has a system of one’s own, signed in, with the servers it uses', async () => {
  const environment = openDemo();
  const services = createServices({
    ...environment,
    online: createFlag(true),
    visibility: createFlag(true),
    clock: systemClock,
    serviceUrl: 'https://pluralkit.example',
    openSettings: () => {},
  });
  await services.session.ready;
  const { state, system } = services.session.getState();
  expect({ state, name: system?.name }).toEqual({ state: 'logged-in', name: 'Lantern House' });
  expect(services.preferences.getState().theme).toBe('system');
  expect(environment.storage.get('servers')).toContain('Chess club');
  services.dispose();
});
