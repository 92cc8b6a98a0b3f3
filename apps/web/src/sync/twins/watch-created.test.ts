import type { Member } from '@frontboard/model';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { checkCreated, noteCreated } from './watch-created.ts';

const NEW = { name: 'Ash', pronouns: 'any' };

/** An app of one system, and a service that makes everything as often as its requests arrive. */
async function open() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const app = openApp({ world, clock });
  async function during<T>(work: Promise<T>, ms = 500): Promise<T> {
    await clock.advance(ms);
    return work;
  }
  await during(app.session.setToken(tokenOf(0)));
  const call = { as: systemUuidOf(0) };
  /** As a browser does that repeats a request while the service is at work on the first. */
  const createRepeated = (times: number): Promise<Member> => {
    const made = Array.from({ length: times }, () => app.client.members.create(NEW, call));
    return during(
      Promise.all(made).then((all) => all[0] as Member),
      5_000,
    );
  };
  const named = (name: string) =>
    [...world.sandbox.state.members.values()].filter((row) => row.name === name).length;
  const notices = () => app.notices.getState().map(({ title }) => title);
  const listReads = () =>
    world.sandbox.requests.list().filter(({ method, path }) => method === 'GET' && path.endsWith('/members'))
      .length;
  return { app, clock, world, createRepeated, named, notices, listReads };
}

function answer(app: OpenApp): void {
  app.notices.getState().at(-1)?.action?.run();
}

test('for a record that was saved once there is no notice, and its list is read once', async () => {
  const { app, clock, createRepeated, notices, listReads } = await open();
  const record = await createRepeated(1);
  noteCreated(app, { kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
  expect(listReads()).toBe(1);
  expect(app.storage.get('created')).toBeNull();
});

test('for a record that was saved three times there is a notice, and its button removes the copies', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(3);
  expect(named('Ash')).toBe(3);
  noteCreated(app, { kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual(['PluralKit saved Ash 3 times']);
  answer(app);
  await clock.advance(10_000);
  expect(named('Ash')).toBe(1);
  expect(notices()).toContain('There is one Ash now');
});

test('what is equal by intent is no copy: there before, changed, or used', async () => {
  const { app, clock, world, createRepeated, notices } = await open();
  const record = await createRepeated(4);
  const rows = [...world.sandbox.state.members.values()].filter(
    ({ name, uuid }) => name === 'Ash' && uuid !== record.uuid,
  );
  const [older, changed, used] = rows;
  if (changed) changed.description = 'another one';
  if (used) used.message_count = 3;
  noteCreated(app, { kind: 'member', record, before: [older?.uuid ?? ''] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
});

test('two equal records that the person made one after the other are both wanted', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const first = await createRepeated(1);
  const second = await createRepeated(1);
  noteCreated(app, { kind: 'member', record: first, before: [] });
  noteCreated(app, { kind: 'member', record: second, before: [first.uuid ?? ''] });
  await clock.advance(10_000);
  expect(notices()).toEqual([]);
});

test('copies of a restored record are removed automatically, and the log says so', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { kind: 'member', record, before: [], isRemovedUnasked: true });
  await clock.advance(10_000);
  expect(named('Ash')).toBe(1);
  expect(notices()).toEqual([]);
  expect(app.log.getState().map(({ message }) => message)).toContain(
    'Removing what a repeated request had made: 1 member.',
  );
});

test('the service’s refusal to remove copies nobody asked about is an API error, for no screen waits for it', async () => {
  const { app, clock, world, createRepeated, named } = await open();
  const record = await createRepeated(2);
  world.sandbox.faults.add({
    kind: 'status',
    status: 400,
    body: { message: 'Not now.', code: 40001 },
    match: { method: 'DELETE' },
  });
  noteCreated(app, { kind: 'member', record, before: [], isRemovedUnasked: true });
  await clock.advance(20_000);
  expect(named('Ash')).toBe(2);
  expect(app.notices.getState()).toMatchObject([
    { kind: 'warning', title: 'API Error', caption: 'Not now.', count: 1 },
  ]);
});

test('the next page takes up what this one could not check', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const record = await createRepeated(2);
  app.onlineFlag.set(false);
  noteCreated(app, { kind: 'member', record, before: [] });
  await clock.advance(20_000);
  expect(notices()).toEqual([]);
  app.onlineFlag.set(true);
  void checkCreated(app);
  await clock.advance(20_000);
  expect(notices()).toContain('PluralKit saved Ash twice');
});

test('without an answer the next page asks once more, and then the copy stays', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { kind: 'member', record, before: [] });
  await clock.advance(10_000);
  for (const expected of [['PluralKit saved Ash twice'], []]) {
    for (const { id } of app.notices.getState()) app.notices.dismiss(id);
    void checkCreated(app);
    await clock.advance(10_000);
    expect(notices()).toEqual(expected);
  }
});

test('copies are found although the list is cached, and its reading is cancelled meanwhile', async () => {
  const { app, clock, createRepeated, notices } = await open();
  const listKey = [systemUuidOf(0), 'members', 'list', systemUuidOf(0)];
  app.queryClient.setQueryData<unknown>(listKey, { state: 'shared', value: [] });
  const record = await createRepeated(2);
  noteCreated(app, { kind: 'member', record, before: [] });
  for (let step = 0; step < 100; step += 1) {
    await clock.advance(100);
    await app.queryClient.cancelQueries();
  }
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
});

test('an equal record that is created after the offer is not removed by it', async () => {
  const { app, clock, createRepeated, named, notices } = await open();
  const record = await createRepeated(2);
  noteCreated(app, { kind: 'member', record, before: [] });
  await clock.advance(10_000);
  expect(notices()).toEqual(['PluralKit saved Ash twice']);
  const second = await createRepeated(1);
  noteCreated(app, { kind: 'member', record: second, before: [] });
  await clock.advance(10_000);
  answer(app);
  await clock.advance(10_000);
  expect(named('Ash')).toBe(2);
});
