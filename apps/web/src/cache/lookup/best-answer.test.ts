import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { bestAnswer, type LookupAnswer } from './use-lookup-answers.ts';

const at = '2026-01-01T00:00:00.000Z';
const member: LookupAnswer = {
  kind: 'member',
  state: 'found',
  value: memberFromWire(parse(wireMemberSchema, { id: 'abcde', name: 'Luna' }), at),
};
const group: LookupAnswer = {
  kind: 'group',
  state: 'found',
  value: groupFromWire(parse(wireGroupSchema, { id: 'abcde', name: 'Team' }), at),
};
const noSystem: LookupAnswer = { kind: 'system', state: 'not-found' };

describe('bestAnswer', () => {
  it('is the likeliest kind that was found', () => {
    expect(bestAnswer([noSystem, member, group])).toBe(member);
  });

  it('waits for a likelier kind, so that Enter does not open the fastest answer', () => {
    expect(bestAnswer([{ kind: 'system', state: 'looking' }, member])).toBeUndefined();
  });

  it('does not wait for less likely ones', () => {
    expect(bestAnswer([noSystem, member, { kind: 'group', state: 'looking' }])).toBe(member);
  });

  it('is null when there is nothing to open', () => {
    expect(bestAnswer([noSystem, { kind: 'member', state: 'private' }])).toBeNull();
    expect(bestAnswer([])).toBeNull();
  });
});
