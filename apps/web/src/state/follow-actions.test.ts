import { describe, expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createFollowActions } from './follow-actions.ts';
import { createFollowedStore } from './followed.ts';
import { createFollowedDetailsStore } from './followed-details.ts';
import { describingMember, describingSystems } from './followed-details-changes.ts';
import { createNoticesStore } from './notices.ts';

function setUp(ids = 'aaaaa bbbbb ccccc ddddd') {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const followed = createFollowedStore(storage, ids.split(' '));
  const followedDetails = createFollowedDetailsStore(storage);
  const notices = createNoticesStore();
  const list = () =>
    followed
      .getState()
      .map((id) => id[0])
      .join('');
  const undo = () => notices.getState().at(-1)?.action?.run();
  const actions = createFollowActions({ followed, followedDetails, notices }, () => () => {});
  return { actions, followed, followedDetails, storage, notices, list, undo };
}

describe('following', () => {
  test('adds at the end, once, in any spelling of the id', () => {
    const { actions, list } = setUp();
    expect(actions.follow('EEE-EE')).toBe(true);
    expect(actions.follow('eeeee')).toBe(false);
    expect(list()).toBe('abcde');
    expect(actions.isFollowed('Eeeee')).toBe(true);
  });

  test('stores the id of the found system, not the typed text', () => {
    const { actions, followed } = setUp();
    actions.follow('123456789012345678', { id: 'eeeee' });
    expect(followed.getState().at(-1)).toBe('eeeee');
  });
});

describe('unfollowing', () => {
  test('can be undone: the system returns to its place', () => {
    const { actions, notices, list, undo } = setUp();
    actions.unfollow('bbbbb', 'The Bees');
    expect(list()).toBe('acd');
    expect(notices.getState().at(-1)?.title).toBe('You no longer follow The Bees');
    undo();
    expect(list()).toBe('abcd');
  });

  test('can be undone in any order', () => {
    const { actions, notices, list } = setUp();
    actions.unfollow('bbbbb');
    actions.unfollow('aaaaa');
    const [first, second] = notices.getState();
    first?.action?.run();
    second?.action?.run();
    second?.action?.run();
    expect(list()).toBe('abcd');
  });

  test('a system that is not followed changes nothing and shows no notice', () => {
    const { actions, notices, list } = setUp();
    actions.unfollow('zzzzz');
    expect(list()).toBe('abcd');
    expect(notices.getState()).toEqual([]);
  });
});

describe('moving', () => {
  test.each([
    ['aaaaa', 2, 'bcad'],
    ['ddddd', 0, 'dabc'],
    ['bbbbb', 99, 'acdb'],
    ['bbbbb', -1, 'bacd'],
    ['zzzzz', 1, 'abcd'],
  ])('%s to %i gives %s', (id, index, result) => {
    const { actions, list } = setUp();
    actions.move(id, index);
    expect(list()).toBe(result);
  });

  test.each([
    [['aaaaa', 'ccccc'], 'ddddd', 'after', 'bdac'],
    [['ddddd', 'ccccc'], 'aaaaa', 'before', 'cdab'],
    [['aaaaa'], 'aaaaa', 'before', 'abcd'],
    [['aaaaa'], 'zzzzz', 'after', 'abcd'],
  ] as const)('%j relative to %s (%s) gives %s', (ids, target, place, result) => {
    const { actions, list } = setUp();
    actions.moveMany(ids, target, place);
    expect(list()).toBe(result);
  });
});

test('what the device knows about a system and its members goes with it, and Undo brings it back', () => {
  const { actions, followedDetails, storage, undo } = setUp();
  actions.unfollow('aaaaa');
  // Nothing is stored for who has nothing to store.
  expect(storage.get('followed-details')).toBeNull();
  followedDetails.update(describingSystems(['bbbbb', 'ccccc'], { nickname: 'Sam', isPinned: true }));
  followedDetails.update(describingMember('uuid-b', 'bbbbb', { nickname: 'Ash' }));
  const before = followedDetails.getState();
  actions.unfollow('bbbbb');
  expect(followedDetails.getState()).toMatchObject({ systems: { ccccc: { nickname: 'Sam' } }, members: {} });
  expect(followedDetails.getState().systems).not.toHaveProperty('bbbbb');
  undo();
  expect(followedDetails.getState()).toEqual(before);
});
