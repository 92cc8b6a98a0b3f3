import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SwitchColumns, splicedColumns, switchColumns, type TimedSwitch } from '../src/index.ts';

const MEMBERS = ['a', 'b', 'c', 'd'];
const list = fc.array(fc.record({ atMs: fc.nat(), memberIds: fc.subarray(MEMBERS) }), {
  maxLength: 12,
}) as unknown as fc.Arbitrary<TimedSwitch[]>;

function listed({ times, offsets, who, members }: SwitchColumns) {
  return Array.from(times, (atMs, index) => ({
    atMs,
    memberIds: [...who.subarray(offsets[index], offsets[index + 1])].map((member) => members[member]),
  }));
}

it('columns are spliced like their list', () => {
  fc.assert(
    fc.property(list, list, fc.nat(12), fc.nat(12), (before, inserted, at, count) => {
      const start = Math.min(at, before.length);
      const deleteCount = Math.min(count, before.length - start);
      const spliced = splicedColumns(switchColumns(before), start, deleteCount, switchColumns(inserted));
      expect(listed(spliced)).toEqual(before.toSpliced(start, deleteCount, ...inserted));
    }),
  );
});

it('columns are made of a part of a list', () => {
  fc.assert(
    fc.property(list, fc.nat(12), (switches, at) => {
      const from = Math.min(at, switches.length);
      expect(listed(switchColumns(switches, from))).toEqual(switches.slice(from));
    }),
  );
});
