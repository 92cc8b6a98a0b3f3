import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import {
  forgetAnswered,
  mayBeOutdated,
  noteAnswered,
  noteSlowest,
  putWrite,
  readSlowest,
  readWrites,
  type UnsettledWrite,
} from './write-journal.ts';

const OWN = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const NOW = Date.UTC(2026, 0, 1);
const open = () => createSafeStorage({ open: () => memoryStorage() });
const write = (overrides: Partial<UnsettledWrite> = {}): UnsettledWrite => ({
  id: 'a',
  viewer: OWN,
  touched: ['members', 'groups'],
  sinceMs: NOW,
  settleMs: 3_000,
  ...overrides,
});

test('a write makes copies outdated of anything that it touches, for its own viewer alone', () => {
  const storage = open();
  putWrite(storage, write(), NOW);
  const isOutdated = (viewer: string, touched: UnsettledWrite['touched']) =>
    mayBeOutdated(storage, { viewer, touched, atMs: NOW }, NOW);
  expect(isOutdated(OWN, ['members'])).toBe(true);
  expect(isOutdated(OWN, ['switches', 'groups'])).toBe(true);
  expect(isOutdated(OWN, ['switches'])).toBe(false);
  expect(isOutdated('another', ['members'])).toBe(false);
});

test('a write is stored beside the others, and in place of an earlier state of itself', () => {
  const storage = open();
  for (const one of [write(), write({ id: 'b' }), write({ settleMs: 9_000 })]) putWrite(storage, one, NOW);
  expect(readWrites(storage, NOW).map(({ id, settleMs }) => [id, settleMs])).toEqual([
    ['b', 3_000],
    ['a', 9_000],
  ]);
});

test('the journal has the newest two hundred writes', () => {
  const storage = open();
  for (let index = 0; index <= 200; index += 1) putWrite(storage, write({ id: `${index}` }), NOW);
  const ids = readWrites(storage, NOW).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, '1', '200']);
});

test('a journal of a version that is not known counts as empty', () => {
  const storage = open();
  putWrite(storage, write(), NOW);
  const text = storage.get('writes') ?? '';
  storage.set('writes', text.replace('"version":1', '"version":2,"slowestMs":5000'));
  expect(readWrites(storage, NOW)).toEqual([]);
  expect(readSlowest(storage)).toBe(0);
});

test('once the row of a list is deleted, its mark goes and all others stay', () => {
  const storage = open();
  putWrite(storage, write(), NOW);
  noteAnswered(storage, OWN, 'members', NOW);
  noteAnswered(storage, OWN, 'groups', NOW);
  const ids = () => readWrites(storage, NOW).map(({ id }) => id);
  forgetAnswered(storage, { viewer: OWN, list: 'members', askedAtMs: NOW - 1 }, NOW);
  expect(ids()).toHaveLength(3);
  forgetAnswered(storage, { viewer: OWN, list: 'members', askedAtMs: NOW }, NOW);
  expect(ids()).toEqual(['a', `answered ${OWN} groups`]);
});

test('how long the slowest write took is remembered without a write', () => {
  const storage = open();
  noteSlowest(storage, 4_000, NOW);
  expect(readSlowest(storage)).toBe(4_000);
  noteSlowest(storage, 0, NOW);
  expect(storage.get('writes')).toBeNull();
});
