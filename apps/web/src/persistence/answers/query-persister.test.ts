import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createFlag } from '../../testing/fake-browser.ts';
import { createFakeClock, settle } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openDatabase } from '../database.ts';
import { type AnswerRow, writeAnswer } from './answer-rows.ts';
import { createQueryPersister, type PersistedQuery } from './query-persister.ts';

installFakeDatabase();

const UUID = '33333333-0000-4000-8000-000000000000';
const OWN: AnswerRow = { viewer: 'me', kind: 'own-members', ref: null };
const ALIAS: AnswerRow = { viewer: 'me', kind: 'system-alias', ref: 'exmpl' };
const MEMBERS: AnswerRow = { viewer: 'me', kind: 'group-members', ref: 'abcde' };
const LIST_KEY = ['members'];
const ALIAS_KEY = ['alias'];

beforeEach(async () => (await openDatabase()).clear('lists'));

/** A stored answer by the name of its row; undefined without one. */
async function storedAt(name: string, viewer = 'me'): Promise<{ value: unknown; atMs: number } | undefined> {
  await settle();
  return (await (await openDatabase()).get('lists', [viewer, name])) as never;
}

/** A page whose queries have rows by the start of their keys. Data of a query is wrapped, as answers are that may not be shared. */
function openPage({ isStoredElsewhere = false, mayBeOutdated = false } = {}) {
  const queryClient = new QueryClient();
  const clock = createFakeClock(Date.now());
  const visibility = createFlag(true);
  const rows = new Map<unknown, AnswerRow>([
    ['members', OWN],
    ['alias', ALIAS],
    ['group', MEMBERS],
  ]);
  const rowOf = ([name]: QueryKey): PersistedQuery | null => {
    const row = rows.get(name);
    const toValue = (data: unknown) => (data as { value: unknown }).value;
    return row === undefined ? null : { row, toValue, toData: (value) => ({ value }) };
  };
  const start = () => {
    const persister = createQueryPersister({
      ...{ queryClient, clock, visibility, rowOf },
      permitOf: () => () => true,
      isStoredElsewhere: () => isStoredElsewhere,
      mayBeOutdated: () => mayBeOutdated,
      onFormerDeleted: () => {},
    });
    onTestFinished(persister.dispose);
    return persister;
  };
  const arrive = (queryKey: QueryKey, value: unknown) =>
    queryClient.fetchQuery({ queryKey, queryFn: () => ({ value }) });
  const timeOf = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  return { queryClient, clock, visibility, rows, start, arrive, timeOf };
}

