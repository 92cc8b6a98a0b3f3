import { describe, expect, it } from 'vitest';
import { frontOf } from './front.ts';

describe('frontOf', () => {
  const nobody = { members: [], switchId: null, lastSwitch: null } as const;

  it('a known system without an answer has no switches', () => {
    expect(frontOf({ state: 'not-found', allowed: true, ...nobody }).state).toBe('never-switched');
  });

  it('distinguishes private from empty', () => {
    expect(frontOf({ state: 'private', allowed: false, ...nobody }).state).toBe('private');
  });
});
