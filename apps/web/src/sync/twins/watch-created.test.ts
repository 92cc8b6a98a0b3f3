import type { Member } from '@frontboard/model';
import { expect, test } from 'vitest';
import { activePlace } from '../../session/active-place.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
import '../records/left-creations.ts';
import { readCreated } from './created-journal.ts';
import { checkCreated, keepTwins, noteCreated } from './watch-created.ts';

const NEW = { name: 'Ash', pronouns: 'any' };

/** An app of one system, and a service that creates everything as often as its requests arrive. */
async function open() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const origin = createOrigin();
  const app = openApp({ world, clock, origin });
  async function during<T>(work: Promise<T>, ms = 500): Promise<T> {
    await clock.advance(ms);
    return work;
  }
  await during(app.session.setToken(tokenOf(0)));
  const call = { as: systemUuidOf(0) };
  /** As a browser that repeats a request while the service works on the first. */
  const createRepeated = (times: number): Promise<Member> => {
    const made = Array.from({ length: times }, () => app.client.members.create(NEW, call));
    return during(
      Promise.all(made).then((all) => all[0] as Member),
      5_000,
    );
  };
  const named = (name: string) =>
    [...world.sandbox.state.members.values()].filter((row) => row.name === name).length;
  const notices = (page = app) => page.notices.getState().map(({ title }) => title);
  /** The app as it is opened after this page, on a screen that asks for no list. */
  const openNext = async () => {
    app.close();
    const next = openApp({ world, clock, origin });
    await clock.advance(20_000);
    return next;
  };
  const listReads = () =>
    world.sandbox.requests.list().filter(({ method, path }) => method === 'GET' && path.endsWith('/members'))
      .length;
  return { app, clock, world, createRepeated, named, notices, listReads, openNext };
}

function answer(app: OpenApp): void {
  app.notices.getState().at(-1)?.action?.run();
}

test('for a record that was saved once there is no notice, and its list is read once', async () => {
  const { app, clock, createRepeated, notices, listReads } = await open();
  const record = await createRepeated(1);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
  expect(listReads()).toBe(1);
  expect(app.storage.get('created')).toBeNull();
});

test('for a record that was saved three times there is a notice, and its button removes the copies', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(3);
  expect(named('Ash')).toBe(3);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual(['PluralKit saved Ash 3 times']);
  answer(app);
  await clock.advance(10_000);
  expect(named('Ash')).toBe(1);
  expect(notices()).toContain('There is one Ash now');
});

test('private copies are not forgotten while PluralKit does not know the token', async () => {
  const { app, clock, world, createRepeated } = await open();
  const record = await createRepeated(2);
  for (const row of world.sandbox.state.members.values()) row.privacy.visibility = 'private';
  // It then shows what everyone sees of the system.
  world.sandbox.state.tokens.clear();
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(app.storage.get('created')).not.toBeNull();
});

test('a record that is intentionally equal is not a copy: an earlier, changed or used one', async () => {
  const { app, clock, world, createRepeated, notices } = await open();
  const record = await createRepeated(4);
  const rows = [...world.sandbox.state.members.values()].filter(
    ({ name, uuid }) => name === 'Ash' && uuid !== record.uuid,
  );
  const [older, changed, used] = rows;
  if (changed) changed.description = 'another one';
  if (used) used.message_count = 3;
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [older?.uuid ?? ''] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
});

test('two equal records that the person made one after the other are both wanted', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const first = await createRepeated(1);
  const second = await createRepeated(1);
  noteCreated(app, { place: activePlace(app), kind: 'member', record: first, before: [] });
  noteCreated(app, { place: activePlace(app), kind: 'member', record: second, before: [first.uuid ?? ''] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
});

test('copies of a restored record are removed automatically, and the log says so', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [], isRemovedUnasked: true });
  await clock.advance(10_000);
  expect(named('Ash')).toBe(1);
  expect(notices()).toEqual([]);
  expect(app.log.getState().map(({ message }) => message)).toContain(
    'Removing what a repeated request had made: 1 member.',
  );
});

