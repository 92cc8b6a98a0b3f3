import type { Member } from '@frontboard/model';
import { expect, test } from 'vitest';
import { localDataStores, puttingLocal } from '../../session/local/local-data.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld } from '../../testing/small-world.ts';
import { createDraftsStore, type Draft, draftPlace } from '../edit/drafts.ts';
import type { RecordContext } from '../records/record-writes.ts';
import { followRestored } from './follow-restored.ts';

const VIEWER = 'owner';
const draft = (text: string): Draft => ({ base: {}, values: { text }, atMs: 1, sent: null });

test('what is noted about a restored record, and what is typed about it and not saved, is about its new uuid', () => {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const storage = app.privateStorage.of(app.session.getState().isStored);
  const drafts = app.privateStorage.store(createDraftsStore, storage);
  const local = app.privateStorage.store(localDataStores, storage)(VIEWER);
  local.update(puttingLocal('recordNotes', 'u-old', { text: 'Saved', marks: [], atMs: 1 }));
  const place = (form: string) => draftPlace(drafts, VIEWER, form);
  place('about:member:u-old').save(draft('Typed'));
  place('about:fields:u-old').save(draft('Tea'));
  place('about:member:u-other').save(draft('Another'));
  const context = { services: app, caller: { viewer: VIEWER } } as unknown as RecordContext;
  followRestored(context)('u-old', { id: 'newid', uuid: 'u-new' } as unknown as Member);
  expect(Object.keys(local.getState().recordNotes)).toEqual(['u-new']);
  expect(place('about:member:u-new').load()?.values).toEqual({ text: 'Typed' });
  expect(place('about:fields:u-new').load()?.values).toEqual({ text: 'Tea' });
  expect(place('about:member:u-other').load()?.values).toEqual({ text: 'Another' });
  expect(place('about:member:u-old').load()).toBeNull();
  // A draft that is there already is not replaced, and the other is not lost.
  place('about:member:u-old').save(draft('Later'));
  followRestored(context)('u-old', { id: 'newid', uuid: 'u-new' } as unknown as Member);
  expect(place('about:member:u-new').load()?.values).toEqual({ text: 'Typed' });
  expect(place('about:member:u-old').load()?.values).toEqual({ text: 'Later' });
  app.close();
});
