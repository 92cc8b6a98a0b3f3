import { groupFromWire, wireGroupSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { installFakeDatabase, removeFakeDatabase } from '../../testing/fake-database.ts';
import type { OpenApp } from '../../testing/open-app.ts';
import { runOf } from '../../testing/run-items.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { deviceCopies } from '../restore/copy-store.ts';
import { makeRestoreCopy } from '../restore/restore-copy.ts';
import { deviceRuns } from '../runs/run-store.ts';
import { HELD_KEY } from './lost-rows.ts';
import { lostRowsWords as words } from './words.ts';

beforeEach(installFakeDatabase);

afterEach(() => {
  closeHouses();
  removeFakeDatabase();
});

const VIEWER = systemUuidOf(0);
const group = groupFromWire(
  parse(wireGroupSchema, { id: 'grpab', uuid: 'g1', name: 'Night' }),
  '2026-01-01T00:00:00.000Z',
);
const copy = makeRestoreCopy({ kind: 'group', record: group, memberships: [] }, VIEWER, 1);
const ended = (id: string) => runOf([], { id, viewer: VIEWER, phase: 'ended', endedAtMs: 1 });

/** The browser finds its database broken at the next start, and replaces it by an empty one. */
function loseDatabase(): void {
  removeFakeDatabase();
  installFakeDatabase();
}

const said = (app: OpenApp) => app.notices.getState().map(({ title, caption }) => [title, caption]);

test('restore copies and runs that were lost with the database are counted in a notice, once', async () => {
  const { first, open, pass } = await openHouse();
  await deviceCopies.put(copy);
  await deviceRuns.add(ended('one'));
  await deviceRuns.add(ended('other'));
  await pass(5_000);
  expect(said(first)).toEqual([]);
  first.close();
  loseDatabase();

  const next = open();
  await pass(5_000);
  const lost = `${words.runs(2)}; ${words.copies(1)}`;
  expect(said(next)).toEqual([[words.title, words.caption(lost)]]);
  expect(next.log.getState().at(-1)?.message).toContain(lost);
  next.close();
  const later = open();
  await pass(5_000);
  expect(said(later)).toEqual([]);
});

test('a switch that was not sent and was lost with the database is counted', async () => {
  const { first, online, open, pass, during } = await openHouse();
  online.set(false);
  await during(first.switchQueue.record({ members: [] }), 5_000);
  first.close();
  loseDatabase();
  const next = open();
  await pass(5_000);
  expect(said(next)).toEqual([[words.title, words.caption(words.switches(1))]]);
});

test('a first visit, a database without anything of its own and what the person has removed are not lost', async () => {
  const { first, open, pass } = await openHouse();
  await deviceCopies.put(copy);
  await pass(5_000);
  expect(first.storage.get(HELD_KEY)).toContain('"copies":1');
  await deviceCopies.remove(copy.id);
  await pass(5_000);
  first.close();
  loseDatabase();
  const next = open();
  await pass(5_000);
  expect([said(first), said(next)]).toEqual([[], []]);
});

test('a page that was closed counts nothing any more', async () => {
  const { first, pass } = await openHouse();
  await pass(5_000);
  first.close();
  const read = vi.spyOn(IDBObjectStore.prototype, 'count');
  onTestFinished(() => read.mockRestore());
  await deviceCopies.put(copy);
  await pass(5_000);
  expect(read).not.toHaveBeenCalled();
});