describe('what arrives', () => {
  test('is stored at once with its time, and a list of the own system soon after, with its last value', async () => {
    const { start, arrive, timeOf, clock } = openPage();
    start();
    await arrive(ALIAS_KEY, UUID);
    expect(await storedAt('system-alias:exmpl')).toMatchObject({ value: UUID, atMs: timeOf(ALIAS_KEY) });
    await arrive(LIST_KEY, ['first']);
    await clock.advance(1_500);
    await arrive(LIST_KEY, ['second']);
    expect(await storedAt('own-members')).toBeUndefined();
    await clock.advance(500);
    expect(await storedAt('own-members')).toMatchObject({ value: ['second'], atMs: timeOf(LIST_KEY) });
    await (await openDatabase()).clear('lists');
    await clock.advance(5_000);
    expect(await storedAt('own-members')).toBeUndefined();
    await arrive(LIST_KEY, ['third']);
    await clock.advance(2_000);
    expect(await storedAt('own-members')).toMatchObject({ value: ['third'] });
  });

  test('is not stored if it has no row', async () => {
    const { start, arrive, rows } = openPage();
    start();
    rows.delete('alias');
    await arrive(ALIAS_KEY, UUID);
    await arrive(['other'], UUID);
    await settle();
    expect(await (await openDatabase()).count('lists')).toBe(0);
  });

  test.each<[string, AnswerRow]>([
    ['of another account', { ...ALIAS, viewer: 'other' }],
    ['of another kind', { ...ALIAS, kind: 'system-record' }],
    ['of another reference', { ...ALIAS, ref: 'other' }],
  ])('is not stored if its row is one %s by the time the database is open', async (_what, next) => {
    const { start, arrive, rows, visibility } = openPage();
    await arrive(ALIAS_KEY, UUID);
    start();
    visibility.set(false);
    rows.set('alias', next);
    await settle();
    expect(await (await openDatabase()).count('lists')).toBe(0);
  });

  test('is stored by the next page too, if it was there before the page stored anything', async () => {
    const { start, arrive, clock, queryClient } = openPage();
    await arrive(ALIAS_KEY, UUID);
    await arrive(LIST_KEY, ['there']);
    await arrive(['other'], 'nothing');
    await queryClient.prefetchQuery({
      queryKey: ['group'],
      queryFn: () => Promise.reject(new Error('No.')),
      retry: false,
    });
    start();
    await clock.advance(999);
    expect(await storedAt('system-alias:exmpl')).toBeUndefined();
    await clock.advance(1);
    expect(await storedAt('system-alias:exmpl')).toMatchObject({ value: UUID });
    expect(await storedAt('own-members')).toBeUndefined();
    await clock.advance(1_000);
    expect(await storedAt('own-members')).toMatchObject({ value: ['there'] });
  });

  test('is not stored if it was looked up and another row has it, and is if it is the own', async () => {
    const { start, arrive, clock } = openPage({ isStoredElsewhere: true });
    start();
    await arrive(ALIAS_KEY, UUID);
    await arrive(LIST_KEY, ['mine']);
    await clock.advance(2_000);
    expect(await storedAt('system-alias:exmpl')).toBeUndefined();
    expect(await storedAt('own-members')).toMatchObject({ value: ['mine'] });
  });

  test('is stored at once when the page is hidden, because it may be closed, and once', async () => {
    const { start, arrive, clock, visibility } = openPage();
    start();
    await arrive(LIST_KEY, ['mine']);
    visibility.set(true);
    expect(await storedAt('own-members')).toBeUndefined();
    visibility.set(false);
    expect(await storedAt('own-members')).toMatchObject({ value: ['mine'] });
    await (await openDatabase()).clear('lists');
    await clock.advance(5_000);
    visibility.set(false);
    expect(await storedAt('own-members')).toBeUndefined();
  });

  test('is no longer stored once the page is closed, whether it waited or arrives later', async () => {
    const { start, arrive, clock, visibility } = openPage();
    await arrive(['group'], []);
    const persister = start();
    await arrive(LIST_KEY, ['mine']);
    persister.dispose();
    await arrive(ALIAS_KEY, UUID);
    visibility.set(false);
    await clock.advance(5_000);
    expect(await (await openDatabase()).count('lists')).toBe(0);
  });

  test('is no longer stored if the page is closed before the database is open', async () => {
    const { start, arrive, visibility } = openPage();
    await arrive(ALIAS_KEY, UUID);
    const persister = start();
    visibility.set(false);
    persister.dispose();
    await settle();
    expect(await (await openDatabase()).count('lists')).toBe(0);
  });

  test('is not stored if it is outdated by then, unless it is asked for again after each start anyway', async () => {
    const { start, arrive, clock, queryClient } = openPage();
    await arrive(LIST_KEY, ['old']);
    await arrive(ALIAS_KEY, UUID);
    await queryClient.invalidateQueries();
    start();
    await clock.advance(5_000);
    expect(await storedAt('own-members')).toBeUndefined();
    expect(await storedAt('system-alias:exmpl')).toMatchObject({ value: UUID });
  });
});

describe('what the service does not share', () => {
  test('deletes the former answer, and no other of the same name', async () => {
    const { start, arrive } = openPage();
    start();
    await writeAnswer({ ...MEMBERS, kind: 'member-groups' }, { atMs: 1, value: [] });
    await arrive(['group'], []);
    await arrive(ALIAS_KEY, UUID);
    expect(await storedAt('group-members:abcde')).toBeDefined();
    await arrive(['group'], null);
    expect(await storedAt('group-members:abcde')).toBeUndefined();
    expect(await storedAt('member-groups:abcde')).toBeDefined();
    expect(await storedAt('system-alias:exmpl')).toBeDefined();
  });

  test.each<AnswerRow>([ALIAS, { ...ALIAS, kind: 'system-record' }])(
    'deletes all that is stored of a system if it is the system itself ($kind)',
    async (row) => {
      const { start, arrive, rows } = openPage();
      start();
      await writeAnswer({ ...MEMBERS, kind: 'system-group-list', ref: 'exmpl' }, { atMs: 1, value: [] });
      rows.set('alias', row);
      await arrive(ALIAS_KEY, null);
      expect(await storedAt('system-group-list:exmpl')).toBeUndefined();
    },
  );
});

