import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { deleteDB, openDB } from 'idb';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openAccounts } from '../../session/accounts.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
import { DRAFTS_KEY } from '../edit/drafts-key.ts';
import { addRevision, revisionsStores } from '../edit/revisions/revisions.ts';
import { deviceCopies } from '../restore/copy-store.ts';
import { makeRestoreCopy } from '../restore/restore-copy.ts';
import type { RunHead } from '../runs/run.ts';
import { deviceRuns } from '../runs/run-store.ts';
import { undoOf } from '../runs/undo-of.ts';
import { readCreated } from '../twins/created-journal.ts';
import { purgeName } from './purge-name.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const AT = '2026-01-01T00:00:00.000Z';

beforeEach(() => deleteDB('frontboard'));
afterEach(() => deleteDB('frontboard'));

const member = (fields: object) =>
  memberFromWire(parse(wireMemberSchema, { id: 'memaaa', uuid: 'uuid-a', ...fields }), AT);

async function openSignedIn() {
  const clock = createFakeClock();
  const origin = createOrigin();
  const app = openApp({ world: openSmallWorld(1, clock), clock, origin });
  onTestFinished(() => app.close());
  const adding = openAccounts(app).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
  return { app, clock, place: app.privateStorage.of(true) };
}

/** A run that has renamed a member from the name and changed the pronouns. */
function renaming(id: string, phase: RunHead['phase'], startedAtMs: number) {
  const before = { name: 'Juno', pronouns: 'she' };
  const after = { name: 'Ash', pronouns: 'they' };
  const head = {
    id,
    viewer: VIEWER,
    about: 'bulk' as const,
    startedAtMs,
    endedAtMs: null,
    phase,
    workedMs: 0,
    undoes: null,
    undoneBy: null,
  };
  const operation = { kind: 'change', of: 'member', ref: 'uuid-a', before, after } as const;
  const former = { kind: 'fields', was: before, set: after } as const;
  const progress = { step: 'ended', end: { as: 'done', former, left: {} } } as const;
  return { head, items: [{ operation, progress }] };
}

test('a name is removed from revisions, restore copies, drafts and journals at once', async () => {
  const { app, clock, place } = await openSignedIn();
  const revisions = app.privateStorage.store(revisionsStores, place)(VIEWER);
  const change = { before: { name: 'Juno' }, after: { name: 'Ash' } };
  addRevision(revisions, { id: 'a', form: 'member:a', atMs: clock.now(), ...change });
  const drafts = app.privateStorage.store(createDraftsStore, place);
  draftPlace(drafts, VIEWER, 'member:b').save({
    base: { name: 'Bo', description: 'Friend of Juno' },
    values: { name: 'Bo B.', description: 'Friend of Juno and me' },
    atMs: clock.now(),
    sent: null,
  });
  draftPlace(drafts, VIEWER, 'member:new').save({
    base: { name: '' },
    values: { name: 'Bo' },
    atMs: clock.now(),
    sent: {
      values: { name: 'Juno' },
      twins: [],
      patch: { name: 'Juno', description: 'calm' },
      isLookedFor: true,
    },
  });
  const left = member({
    name: 'Juno',
    display_name: 'J.',
    description: 'Juno was here',
    pronouns: 'she',
    proxy_tags: [
      { prefix: 'Juno:', suffix: null },
      { prefix: 'J:', suffix: null },
    ],
  });
  await deviceCopies.put(
    makeRestoreCopy({ kind: 'member', record: left, memberships: ['group'] }, VIEWER, 1),
  );
  const named = groupFromWire(parse(wireGroupSchema, { id: 'grpaaa', uuid: 'uuid-g', name: 'juno' }), AT);
  await deviceCopies.put(makeRestoreCopy({ kind: 'group', record: named, memberships: [] }, VIEWER, 2));
  await deviceRuns.add(renaming('run', 'ended', clock.now()));
  app.storage.set(
    'created',
    JSON.stringify({
      version: 1,
      created: [
        {
          kind: 'member',
          record: { uuid: 'u', name: 'Juno' },
          account: VIEWER,
          wanted: [],
          sinceMs: clock.now(),
          isRemovedUnasked: false,
          told: 0,
        },
      ],
    }),
  );

  await purgeName(app, VIEWER, 'Juno');

  expect(revisions.getState()).toEqual([]);
  expect(draftPlace(drafts, VIEWER, 'member:b').load()).toMatchObject({
    base: { name: 'Bo', description: '' },
    values: { name: 'Bo B.', description: '' },
  });
  const [group, copy] = await deviceCopies.list(VIEWER);
  expect(copy?.record).toMatchObject({
    name: 'J.',
    displayName: 'J.',
    description: null,
    pronouns: 'she',
    proxyTags: [{ prefix: 'J:', suffix: null }],
  });
  expect(copy?.memberships).toEqual(['group']);
  expect(group?.record.name).toBe('grpaaa');
  const [run] = await deviceRuns.load(VIEWER);
  expect(run && undoOf(run)).toEqual([
    { kind: 'change', of: 'member', ref: 'uuid-a', before: { pronouns: 'they' }, after: { pronouns: 'she' } },
  ]);
  expect(draftPlace(drafts, VIEWER, 'member:new').load()).toMatchObject({
    values: { name: 'Bo' },
    sent: { values: {}, twins: [], isLookedFor: true },
  });
  expect(app.storage.get(DRAFTS_KEY)).not.toMatch(/juno/i);
  expect(readCreated(app.storage, clock.now())).toEqual([]);
  const database = await openDB('frontboard');
  const rows = await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name)));
  database.close();
  expect(JSON.stringify(rows)).not.toMatch(/juno/i);
});

