import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mayBeOutdated, readWrites } from '../../cache/in-flight/write-journal.ts';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createWrites } from './writes.ts';

const OWN = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const PATCH = { method: 'PATCH', path: '/v2/members/abcdef' } as const;

function open() {
  const clock = createFakeClock();
  const queryClient = new QueryClient();
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const openPage = () =>
    createWrites(storage, { owner: () => ({ viewer: OWN, storage }), queryClient, clock });
  const isOutdated = (touched: 'members' | 'groups', atMs: number) =>
    mayBeOutdated(storage, { viewer: OWN, touched: [touched], atMs }, clock.now());
  const isStale = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  return { clock, queryClient, storage, openPage, isOutdated, isStale };
}

test('a write in flight makes copies of what it touches outdated until it is answered', () => {
  const { clock, openPage, isOutdated } = open();
  const end = openPage().observe(PATCH);
  expect(isOutdated('members', clock.now())).toBe(true);
  expect(isOutdated('groups', clock.now())).toBe(false);
  end({ outcome: 'answered', tookMs: 20 });
  expect(isOutdated('members', clock.now())).toBe(false);
});

test('after a lost answer, copies count as outdated until the write has settled', async () => {
  const { clock, openPage, isOutdated } = open();
  openPage().observe(PATCH)({ outcome: 'lost', tookMs: 20 });
  const lostAtMs = clock.now();
  await clock.advance(2_999);
  expect(isOutdated('members', clock.now())).toBe(true);
  await clock.advance(1);
  expect(isOutdated('members', clock.now())).toBe(false);
  expect(isOutdated('members', lostAtMs + 2_999)).toBe(true);
});

test('answers touched by a lost write are fetched again once it has settled, also by the next page', async () => {
  const { clock, queryClient, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const page = openPage();
  page.observe(PATCH);
  page.dispose();
  openPage();
  queryClient.setQueryData(key, 'from before');
  await clock.advance(2_999);
  expect(isStale(key)).toBe(false);
  await clock.advance(1);
  expect(isStale(key)).toBe(true);
});

test('answers touched by writes of another tab are fetched again once, after they are answered', async () => {
  const { clock, queryClient, storage, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const [here, other] = [openPage(), openPage()];
  queryClient.setQueryData(key, 'from before');
  for (const _write of ['one', 'two']) {
    const end = other.observe(PATCH);
    here.takeJournal(storage.get('writes'));
    end({ outcome: 'answered', tookMs: 20 });
    here.takeJournal(storage.get('writes'));
  }
  // At once: until it is fetched again, nothing of it may be persisted.
  expect(isStale(key)).toBe(true);
  queryClient.setQueryData(key, 'changed here');
  await clock.advance(999);
  expect(isStale(key)).toBe(false);
  await clock.advance(1);
  expect(isStale(key)).toBe(true);
  queryClient.setQueryData(key, 'asked for again');
  await clock.advance(60_000);
  expect(isStale(key)).toBe(false);
});

test('answers touched by a lost write of another tab are fetched again once it has settled', async () => {
  const { clock, queryClient, storage, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const [here, other] = [openPage(), openPage()];
  other.observe(PATCH)({ outcome: 'lost', tookMs: 20 });
  other.dispose();
  here.takeJournal(storage.get('writes'));
  queryClient.setQueryData(key, 'from before');
  await clock.advance(2_999);
  expect(isStale(key)).toBe(false);
  await clock.advance(1);
  expect(isStale(key)).toBe(true);
});

test('the journal forgets a write once no earlier copy can be fresh', async () => {
  const { clock, storage, openPage } = open();
  openPage().observe(PATCH)({ outcome: 'lost', tookMs: 20 });
  await clock.advance(302_999);
  expect(readWrites(storage, clock.now())).toHaveLength(1);
  await clock.advance(1);
  expect(readWrites(storage, clock.now())).toHaveLength(0);
});

test('an answered write without a cached list stays in the journal until no earlier copy can be fresh', async () => {
  const { clock, queryClient, storage, openPage, isOutdated, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const page = openPage();
  const beforeMs = clock.now();
  await clock.advance(1);
  for (const _write of ['one', 'two']) page.observe(PATCH)({ outcome: 'answered', tookMs: 20 });
  expect(readWrites(storage, clock.now())).toHaveLength(1);
  expect(isOutdated('members', beforeMs)).toBe(true);
  expect(isOutdated('members', clock.now())).toBe(false);
  // No write is in flight: what is cached in another page stays.
  queryClient.setQueryData(key, 'fetched since');
  openPage();
  await clock.advance(10_000);
  expect(isStale(key)).toBe(false);
  await clock.advance(290_000);
  openPage();
  expect(storage.get('writes')).toBeNull();
});

test('the next page waits as long for a write to settle as this one', () => {
  const { queryClient, storage, openPage } = open();
  queryClient.setQueryData([OWN, 'members', 'list', OWN], 'cached');
  const page = openPage();
  page.observe(PATCH)({ outcome: 'answered', tookMs: 4_000 });
  page.dispose();
  expect(openPage().settleMs()).toBe(page.settleMs());
  expect(page.settleMs()).toBe(12_000);
  const fast = openPage();
  for (let sent = 0; sent < 20; sent += 1) fast.observe(PATCH)({ outcome: 'answered', tookMs: 20 });
  expect(openPage().settleMs()).toBe(3_000);
  // If nothing is slow, the start has nothing to load.
  expect(storage.get('writes')).toBeNull();
});

test('a journal of an earlier release, without the time of the slowest write, is read', () => {
  const { clock, storage, openPage } = open();
  const write = { id: 'a', account: OWN, touched: ['members'], sinceMs: clock.now(), settleMs: 3_000 };
  storage.set('writes', JSON.stringify({ version: 1, writes: [write] }));
  expect(openPage().settleMs()).toBe(3_000);
  expect(readWrites(storage, clock.now())).toHaveLength(1);
});

test('a journal that cannot be read counts as empty', () => {
  const { clock, storage, isOutdated } = open();
  storage.set('writes', '{"version":1,"writes":[{"id":7}]}');
  expect(isOutdated('members', clock.now())).toBe(false);
});

test('the longer writes take, the longer a lost one may still be running', async () => {
  const { clock, openPage } = open();
  const page = openPage();
  expect(page.settleMs()).toBe(3_000);
  page.observe(PATCH)({ outcome: 'answered', tookMs: 4_000 });
  expect(page.settleMs()).toBe(12_000);
  page.observe(PATCH)({ outcome: 'answered', tookMs: 50_000 });
  expect(page.settleMs()).toBe(60_000);
  let isSettled = false;
  void page.settle(clock.now() - 50_000).then(() => {
    isSettled = true;
  });
  await clock.advance(9_999);
  expect(isSettled).toBe(false);
  await clock.advance(1);
  expect(isSettled).toBe(true);
});