describe('a change by a write', () => {
  test('deletes the former list at once, and stores the new one soon after', async () => {
    const { start, arrive, clock, queryClient } = openPage();
    start();
    await arrive(LIST_KEY, ['old']);
    await clock.advance(2_000);
    queryClient.setQueryData(LIST_KEY, { value: ['new'] });
    expect(await storedAt('own-members')).toBeUndefined();
    await clock.advance(2_000);
    expect(await storedAt('own-members')).toMatchObject({ value: ['new'] });
  });

  test('with a time of its own keeps the former list until then', async () => {
    const { start, arrive, clock, queryClient } = openPage();
    start();
    await arrive(LIST_KEY, ['old']);
    await clock.advance(2_000);
    queryClient.setQueryData(LIST_KEY, { value: ['new'] }, { updatedAt: 5 });
    expect(await storedAt('own-members')).toMatchObject({ value: ['old'] });
    await clock.advance(2_000);
    expect(await storedAt('own-members')).toMatchObject({ value: ['new'], atMs: 5 });
  });

  test('of what was looked up is not stored: it was not fetched', async () => {
    const { start, queryClient } = openPage();
    start();
    queryClient.setQueryData(ALIAS_KEY, { value: UUID });
    expect(await storedAt('system-alias:exmpl')).toBeUndefined();
  });

  test('is not stored if it has no time: it was never fetched', async () => {
    const { start, clock, queryClient } = openPage();
    start();
    queryClient.setQueryData(LIST_KEY, { value: ['guess'] }, { updatedAt: 0 });
    await clock.advance(2_000);
    expect(await storedAt('own-members')).toBeUndefined();
  });
});

describe('what is restored', () => {
  const alias = { atMs: Date.now() - 60_000, value: UUID };
  const list = { atMs: Date.now() - 60_000, value: [] };

  test('has the time at which it arrived, and is not stored again', async () => {
    const { start, queryClient, timeOf, clock } = openPage();
    const persister = start();
    await writeAnswer(ALIAS, alias);
    await writeAnswer(OWN, list);
    await persister.restore([ALIAS_KEY, LIST_KEY, ['other']]);
    expect(queryClient.getQueryData(ALIAS_KEY)).toEqual({ value: UUID });
    expect(queryClient.getQueryData(LIST_KEY)).toEqual({ value: [] });
    expect([timeOf(ALIAS_KEY), timeOf(LIST_KEY)]).toEqual([alias.atMs, list.atMs]);
    await (await openDatabase()).clear('lists');
    await queryClient.invalidateQueries();
    await clock.advance(5_000);
    expect(await (await openDatabase()).count('lists')).toBe(0);
  });

  test.each([
    { mayBeOutdated: false, isListStale: false },
    { mayBeOutdated: true, isListStale: true },
  ])(
    'is asked for again, but for a list that no write has outdated ($mayBeOutdated)',
    async ({ mayBeOutdated, isListStale }) => {
      const { start, queryClient } = openPage({ mayBeOutdated });
      await writeAnswer(ALIAS, alias);
      await writeAnswer(OWN, list);
      await start().restore([ALIAS_KEY, LIST_KEY]);
      const isStale = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;
      expect([isStale(ALIAS_KEY), isStale(LIST_KEY)]).toEqual([true, isListStale]);
    },
  );

  test('does not replace what is there, or what has arrived while the device was read', async () => {
    const { start, queryClient, arrive } = openPage();
    await writeAnswer(ALIAS, alias);
    await writeAnswer(OWN, list);
    const persister = start();
    await arrive(ALIAS_KEY, 'newer');
    const restored = persister.restore([ALIAS_KEY, LIST_KEY]);
    await arrive(LIST_KEY, ['newer']);
    await restored;
    expect(queryClient.getQueryData(ALIAS_KEY)).toEqual({ value: 'newer' });
    expect(queryClient.getQueryData(LIST_KEY)).toEqual({ value: ['newer'] });
    expect(queryClient.getQueryState(LIST_KEY)?.isInvalidated).toBe(false);
  });

  test('is nothing if the account was changed while the device was read', async () => {
    const { start, queryClient, rows } = openPage();
    await writeAnswer(ALIAS, alias);
    const restored = start().restore([ALIAS_KEY]);
    rows.set('alias', { ...ALIAS, viewer: 'other' });
    await restored;
    expect(queryClient.getQueryData(ALIAS_KEY)).toBeUndefined();
  });

  test('is stored again once it has arrived anew', async () => {
    const { start, arrive } = openPage();
    const persister = start();
    await writeAnswer(ALIAS, alias);
    await persister.restore([ALIAS_KEY]);
    await arrive(ALIAS_KEY, 'another');
    expect(await storedAt('system-alias:exmpl')).toMatchObject({ value: 'another' });
  });

  test('is asked for again alone, and not with what has a longer key', async () => {
    const { start, queryClient } = openPage();
    await writeAnswer(ALIAS, alias);
    queryClient.setQueryData(['alias', 'of another'], { value: 'fresh' });
    await start().restore([ALIAS_KEY]);
    expect(queryClient.getQueryState(['alias', 'of another'])?.isInvalidated).toBe(false);
  });
});
