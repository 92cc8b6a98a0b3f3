import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleState, UUIDS } from '../../tests/example.ts';
import { createWorld } from '../seed/create-world.ts';
import { createSwitch, deleteMember, updateGroup, updateMember } from './edit.ts';
import { parseState, serialiseState } from './serialise.ts';
import { parseMicros } from './timestamp.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a stored state', () => {
  it.each(['demo', 'empty', 'crowd'] as const)('of the world %s comes back with its indexes', (name) => {
    const state = createWorld(name, { now: Date.UTC(2026, 0, 1) });
    expect(parseState(throughJson(serialiseState(state)))).toEqual(state);
  });

  it('keeps instants to the microsecond, also far ones', () => {
    const state = exampleState();
    const instants = ['0001-01-01T00:00:00.000001Z', '9999-12-31T23:59:59.999999Z'].map(parseMicros);
    for (const instant of instants) createSwitch(state, UUIDS.exmpl, instant, []);
    const read = parseState(throughJson(serialiseState(state)));
    const stored = [...read.switches.values()].map(({ timestamp }) => timestamp);
    expect(stored).toEqual(expect.arrayContaining(instants));
  });

  it('comes back after a deletion, too', () => {
    const state = exampleState();
    const member = state.members.get(UUIDS.aaaaaa);
    if (member !== undefined) deleteMember(state, member);
    expect(parseState(throughJson(serialiseState(state)))).toEqual(state);
  });

  it('keeps a member that is in a switch twice, and the order of rows that were updated', () => {
    const state = exampleState();
    const { uuid } = createSwitch(state, UUIDS.exmpl, 5n, [UUIDS.aaaaaa, UUIDS.bbbbbb, UUIDS.aaaaaa]);
    const member = state.members.get(UUIDS.aaaaaa);
    const group = state.groups.get(UUIDS.gggggg);
    if (member !== undefined) updateMember(state, member, { fields: { name: 'Zoe' }, privacy: {} });
    if (group !== undefined) updateGroup(state, group, { fields: { name: 'Zone' }, privacy: {} });
    const read = parseState(throughJson(serialiseState(state)));
    expect(read.switches.get(uuid)?.members).toEqual([UUIDS.aaaaaa, UUIDS.bbbbbb, UUIDS.aaaaaa]);
    const { membersOfSystem, groupsOfSystem } = read.index;
    expect([...(membersOfSystem.get(UUIDS.exmpl) ?? [])]).toEqual([UUIDS.bbbbbb, UUIDS.aaaaaa]);
    expect([...(groupsOfSystem.get(UUIDS.exmpl) ?? [])]).toEqual([UUIDS.hhhhhh, UUIDS.gggggg]);
  });

  it.each([
    [null, 'This is not a stored sandbox.'],
    [{ settings: {} }, 'This is not a stored sandbox.'],
    [
      { ...serialiseState(exampleState()), version: 2 },
      'The stored sandbox has version 2, this program reads 1.',
    ],
    [{ ...serialiseState(exampleState()), members: null }, 'The stored sandbox has no list "members".'],
    [{ ...serialiseState(exampleState()), members: [{}] }, 'A stored member has an unusable "uuid".'],
  ])('of another kind is refused with the reason', (value, message) => {
    expect(() => parseState(value)).toThrow(message);
  });

  it('with any value in any place is read or refused, never read in part', () => {
    const whole = serialiseState(exampleState());
    const places = Object.keys(whole);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        try {
          expect(parseState({ ...whole, [place]: value }).systems).toBeInstanceOf(Map);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});
