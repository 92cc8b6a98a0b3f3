import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { createServices } from './create-services.ts';
import { openDemo } from './demo.ts';
import { systemClock } from './platform/clock.ts';
import { viewerOf } from './session/viewer.ts';
import { addParts, collectAccountParts, missingParts, removeParts } from './sync/backup/account-parts.ts';
import { pageCopies } from './sync/restore/copy-store.ts';
import { makeRestoreCopy } from './sync/restore/restore-copy.ts';
import { createFlag } from './testing/fake-browser.ts';

function openServices() {
  const environment = openDemo();
  const services = createServices({
    ...environment,
    online: createFlag(true),
    visibility: createFlag(true),
    clock: systemClock,
    serviceUrl: 'https://pluralkit.example',
    openSettings: () => {},
  });
  return { environment, services };
}

test('sample data has an own system with a token and the servers that it uses', async () => {
  const { environment, services } = openServices();
  await services.session.ready;
  const { state, system } = services.session.getState();
  expect({ state, name: system?.name }).toEqual({ state: 'logged-in', name: 'Lantern House' });
  expect(services.settings.getState().theme).toBe('system');
  expect(environment.storage.get('servers')).toContain('Chess club');
  services.dispose();
});

test('a backup of sample data is complete, including the restore copies in memory', async () => {
  const { services } = openServices();
  await services.session.ready;
  const { system } = services.session.getState();
  if (system === null) throw new Error('Sample data has a system of one’s own.');
  const viewer = viewerOf(system);
  const [member] = await services.client.members.list(brandId('SystemRef', '@me'));
  if (member === undefined) throw new Error('It has members.');
  const copy = makeRestoreCopy({ kind: 'member', record: member, memberships: [] }, viewer, 1);
  await pageCopies.put(copy);
  const saved = await collectAccountParts(services);
  expect(saved).toMatchObject({ [viewer]: { copies: [copy] } });
  await pageCopies.remove(copy.id);
  const missing = await missingParts(services, saved);
  await addParts(services, missing);
  expect(await pageCopies.get(copy.id)).toEqual(copy);
  await removeParts(services, missing);
  expect(await pageCopies.get(copy.id)).toBeNull();
  services.dispose();
});
