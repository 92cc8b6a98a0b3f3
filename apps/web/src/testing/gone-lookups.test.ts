import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGoneLookups } from '../cache/lookup/gone-lookups.ts';
import { memberQueries } from '../cache/members/queries.ts';
import { aliasKey } from '../cache/system-keys.ts';
import { systemCaller } from '../session/caller.ts';
import { createRecentLookupsStore, remembering } from '../session/recent-lookups.ts';
import { PUBLIC } from '../session/viewer.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { makeCachedMember } from './samples.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

const SYSTEM = { id: systemIdOf(1), uuid: systemUuidOf(1) };
const MEMBER = { id: 'lunaa', uuid: '11111111-0000-4000-8000-000000000009' };
const GONE = { state: 'not-found' } as const;
const clock = createFakeClock();
let app: OpenApp;

beforeEach(() => {
  app = openApp({ world: openSmallWorld(2, clock), clock });
  app.once(createGoneLookups);
  recents().update(remembering({ kind: 'system', id: SYSTEM.id }));
  recents().update(remembering({ kind: 'member', id: MEMBER.id }));
});
afterEach(() => app.close());

function recents() {
  const { privateStorage, session } = app;
  return privateStorage.store(createRecentLookupsStore, privateStorage.of(session.getState().isStored));
}

/** The key of the query for one member. */
const memberKey = (ref: string, viewer?: string) => {
  const caller = systemCaller(app.client, app.session.getState().system, '@me');
  return memberQueries({ ...caller, ...(viewer !== undefined && { viewer }) }).detail(ref).queryKey;
};

/** An answer arrives, and what it says of the recent lookups is known. */
const arrive = async (queryKey: readonly string[], answer: unknown) => {
  app.queryClient.setQueryData(queryKey, answer);
  await clock.advance(0);
};

test('a record that is gone, or not shared, is removed, and another kind with the same id stays', async () => {
  recents().update(remembering({ kind: 'group', id: MEMBER.id }));
  await arrive(memberKey(MEMBER.id), GONE);
  await arrive(aliasKey(SYSTEM.id), { state: 'private' });
  expect(recents().getState().entries).toEqual([`group:${MEMBER.id}`]);
});

test('a record that was asked for by uuid is removed when another answer names its short id', async () => {
  await arrive(memberKey(MEMBER.id), { state: 'shared', value: makeCachedMember(MEMBER) });
  await arrive(memberKey(MEMBER.uuid), GONE);
  await arrive(aliasKey(SYSTEM.id), { state: 'shared', value: SYSTEM.uuid });
  await arrive(aliasKey(SYSTEM.uuid), GONE);
  expect(recents().getState().entries).toEqual([]);
});

test('a uuid that nothing else names removes nothing', async () => {
  await arrive(memberKey(MEMBER.uuid), GONE);
  await arrive(aliasKey('466378653216014359'), GONE);
  expect(recents().getState().entries).toEqual([`member:${MEMBER.id}`, `system:${SYSTEM.id}`]);
});

test('a member that only others are not shown stays in the recent lookups of its owner', async () => {
  const signingIn = app.session.setToken(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await signingIn;
  expect(memberKey(MEMBER.id)[0]).toBe(systemUuidOf(0));
  await arrive(memberKey(MEMBER.id, PUBLIC), { state: 'private' });
  expect(recents().getState().entries).toContain(`member:${MEMBER.id}`);
  await arrive(memberKey(MEMBER.id), GONE);
  expect(recents().getState().entries).not.toContain(`member:${MEMBER.id}`);
});
