import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetAnswered, mayBeOutdated, readWrites } from '../../cache/in-flight/write-journal.ts';
import { openDurableDocuments } from '../../persistence/durable/durable-documents.ts';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { accountPlace } from '../../session/account-place.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createKillableDevice } from '../../testing/killable-device.ts';
import { createWrites } from './writes.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import '../../persistence/durable/second-copies.ts';

installFakeDatabase();

const OWN = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const PATCH = { method: 'PATCH', path: '/v2/members/abcdef' } as const;

function open() {
  const clock = createFakeClock();
  const queryClient = new QueryClient();
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const openPage = () =>
    createWrites(storage, { owner: () => accountPlace(storage, OWN), queryClient, clock });
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
  const { clock, queryClient, storage, openPage } = open();
  queryClient.setQueryData([OWN, 'members', 'list', OWN], 'cached');
  const page = openPage();
  page.observe(PATCH)({ outcome: 'answered', tookMs: 4_000 });
  page.dispose();
  expect(openPage().settleMs()).toBe(page.settleMs());
  expect(page.settleMs()).toBe(12_000);
  const fast = openPage();
  for (let sent = 0; sent < 20; sent += 1) fast.observe(PATCH)({ outcome: 'answered', tookMs: 20 });
  expect(openPage().settleMs()).toBe(3_000);
  // If nothing is slow, and the device has deleted the former list, the start has nothing to load.
  forgetAnswered(storage, { viewer: OWN, list: 'members', askedAtMs: clock.now() - 1 }, clock.now());
  expect(storage.get('writes')).not.toBeNull();
  forgetAnswered(storage, { viewer: OWN, list: 'members', askedAtMs: clock.now() }, clock.now());
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

test('each write in flight makes copies outdated by itself', () => {
  const { clock, openPage, isOutdated } = open();
  const page = openPage();
  const endMember = page.observe(PATCH);
  const endGroup = page.observe({ method: 'PATCH', path: '/v2/groups/abcdef' });
  expect([isOutdated('members', clock.now()), isOutdated('groups', clock.now())]).toEqual([true, true]);
  endMember({ outcome: 'answered', tookMs: 20 });
  expect([isOutdated('members', clock.now()), isOutdated('groups', clock.now())]).toEqual([false, true]);
  endGroup({ outcome: 'answered', tookMs: 20 });
  expect(isOutdated('groups', clock.now())).toBe(false);
});

test('a lost write settles from its end, not from when it was sent, and the page asks again then', async () => {
  const { clock, queryClient, openPage, isOutdated, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const end = openPage().observe(PATCH);
  await clock.advance(10_000);
  end({ outcome: 'lost', tookMs: 10_000 });
  queryClient.setQueryData(key, 'from before');
  await clock.advance(2_999);
  expect([isOutdated('members', clock.now()), isStale(key)]).toEqual([true, false]);
  await clock.advance(1);
  expect([isOutdated('members', clock.now()), isStale(key)]).toEqual([false, true]);
});

test('a page that is left asks for nothing any more', async () => {
  const { clock, queryClient, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const page = openPage();
  page.observe(PATCH)({ outcome: 'lost', tookMs: 20 });
  page.dispose();
  queryClient.setQueryData(key, 'from before');
  await clock.advance(10_000);
  expect(isStale(key)).toBe(false);
});

test('a page does not take its own writes for those of another tab', async () => {
  const { clock, queryClient, storage, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  queryClient.setQueryData(key, 'changed here');
  const page = openPage();
  const end = page.observe(PATCH);
  page.takeJournal(storage.get('writes'));
  end({ outcome: 'answered', tookMs: 20 });
  page.takeJournal(storage.get('writes'));
  await clock.advance(10_000);
  expect(isStale(key)).toBe(false);
});

test('of two writes of another tab, the one that is answered is not taken for the other', () => {
  const { queryClient, storage, openPage, isStale } = open();
  const keys = ['members', 'groups'].map((resource) => [OWN, resource, 'list', OWN]);
  for (const key of keys) queryClient.setQueryData(key, 'from before');
  const [here, other] = [openPage(), openPage()];
  const endMember = other.observe(PATCH);
  other.observe({ method: 'PATCH', path: '/v2/groups/abcdef' });
  here.takeJournal(storage.get('writes'));
  endMember({ outcome: 'answered', tookMs: 20 });
  here.takeJournal(storage.get('writes'));
  expect(keys.map((key) => isStale(key))).toEqual([true, false]);
});

test('a write of another tab that loses its answer settles from then on', async () => {
  const { clock, queryClient, storage, openPage, isStale } = open();
  const key = [OWN, 'members', 'list', OWN];
  const [here, other] = [openPage(), openPage()];
  const end = other.observe(PATCH);
  other.dispose();
  here.takeJournal(storage.get('writes'));
  await clock.advance(1_000);
  queryClient.setQueryData(key, 'from before');
  // Another write of that tab, too, which changes nothing for the first.
  here.takeJournal(storage.get('writes'));
  end({ outcome: 'lost', tookMs: 1_000 });
  other.dispose();
  here.takeJournal(storage.get('writes'));
  await clock.advance(2_999);
  expect(isStale(key)).toBe(false);
  await clock.advance(1);
  expect(isStale(key)).toBe(true);
});

test('what is shown is fetched once after writes of another tab, also after later ones', async () => {
  const { clock, queryClient, storage, openPage } = open();
  const key = [OWN, 'members', 'list', OWN];
  let fetched = 0;
  const queryFn = () => {
    fetched += 1;
    return `answer ${fetched}`;
  };
  const stop = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  const [here, other] = [openPage(), openPage()];
  await clock.advance(0);
  for (const expected of [2, 3]) {
    const end = other.observe(PATCH);
    here.takeJournal(storage.get('writes'));
    end({ outcome: 'answered', tookMs: 20 });
    here.takeJournal(storage.get('writes'));
    await clock.advance(999);
    expect(fetched).toBe(expected - 1);
    await clock.advance(1);
    expect(fetched).toBe(expected);
  }
  stop();
});

test('switches of another tab are told by that tab itself', async () => {
  const { clock, queryClient, storage, openPage, isStale } = open();
  const key = [OWN, 'switches', 'newest'];
  queryClient.setQueryData(key, 'as that tab told');
  const [here, other] = [openPage(), openPage()];
  const end = other.observe({ method: 'POST', path: '/v2/systems/@me/switches' });
  here.takeJournal(storage.get('writes'));
  end({ outcome: 'answered', tookMs: 20 });
  here.takeJournal(storage.get('writes'));
  await clock.advance(1_500);
  expect(isStale(key)).toBe(false);
});

test('of answered writes only those to lists stay in the journal', async () => {
  const { clock, storage, openPage, isOutdated } = open();
  const page = openPage();
  page.observe({ method: 'PATCH', path: '/v2/systems/@me' })({ outcome: 'answered', tookMs: 20 });
  expect(storage.get('writes')).toBeNull();
  const beforeMs = clock.now();
  await clock.advance(1);
  page.observe({ method: 'POST', path: '/v2/groups' })({ outcome: 'answered', tookMs: 20 });
  expect(isOutdated('groups', beforeMs)).toBe(true);
});

test('without an account nothing is stored, and the time of a write counts all the same', () => {
  const { clock, queryClient, storage } = open();
  const page = createWrites(storage, { owner: () => null, queryClient, clock });
  page.observe(PATCH)({ outcome: 'answered', tookMs: 4_000 });
  expect(storage.get('writes')).toBeNull();
  expect(page.settleMs()).toBe(12_000);
});

test('a write that ended long enough ago is settled at once', async () => {
  const { clock, openPage } = open();
  const page = openPage();
  await page.settle(clock.now() - 3_000);
  await page.settle(clock.now() - 60_000);
});

test('a write that the killed browser had not committed is known again beside those since, and what it touches is fetched again', async () => {
  await emptyDatabase();
  const clock = createFakeClock();
  const device = createKillableDevice();
  const openPage = () => {
    const queryClient = new QueryClient();
    const documents = openDurableDocuments(device.origin().openStorage(), { clock, except: [] });
    const { storage } = documents;
    const writes = createWrites(storage, { owner: () => accountPlace(storage, OWN), queryClient, clock });
    const isOutdated = (touched: 'members' | 'groups') =>
      mayBeOutdated(storage, { viewer: OWN, touched: [touched], atMs: clock.now() }, clock.now());
    return { documents, queryClient, writes, isOutdated };
  };
  const first = openPage();
  first.writes.observe(PATCH);
  await clock.advance(1_000);
  first.writes.dispose();
  first.documents.dispose();
  device.kill();

  const { documents, queryClient, writes, isOutdated } = openPage();
  writes.observe({ method: 'PATCH', path: '/v2/groups/abcdef' });
  expect([isOutdated('members'), isOutdated('groups')]).toEqual([false, true]);
  await documents.load();
  expect([isOutdated('members'), isOutdated('groups')]).toEqual([true, true]);
  const key = [OWN, 'members', 'list', OWN];
  queryClient.setQueryData(key, 'from before');
  await clock.advance(2_000);
  expect(isOutdated('members')).toBe(false);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  writes.dispose();
  documents.dispose();
});
