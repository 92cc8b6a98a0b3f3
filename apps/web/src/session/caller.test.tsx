import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { SETTINGS_KEY } from '../state/settings.ts';
import { drawAgain } from '../testing/draw-again.tsx';
import { createOrigin } from '../testing/fake-browser.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openApp } from '../testing/open-app.ts';
import { openSmallWorld, tokenOf } from '../testing/small-world.ts';
import { useEntityCaller } from './caller.ts';

test('while the system of the token is unknown, public requests are sent without it', async () => {
  const clock = createFakeClock(Date.now());
  const world = openSmallWorld(1, clock);
  const [row] = world.sandbox.state.members.values();
  if (row === undefined) throw new Error('The system has a member.');
  Object.assign(row, { description: 'For the owner alone' });
  row.privacy.description_privacy = 'private';
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const app = openApp({ world, clock, origin, latencyMs: 1_000 });
  const [{ viewer, client, call }] = drawAgain(app, useEntityCaller, () => {});
  expect(viewer).toBe('public');
  const asked = client.members.fetch(brandId('MemberRef', row.id), call);
  await clock.advance(5_000);
  expect((await asked).description).toBeNull();
  app.close();
});
