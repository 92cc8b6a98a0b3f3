import { createClient } from '@frontboard/client';
import { createSandbox, type FaultRule } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRecordCache } from '../../cache/own/record-cache.ts';
import { createRunningClock } from '../../testing/running-clock.ts';
import { ownMembers, ownRecords } from '../writes/own-records.ts';
import { type Creation, createOnce } from './create-once.ts';
import { namesakesAmong } from './find-made.ts';

const POST = { method: 'POST', path: '^/v2/members$' };
const LIST = { method: 'GET', path: '/members$' };

/** The sandbox's everyday system. `stored`: what was stored before each request. */
function openHouse() {
  const clock = createRunningClock(Date.parse('2026-01-01T00:00:00Z'));
  const sandbox = createSandbox({ world: 'demo', rateLimit: false, clock });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const client = createClient({ token, clock, fetch: (request) => sandbox.fetch(request), timeoutMs: 2_000 });
  const caller = { client, viewer: 'owner', call: {} };
  const context = { caller, cache: createRecordCache(new QueryClient(), caller.viewer) };
  const own = ownRecords('member', context);
  const stored: Creation[] = [];
  return {
    stored,
    create: ownMembers(context).create,
    count: (name: string) => [...sandbox.state.members.values()].filter((row) => row.name === name).length,
    breakWith: (...rules: FaultRule[]) => sandbox.faults.replace(rules),
    posts: () => sandbox.requests.list().filter(({ method }) => method === 'POST').length,
    make: (
      fields: { readonly name: string; readonly [key: string]: string },
      earlier: Creation | null = null,
      settle: (() => Promise<void>) | null = async () => {},
    ) =>
      createOnce({
        kind: 'member',
        own,
        fields,
        earlier,
        namesakes: async () => namesakesAmong(await own.list(), fields.name),
        sending: async (creation) => void stored.push(creation),
        settle,
      }),
  };
}

test('a record whose answer was lost is found at once, and not sent again', async () => {
  const { make, breakWith, count, posts } = openHouse();
  breakWith({ kind: 'lost-answer', match: POST, times: 1 });
  expect(await make({ name: 'Moth' })).toMatchObject({ state: 'done', value: { record: { name: 'Moth' } } });
  expect([count('Moth'), posts()]).toEqual([1, 1]);
});

test('a record from before with its name is not taken for it, whatever fields are refused', async () => {
  const { make, create, count, stored } = openHouse();
  const older = await create({ name: 'Moth' });
  const fields = { name: 'Moth', pronouns: 'x'.repeat(101) };
  const outcome = await make(fields);
  expect(outcome).toMatchObject({ state: 'done', value: { left: { pronouns: { why: 'refused' } } } });
  const again = await make(fields, stored.at(-1));
  const uuidOf = ({ state, value }: { state: string; value?: { record: { uuid: string | null } } }) =>
    state === 'done' ? value?.record.uuid : null;
  expect(uuidOf(again)).toBe(uuidOf(outcome));
  expect(count('Moth')).toBe(2);
  expect(stored.map(({ before, left }) => [before, Object.keys(left)])).toEqual([
    [[older.uuid], []],
    [[older.uuid], ['pronouns']],
  ]);
});

test('a caller that comes back is asked before anything is sent again after a lost answer', async () => {
  const { make, breakWith, posts, stored } = openHouse();
  breakWith({ kind: 'drop', match: POST, times: 1 });
  expect(await make({ name: 'Moth' }, null, null)).toMatchObject({ state: 'unknown' });
  expect(posts()).toBeLessThanOrEqual(1);
  expect(await make({ name: 'Moth' }, stored.at(-1), null)).toMatchObject({ state: 'done' });
  expect(stored).toHaveLength(2);
});

test('nothing is created without the name', async () => {
  const { make, count, stored } = openHouse();
  const name = 'x'.repeat(101);
  expect(await make({ name })).toMatchObject({ state: 'refused' });
  expect([count(name), stored.length]).toEqual([0, 1]);
});

test('what an earlier attempt has created is found; if it has created nothing, all with the name are from before', async () => {
  const { make, create, count, stored } = openHouse();
  const made = await create({ name: 'Moth' });
  expect(await make({ name: 'Moth' }, { before: [], left: {} })).toMatchObject({
    state: 'done',
    value: { record: { uuid: made.uuid } },
  });
  expect([count('Moth'), stored]).toEqual([1, []]);
  const other = await create({ name: 'Moth', pronouns: 'they' });
  await make({ name: 'Moth', pronouns: 'it' }, { before: [], left: {} });
  expect(count('Moth')).toBe(3);
  expect(stored.map(({ before }) => before.toSorted())).toEqual([[made.uuid, other.uuid].toSorted()]);
});

test('while an earlier attempt can’t be checked, the outcome is unknown and nothing is sent', async () => {
  const { make, breakWith, posts } = openHouse();
  breakWith({ kind: 'drop', match: LIST });
  expect(await make({ name: 'Moth' }, { before: [], left: {} })).toMatchObject({ state: 'unknown' });
  expect(await make({ name: 'Moth' })).toMatchObject({ state: 'refused' });
  expect(posts()).toBe(0);
});
