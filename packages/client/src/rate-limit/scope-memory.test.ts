import { describe, expect, it } from 'vitest';
import { ScopeMemory } from './scope-memory.ts';

const read = { method: 'GET', entity: '/members/abcdef', own: false, token: 'T' };

describe('the bucket a request will be counted in', () => {
  it.each([
    ['a read of another', { ...read, token: null }, 'generic_get'],
    ['a read of the own system', { ...read, own: true }, 'own_system_get'],
    ['a write to the own system', { ...read, method: 'PATCH', own: true }, 'own_system_update'],
    [
      'making a member, whose path names nothing',
      { ...read, method: 'POST', entity: null },
      'generic_update',
    ],
    ['a read of the own system without the token', { ...read, own: true, token: null }, 'generic_get'],
  ])('of %s is foretold', (_, question, expected) => {
    expect(new ScopeMemory().foretell(question)).toBe(expected);
  });

  it('is learned from answers for a member of the own system, and unlearned', () => {
    const memory = new ScopeMemory();
    memory.learn({ ...read, method: 'PATCH' }, 'own_system_update');
    expect(memory.foretell(read)).toBe('own_system_get');
    expect(memory.foretell({ ...read, token: null })).toBe('generic_get');
    memory.learn(read, 'generic_get');
    expect(memory.foretell(read)).toBe('generic_get');
  });

  it('is forgotten with the token', () => {
    const memory = new ScopeMemory();
    memory.learn(read, 'own_system_get');
    memory.forgetOwn();
    expect(memory.foretell(read)).toBe('generic_get');
  });

  it('follows a service that names its buckets in its own way', () => {
    const memory = new ScopeMemory();
    memory.learn(read, 'token2');
    expect(memory.foretell({ ...read, entity: '/members/others' })).toBe('token2');
    expect(memory.foretell({ ...read, method: 'PATCH' })).toBe('generic_update');
  });

  it('does not remember without end', () => {
    const memory = new ScopeMemory();
    for (let index = 0; index <= 500; index += 1) {
      memory.learn({ ...read, entity: `/members/${index}` }, 'own_system_get');
    }
    expect(memory.foretell({ ...read, entity: '/members/0' })).toBe('generic_get');
    expect(memory.foretell({ ...read, entity: '/members/1' })).toBe('own_system_get');
  });
});
