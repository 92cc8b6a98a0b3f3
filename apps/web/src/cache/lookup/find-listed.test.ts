import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { findListed } from './find-listed.ts';

interface Thing {
  readonly id: string;
  readonly uuid: string | null;
  readonly name?: string;
}

function clientWith(entries: readonly (readonly [key: string[], data: unknown, updatedAt?: number])[]) {
  const queryClient = new QueryClient();
  for (const [key, data, updatedAt = 1] of entries) queryClient.setQueryData(key, data, { updatedAt });
  return queryClient;
}

const shared = (value: unknown) => ({ state: 'shared', value });

describe('findListed', () => {
  it('finds by id and by uuid, in lists and among single things', () => {
    const luna = { id: 'lunaa', uuid: 'u-1' };
    const ash = { id: 'ashhh', uuid: 'u-2' };
    const queryClient = clientWith([
      [['public', 'members', 'list', 'exmpl'], shared([luna])],
      [['public', 'members', 'detail', 'ashhh'], shared(ash)],
    ]);
    expect(findListed<Thing>(queryClient, ['public'], 'members', 'lunaa')).toBe(luna);
    expect(findListed<Thing>(queryClient, ['public'], 'members', 'u-2')).toBe(ash);
  });

  it('never shows one account what another saw', () => {
    const queryClient = clientWith([
      [['own', 'members', 'list', 'x'], shared([{ id: 'lunaa', uuid: null }])],
    ]);
    expect(findListed<Thing>(queryClient, ['public'], 'members', 'lunaa')).toBeNull();
  });

  it('shows what the first viewer saw, and otherwise what the next one saw', () => {
    const queryClient = clientWith([
      [['public', 'members', 'list', 'a'], shared([{ id: 'lunaa', uuid: null, name: 'public' }]), 20],
      [['public', 'members', 'list', 'b'], shared([{ id: 'ashhh', uuid: null, name: 'Ash' }])],
      [['own', 'members', 'list', 'a'], shared([{ id: 'lunaa', uuid: null, name: 'Luna' }]), 10],
    ]);
    const viewers = ['own', 'public'];
    expect(findListed<Thing>(queryClient, viewers, 'members', 'lunaa')?.name).toBe('Luna');
    expect(findListed<Thing>(queryClient, viewers, 'members', 'ashhh')?.name).toBe('Ash');
  });

  it('returns the newest record, so that a former name does not return', () => {
    const queryClient = clientWith([
      [['public', 'members', 'list', 'a'], shared([{ id: 'lunaa', uuid: null, name: 'former' }]), 10],
      [['public', 'members', 'of-group', 'b'], shared([{ id: 'lunaa', uuid: null, name: 'Luna' }]), 20],
    ]);
    expect(findListed<Thing>(queryClient, ['public'], 'members', 'lunaa')?.name).toBe('Luna');
  });

  it('skips private and missing records', () => {
    const queryClient = clientWith([
      [['public', 'groups', 'list', 'a'], { state: 'private' }],
      [['public', 'groups', 'detail', 'lunaa'], { state: 'not-found' }],
    ]);
    expect(findListed<Thing>(queryClient, ['public'], 'groups', 'lunaa')).toBeNull();
  });
});
