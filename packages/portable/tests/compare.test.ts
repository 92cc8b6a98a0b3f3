import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { compareFiles, isEqualComparison } from '../src/index.ts';
import { read } from './read-value.ts';
import { recordedText } from './recorded.ts';

const id = fc.constantFrom('aaaaa', 'bbbbb', 'ccccc', 'ddddd');
const member = fc.record(
  {
    id,
    name: fc.constantFrom('Ash', 'ash', 'Birch', 'Cedar ', 'Cedar'),
    color: fc.constantFrom(null, 'FF0000', '00ff00'),
    description: fc.option(fc.string(), { nil: null }),
    keep_proxy: fc.boolean(),
    privacy: fc.constantFrom(
      null,
      { visibility: 'private' },
      { visibility: 'public', name_privacy: 'private' },
    ),
  },
  { requiredKeys: ['id', 'name'] },
);
const uniqueMembers = fc.uniqueArray(member, { selector: (one) => one.id });
const files = fc.record({
  uuid: fc.constant('one'),
  members: uniqueMembers,
  groups: fc.uniqueArray(
    fc.record({ id, name: fc.constantFrom('Trees', 'Birds'), members: fc.uniqueArray(id) }),
    { selector: (one) => one.id },
  ),
  switches: fc.array(
    fc.record({
      timestamp: fc.constantFrom('2024-01-01T00:00:00Z', '2024-01-02T00:00:00.5Z'),
      members: fc.array(id),
    }),
  ),
});

test('a file equals itself', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      expect(isEqualComparison(compareFiles(await read(file), await read(file)))).toBe(true);
    }),
  );
});

test('in reverse, additions are removals and every change is reversed', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, async (one, other) => {
      const there = compareFiles(await read(one), await read(other));
      const back = compareFiles(await read(other), await read(one));
      for (const kind of ['members', 'groups', 'switches'] as const) {
        expect(new Set<unknown>(back[kind].removed)).toEqual(new Set<unknown>(there[kind].added));
        expect(back[kind].changed).toHaveLength(there[kind].changed.length);
        expect(back[kind].equal).toBe(there[kind].equal);
      }
      const fields = there.members.changed.flatMap((change) => change.fields);
      const turned = back.members.changed.flatMap((change) => change.fields);
      const sides = (list: typeof fields, isTurned: boolean) =>
        list
          .map(({ field, before, after }) =>
            JSON.stringify(isTurned ? [field, after, before] : [field, before, after]),
          )
          .sort();
      expect(sides(turned, true)).toEqual(sides(fields, false));
    }),
  );
});

test('every record of both files is in exactly one place', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, async (one, other) => {
      const [before, after] = [await read(one), await read(other)];
      const { members } = compareFiles(before, after);
      expect(members.removed.length + members.changed.length + members.equal).toBe(before.members.length);
      expect(members.added.length + members.changed.length + members.equal).toBe(after.members.length);
    }),
  );
});

test('one changed field of a whole system is the only difference', async () => {
  const before = { ...JSON.parse(recordedText('exmpl.export')), accounts: [1] };
  const after = structuredClone(before);
  after.members[3].pronouns = 'they/them';
  after.members[4].privacy.visibility = 'private';
  after.groups[0].members.pop();
  const comparison = compareFiles(await read(before), await read(after));
  expect(comparison.members.changed.map(({ fields }) => fields)).toEqual([
    [{ field: 'pronouns', before: before.members[3].pronouns, after: 'they/them' }],
    [{ field: 'privacy.visibility', before: 'public', after: 'private' }],
  ]);
  expect(comparison.groups.changed.map(({ left, joined }) => [left.length, joined.length])).toEqual([[1, 0]]);
  expect(comparison.switches.equal).toBe(503);
  expect([comparison.system, comparison.config, comparison.switches.changed]).toEqual([[], [], []]);
});

test('an id of another system is not an identity; a name that two have is none either', async () => {
  const file = (uuid: string, name: string) => read({ uuid, members: [{ id: 'aaaaa', name }], switches: [] });
  expect(compareFiles(await file('one', 'Ash'), await file('two', 'Oak')).members).toMatchObject({
    added: [{}],
    removed: [{}],
  });
  expect(compareFiles(await file('one', 'Ash'), await file('one', 'Oak')).members.changed).toHaveLength(1);
  const twins = await read({
    members: [
      { id: '1', name: 'Alex' },
      { id: '2', name: 'Alex' },
    ],
    switches: [],
  });
  const alone = await read({ members: [{ id: '3', name: 'Alex' }], switches: [] });
  expect(compareFiles(twins, alone).members).toMatchObject({ removed: [{}, {}], added: [{}] });
});

test('a long history is compared', async () => {
  const count = inject('isLong') ? 50_000 : 2_000;
  const members = Array.from({ length: count / 20 }, (_, index) => ({
    id: `m${index}`,
    name: `Member ${index}`,
  }));
  const switches = Array.from({ length: count }, (_, index) => ({
    timestamp: new Date(1_600_000_000_000 + index * 60_000).toISOString(),
    members: [`m${index % members.length}`, `m${(index * 7) % members.length}`],
  }));
  const groups = [{ id: 'g', name: 'All', members: members.map((one) => one.id) }];
  const file = await read({ uuid: 'one', members, groups, switches });
  const other = await read({
    uuid: 'one',
    members,
    groups,
    switches: switches.with(5, { ...switches[5], members: [] } as never),
  });
  expect(compareFiles(file, other).switches).toMatchObject({
    added: [],
    removed: [],
    changed: [{ after: [] }],
    equal: count - 1,
  });
});