test('a name that another device had set is removed from the results of a run, and its reasons stay', async () => {
  const { app, clock } = await openSignedIn();
  const run = renaming('run', 'ended', clock.now());
  const operation = {
    kind: 'change',
    of: 'member',
    ref: 'uuid-a',
    before: {},
    after: { name: 'Ash' },
  } as const;
  const left = {
    name: { why: 'changed', now: 'Juno' },
    pronouns: { why: 'changed', now: 'they' },
    color: { why: 'refused', detail: 'Not for Juno' },
  } as const;
  const ends = [
    { as: 'left', left },
    { as: 'done', former: { kind: 'fields', was: {}, set: {} }, left },
    { as: 'refused', title: 'Not saved', detail: 'Juno is taken' },
  ] as const;
  const items = ends.map((end) => ({ operation, progress: { step: 'ended', end } as const }));
  await deviceRuns.add({ ...run, items });
  await purgeName(app, VIEWER, 'Juno');
  const remaining = {
    name: { why: 'changed', now: null },
    pronouns: { why: 'changed', now: 'they' },
    color: { why: 'refused', detail: '' },
  };
  const [purged] = await deviceRuns.load(VIEWER);
  expect(purged?.items.map(({ progress }) => progress)).toMatchObject([
    { end: { as: 'left', left: remaining } },
    { end: { as: 'done', left: remaining } },
    { end: { as: 'refused', title: 'Not saved', detail: '' } },
  ]);
});

test('names that only start alike stay, and so do unsent operations of a run', async () => {
  const { app, clock } = await openSignedIn();
  const junoesque = member({ name: 'Junoesque', description: 'calm' });
  await deviceCopies.put(makeRestoreCopy({ kind: 'member', record: junoesque, memberships: [] }, VIEWER, 1));
  await deviceRuns.add(renaming('going', 'paused', clock.now()));
  await purgeName(app, VIEWER, 'Juno');
  expect((await deviceCopies.list(VIEWER))[0]?.record.name).toBe('Junoesque');
  expect((await deviceRuns.load(VIEWER))[0]?.items[0]?.operation).toMatchObject({ after: { name: 'Ash' } });
});
