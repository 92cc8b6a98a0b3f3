import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { localDataStores, NO_LOCAL_DATA } from './local-data.ts';
import { settingStates, undoingStates } from './member-states.ts';

test('states are set and taken back for all at once, and an undo leaves what was set since', () => {
  const before = { ...NO_LOCAL_DATA, memberStates: { a: 'not-a-person', b: 'resting' } as const };
  const set = settingStates(['a', 'b', 'c'], 'resting')(before);
  expect(set.memberStates).toEqual({ a: 'resting', b: 'resting', c: 'resting' });
  const changed = settingStates(['c'], null)(set);
  expect(changed.memberStates).toEqual({ a: 'resting', b: 'resting' });
  expect(undoingStates(before.memberStates, ['a', 'b', 'c'], 'resting')(changed).memberStates).toEqual(
    before.memberStates,
  );
  const none = settingStates(['a', 'b'], null)(before);
  expect(undoingStates(before.memberStates, ['a', 'b'], null)(none)).toEqual(before);
});

test('two tabs set states of different members, and both are kept', () => {
  const origin = createOrigin();
  const open = () => localDataStores(origin.openStorage())('mine');
  const [one, other] = [open(), open()];
  one.update(settingStates(['a'], 'resting'));
  other.update(settingStates(['b'], 'not-a-person'));
  origin.deliver();
  for (const store of [one, other])
    expect(store.getState().memberStates).toEqual({ a: 'resting', b: 'not-a-person' });
});
