import type { Group, Member } from '@frontboard/model';
import { brandId, groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Shared } from '../shared.ts';
import { createRecordCache } from './record-cache.ts';

const OWNER = 'owner-uuid';
const AT = '2026-01-01T00:00:00.000Z';

function makeMember(uuid: string, name: string): Member {
  return memberFromWire(parse(wireMemberSchema, { id: 'abcef', uuid, name }), AT);
}

function makeGroup(uuid: string, name: string, members?: readonly string[]): Group {
  return groupFromWire(parse(wireGroupSchema, { id: 'grpab', uuid, name, members }), AT);
}

function open() {
  const queryClient = new QueryClient();
  const put = (key: readonly unknown[], value: unknown) =>
    queryClient.setQueryData(key, { state: 'shared', value });
  const read = <T>(key: readonly unknown[]) => queryClient.getQueryData<Shared<T>>(key);
  return { queryClient, put, read, cache: createRecordCache(queryClient, OWNER) };
}

const MEMBERS = [OWNER, 'members', 'list', 'sys'];
const GROUPS = [OWNER, 'groups', 'list', 'sys'];

describe('createRecordCache', () => {
  it('puts a changed member into every list and the open page, and a new one only into the list', () => {
    const { put, read, cache } = open();
    put(MEMBERS, [makeMember('m1', 'Luna')]);
    put([OWNER, 'members', 'of-group', 'g1'], [makeMember('m1', 'Luna')]);
    put([OWNER, 'members', 'detail', 'abcef'], makeMember('m1', 'Luna'));
    cache.putMember(makeMember('m1', 'Luna Mae'));
    cache.putMember(makeMember('m2', 'Ash'));
    expect(read<Member[]>(MEMBERS)).toMatchObject({ value: [{ name: 'Luna Mae' }, { name: 'Ash' }] });
    expect(read([OWNER, 'members', 'of-group', 'g1'])).toMatchObject({ value: [{ name: 'Luna Mae' }] });
    expect(read([OWNER, 'members', 'detail', 'abcef'])).toMatchObject({ value: { name: 'Luna Mae' } });
  });

  it('takes a deleted member out of lists and groups, and its page says that it is gone', () => {
    const { put, read, cache } = open();
    put(MEMBERS, [makeMember('m1', 'Luna'), makeMember('m2', 'Ash')]);
    put(GROUPS, [makeGroup('g1', 'Night', ['m1', 'm2'])]);
    put([OWNER, 'members', 'detail', 'm1'], makeMember('m1', 'Luna'));
    cache.dropMember('m1');
    expect(read(MEMBERS)).toMatchObject({ value: [{ uuid: 'm2' }] });
    expect(read(GROUPS)).toMatchObject({ value: [{ memberRefs: ['m2'] }] });
    expect(read([OWNER, 'members', 'detail', 'm1'])).toEqual({ state: 'not-found' });
  });

  it('keeps the members of a group where the answer to a change came without them', () => {
    const { put, read, cache } = open();
    put(GROUPS, [makeGroup('g1', 'Night', ['m1'])]);
    cache.putGroup(makeGroup('g1', 'Late night'));
    cache.putGroup(makeGroup('g2', 'Day'));
    expect(read(GROUPS)).toMatchObject({
      value: [
        { name: 'Late night', memberRefs: ['m1'] },
        { name: 'Day', memberRefs: [] },
      ],
    });
  });

  it('shows a change of membership in the groups, each member once', () => {
    const { put, read, cache } = open();
    const [m1, m2] = makeGroup('g', 'x', ['m1', 'm2']).memberRefs ?? [];
    const groups = [brandId('GroupRef', 'g1')];
    put(GROUPS, [makeGroup('g1', 'Night', ['m1']), makeGroup('g2', 'Day', [])]);
    if (!m1 || !m2) throw new Error('the samples have members');
    cache.changeMembership({ members: [m1, m2], groups, isIn: true });
    expect(read(GROUPS)).toMatchObject({ value: [{ memberRefs: ['m1', 'm2'] }, { memberRefs: [] }] });
    cache.changeMembership({ members: [m1], groups, isIn: false });
    expect(read(GROUPS)).toMatchObject({ value: [{ memberRefs: ['m2'] }, { memberRefs: [] }] });
  });

  it('does not change the cache of other viewers, and fetches it again', () => {
    const { put, read, queryClient, cache } = open();
    put(['public', 'members', 'list', 'sys'], [makeMember('m1', 'Luna')]);
    cache.putMember(makeMember('m1', 'Luna Mae'));
    expect(read(['public', 'members', 'list', 'sys'])).toMatchObject({ value: [{ name: 'Luna' }] });
    expect(queryClient.getQueryState(['public', 'members', 'list', 'sys'])?.isInvalidated).toBe(true);
  });

  it('a list that was stale before a change stays stale', async () => {
    const { queryClient, put, cache } = open();
    put(MEMBERS, [makeMember('m1', 'Luna')]);
    await queryClient.invalidateQueries({ queryKey: MEMBERS });
    cache.putMember(makeMember('m2', 'Ash'));
    expect(queryClient.getQueryState(MEMBERS)?.isInvalidated).toBe(true);
    put(GROUPS, [makeGroup('g1', 'Night', [])]);
    cache.dropGroup('g1');
    expect(queryClient.getQueryState(GROUPS)?.isInvalidated).toBe(false);
  });

  it('adds a member who was deleted in the meantime to no group', () => {
    const { put, read, cache } = open();
    put(MEMBERS, [makeMember('m1', 'Luna'), makeMember('m2', 'Ash')]);
    put(GROUPS, [makeGroup('g1', 'Night', [])]);
    cache.dropMember('m2');
    const members = ['m1', 'm2'].map((uuid) => brandId('MemberRef', uuid));
    cache.changeMembership({ members, groups: [brandId('GroupRef', 'g1')], isIn: true });
    expect(read<Group[]>(GROUPS)).toMatchObject({ value: [{ memberRefs: ['m1'] }] });
  });
});
