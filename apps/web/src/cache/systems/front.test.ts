import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { toCachedMember } from '../../persistence/documents/cached-records.ts';
import type { Front } from '../status/types.ts';
import { frontOf, hideUnlisted } from './front.ts';

function member(id: string) {
  return toCachedMember(memberFromWire(parse(wireMemberSchema, { id, name: `Name of ${id}` }), ''));
}

const front: Front = {
  state: 'fronting',
  members: [member('aaaaa'), member('bbbbb'), member('ccccc')],
  lastSwitch: '2026-01-01T00:00:00Z',
};

describe('hideUnlisted', () => {
  it('removes members that are not in the list, and keeps the others', () => {
    const { members } = hideUnlisted(front, new Set(['bbbbb']));
    expect(members[1]).toBe(front.members[1]);
    expect(JSON.stringify([members[0], members[2]])).not.toMatch(/aaaaa|ccccc|Name of/);
    expect(members[0]).toEqual(members[2]);
  });

  it('hides no member while the list is unknown', () => {
    expect(hideUnlisted(front, null)).toBe(front);
  });
});

describe('frontOf', () => {
  const nobody = { members: [], switchId: null, lastSwitch: null } as const;

  it('a known system without an answer has no switches', () => {
    expect(frontOf({ state: 'not-found', allowed: true, ...nobody }).state).toBe('never-switched');
  });

  it('distinguishes private from empty', () => {
    expect(frontOf({ state: 'private', allowed: false, ...nobody }).state).toBe('private');
  });
});
