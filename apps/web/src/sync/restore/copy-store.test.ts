import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { deviceCopies } from './copy-store.ts';
import { makeRestoreCopy } from './restore-copy.ts';

installFakeDatabase();

const AT = '2026-01-01T00:00:00.000Z';
const member = memberFromWire(
  parse(wireMemberSchema, {
    id: 'abcef',
    uuid: 'm1',
    name: 'Luna',
    proxy_tags: [{ prefix: 'L:' }],
    later: 1,
  }),
  AT,
);
const group = groupFromWire(parse(wireGroupSchema, { id: 'grpab', uuid: 'g1', name: 'Night' }), AT);

describe('copies on the device', () => {
  it('are read back unchanged, the newest first, for each account only its own', async () => {
    const luna = makeRestoreCopy({ kind: 'member', record: member, memberships: ['g1'] }, 'one', 1);
    const night = makeRestoreCopy({ kind: 'group', record: group, memberships: ['m1', 'm2'] }, 'one', 2);
    const other = makeRestoreCopy(
      { kind: 'group', record: { ...group, uuid: null }, memberships: [] },
      'two',
      3,
    );
    for (const copy of [luna, night, other]) await deviceCopies.put(copy);
    expect(await deviceCopies.list('one')).toEqual([night, luna]);
    expect(await deviceCopies.get(luna.id)).toEqual(luna);
    await deviceCopies.remove(luna.id);
    expect(await deviceCopies.list('one')).toEqual([night]);
  });

  it('persist the progress of restoring', async () => {
    const copy = makeRestoreCopy({ kind: 'member', record: member, memberships: [] }, 'three', 1);
    for (const progress of [
      { step: 'making', twins: ['m7'] },
      { step: 'joining', uuid: 'm8', refused: ['banner'] },
    ] as const) {
      await deviceCopies.put({ ...copy, progress });
      expect(await deviceCopies.get(copy.id)).toEqual({ ...copy, progress });
    }
  });

  it('count as persisted only once they are on the disk', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await deviceCopies.put(makeRestoreCopy({ kind: 'member', record: member, memberships: [] }, 'five', 1));
    expect(opened.mock.results.map(({ value }) => value.durability)).toEqual(['strict']);
    opened.mockRestore();
  });

  it('skip rows that are not copies', async () => {
    const database = await openDatabase();
    // What another release may have written.
    await database.put('restore', { id: 'x', viewer: 'four' });
    expect(await deviceCopies.list('four')).toEqual([]);
    expect(await deviceCopies.get('x')).toBeNull();
  });
});
