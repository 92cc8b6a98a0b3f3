import { describe, expect, it } from 'vitest';
import { ScopeMemory } from './scope-memory.ts';

const read = { method: 'GET', entity: '/members/abcdef', own: false, token: 'T' };

describe('the bucket a request will be counted in', () => {
  it.each([
    ['a read of another', { ...read, token: null }, ['generic_get']],
    ["a read of what is known to be another's", read, ['generic_get']],
    ['a read of the own system', { ...read, own: true }, ['own_system_get']],
    ['a write to the own system', { ...read, method: 'PATCH', own: true }, ['own_system_update']],
    [
      'making a member, whose path names nothing',
      { ...read, method: 'POST', entity: null },
      ['generic_update'],
    ],
    [
      'making a member for whichever system the token is of',
      { ...read, method: 'POST', entity: null, own: null },
      ['generic_update'],
    ],
    ['a read of the own system without the token', { ...read, own: true, token: null }, ['generic_get']],
    ['a read of a member of anybody', { ...read, own: null }, ['generic_get', 'own_system_get']],
  ])('of %s is foretold', (_, question, expected) => {
    expect(new ScopeMemory().foretell(question)).toEqual(expected);
  });

  it('is learned from answers for each thing, and unlearned', () => {
    const memory = new ScopeMemory();
    memory.learn({ ...read, own: null, method: 'PATCH' }, 'own_system_update');
    expect(memory.foretell({ ...read, own: null })).toEqual(['own_system_get']);
    expect(memory.foretell({ ...read, own: null, token: null })).toEqual(['generic_get']);
    memory.learn({ ...read, own: null }, 'generic_get');
    expect(memory.foretell({ ...read, own: null })).toEqual(['generic_get']);
  });

  it('is assumed to be that of the last record', () => {
    const memory = new ScopeMemory();
    memory.learn({ ...read, own: null }, 'own_system_get');
    const next = { ...read, own: null, entity: '/members/ghijkl' };
    expect(memory.foretell(next)).toEqual(['own_system_get', 'generic_get']);
  });

  it("is not learned from an answer without a token, to which everything is another's", () => {
    const memory = new ScopeMemory();
    memory.learn({ ...read, own: null, token: null }, 'generic_get');
    expect(memory.foretell({ ...read, own: null })).toEqual(['generic_get', 'own_system_get']);
  });

  it('of an unknown record is not guessed from a record that was known', () => {
    const memory = new ScopeMemory();
    memory.learn({ ...read, own: true }, 'own_system_get');
    const next = { ...read, own: null, entity: '/members/ghijkl' };
    expect(memory.foretell(next)).toEqual(['generic_get', 'own_system_get']);
  });

  it('is forgotten with the token', () => {
    const memory = new ScopeMemory();
    memory.learn(read, 'own_system_get');
    memory.forgetOwn();
    expect(memory.foretell(read)).toEqual(['generic_get']);
  });

  it('follows a service with its own names of buckets', () => {
    const memory = new ScopeMemory();
    memory.learn(read, 'token2');
    expect(memory.foretell({ ...read, own: null, entity: '/members/others' })).toEqual(['token2']);
    expect(memory.foretell({ ...read, method: 'PATCH' })).toEqual(['generic_update']);
  });

  it('has a bounded memory', () => {
    const memory = new ScopeMemory();
    for (let index = 0; index <= 500; index += 1) {
      memory.learn({ ...read, entity: `/members/${index}` }, 'own_system_get');
    }
    expect(memory.foretell({ ...read, entity: '/members/0' })).toEqual(['generic_get']);
    expect(memory.foretell({ ...read, entity: '/members/1' })).toEqual(['own_system_get']);
  });

  it('forgets first what it has not met for longest', () => {
    const memory = new ScopeMemory();
    for (let index = 0; index < 500; index += 1) {
      memory.learn({ ...read, entity: `/members/${index}` }, 'own_system_get');
    }
    memory.learn({ ...read, entity: '/members/0' }, 'own_system_get');
    memory.learn({ ...read, entity: '/members/500' }, 'own_system_get');
    expect(memory.foretell({ ...read, entity: '/members/0' })).toEqual(['own_system_get']);
    expect(memory.foretell({ ...read, entity: '/members/1' })).toEqual(['generic_get']);
  });
});