test('the service’s refusal to remove copies without a question is shown as an API error, because no screen waits for it', async () => {
  const { app, clock, world, createRepeated, named } = await open();
  const record = await createRepeated(2);
  world.sandbox.faults.add({
    kind: 'status',
    status: 400,
    body: { message: 'Not now.', code: 40001 },
    match: { method: 'DELETE' },
  });
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [], isRemovedUnasked: true });
  await clock.advance(20_000);
  expect(named('Ash')).toBe(2);
  expect(app.notices.getState()).toMatchObject([
    { kind: 'warning', title: 'API Error', caption: 'Not now.', count: 1 },
  ]);
});

test('the next page continues the checks that this one could not make', async () => {
  const { app, clock, createRepeated, notices, openNext } = await open();
  const record = await createRepeated(2);
  app.onlineFlag.set(false);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(20_000);
  expect(notices()).toEqual([]);
  expect(notices(await openNext())).toEqual(['PluralKit saved Ash twice']);
});

test('what could not be checked offline is checked in the same page once the device is online', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const record = await createRepeated(2);
  app.onlineFlag.set(false);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(120_000);
  expect(notices()).toEqual([]);
  app.onlineFlag.set(true);
  await clock.advance(1_000);
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
});

test('while the service can’t be read, the check is repeated until it works, less and less often', async () => {
  const { app, clock, world, createRepeated, notices, listReads } = await open();
  const record = await createRepeated(2);
  world.sandbox.faults.add({ kind: 'status', status: 503, match: { method: 'GET', path: '/members$' } });
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(600_000);
  const reads = listReads();
  expect(reads).toBeGreaterThan(4);
  await clock.advance(600_000);
  expect(listReads() - reads).toBeLessThan(reads);
  expect(notices()).toEqual([]);
  world.sandbox.faults.replace([]);
  await clock.advance(300_000);
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
});

test('a creation whose page closed before its answer is checked once by the next page, on any screen', async () => {
  const { app, clock, createRepeated, named, notices, listReads, openNext } = await open();
  await createRepeated(2);
  const drafts = app.privateStorage.store(createDraftsStore, app.storage);
  const sent = { values: NEW, twins: [], patch: NEW };
  draftPlace(drafts, systemUuidOf(0), 'member:new').save({ base: {}, values: NEW, atMs: clock.now(), sent });
  const next = await openNext();
  expect(notices(next)).toEqual(['PluralKit saved Ash twice']);
  answer(next);
  await clock.advance(10_000);
  expect(named('Ash')).toBe(1);
  // Its form shows the outcome.
  const left = next.privateStorage.store(createDraftsStore, next.storage).getState()[systemUuidOf(0)];
  expect(left).toMatchObject({ 'member:new': { values: NEW, sent } });
  const reads = listReads();
  next.close();
  await openNext();
  expect(listReads()).toBe(reads);
});

test('without an answer the next page asks again, and then it stays known until it is answered', async () => {
  const { app, clock, createRepeated, openNext, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(10_000);
  for (const expected of [['PluralKit saved Ash twice'], []]) {
    const next = await openNext();
    expect(notices(next)).toEqual(expected);
    const place = activePlace(next);
    await clock.advance(8 * 24 * 3_600_000);
    const [known] = readCreated(place, clock.now());
    expect(known?.record.uuid).toBe(record.uuid);
    if (expected.length === 0 && known !== undefined) keepTwins(next, place, known);
    expect(readCreated(place, clock.now())).toHaveLength(expected.length);
    next.close();
  }
});

test('what the page has created before it looks for what earlier pages have left is asked about once', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  void checkCreated(app);
  await clock.advance(10_000);
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
});

test('copies are found although the list is cached, and its reading is cancelled in the meantime', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const listKey = [systemUuidOf(0), 'members', 'list', systemUuidOf(0)];
  app.queryClient.setQueryData<unknown>(listKey, { state: 'shared', value: [] });
  const record = await createRepeated(2);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  for (let step = 0; step < 100; step += 1) {
    await clock.advance(100);
    await app.queryClient.cancelQueries();
  }
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
});

test('an equal record that is created after the offer is not removed by it', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { place: activePlace(app), kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
  const second = await createRepeated(1);
  noteCreated(app, { place: activePlace(app), kind: 'member', record: second, before: [] });
  await clock.advance(10_000);
  answer(app);
  await clock.advance(10_000);
  expect(named('Ash')).toBe(2);
});
