import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/storage.ts';
import { forgetPrivate, moveToSession } from '../../sync/forgetting/forget-private.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createLongHistory } from '../../testing/long-history.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { selectionOf, toggled } from './selection.ts';
import { createSelections } from './selections.ts';

installFakeDatabase();

const LIST = '/manage/members';
let tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

beforeEach(() => {
  tab = memoryStorage();
  vi.stubGlobal('window', { sessionStorage: tab });
});
afterEach(() => vi.unstubAllGlobals());

test('what is selected is still selected when its list is loaded again, and only then', async () => {
  const app = await createLongHistory().open();
  const { member } = createSelections(app, LIST);
  expect(member.getState()).toBeNull();
  member.setState(toggled(selectionOf(['a', 'b']), 'c'), true);
  expect(createSelections(app, `${LIST}/bulk`).member.getState()?.keys).toEqual(new Set(['a', 'b', 'c']));
  expect(createSelections(app, LIST).group.getState()).toBeNull();
  expect(createSelections(app, '/status').member.getState()).toBeNull();
  expect(createSelections(app, LIST).member.getState()).toBeNull();
  member.setState(selectionOf(['a']), true);
  member.setState(null, true);
  expect(createSelections(app, LIST).member.getState()).toBeNull();
});

test('a selection ends with its account, and nothing of it stays in the tab', async () => {
  const app = await createLongHistory().open();
  const { group } = createSelections(app, LIST);
  const key = `selected-groups:${systemUuidOf(0)}`;
  group.setState(selectionOf(['a']), true);
  expect(tab.getItem(key)).toBe('["a"]');
  app.session.forget();
  expect([group.getState(), tab.getItem(key)]).toEqual([null, null]);
  tab.setItem(key, '["a"]');
  await forgetPrivate(app, systemUuidOf(0), { keepsOnlyHere: false });
  expect(tab.getItem(key)).toBeNull();
});

test('what a session-only account selects is in the memory of the page alone, also when it was stored before', async () => {
  const app = await createLongHistory().open(undefined, false);
  const viewer = systemUuidOf(0);
  const { member } = createSelections(app, LIST);
  member.setState(selectionOf(['a']), true);
  expect(tab.getItem(`selected-members:${viewer}`)).toBeNull();
  expect(member.getState()?.keys).toEqual(new Set(['a']));
  tab.setItem(`selected-members:${viewer}`, '["a"]');
  await moveToSession(app, viewer);
  expect(tab.getItem(`selected-members:${viewer}`)).toBeNull();
  expect(member.getState()?.keys).toEqual(new Set(['a']));
});

test.each(['', '{', '{"keys":["a"]}', '[1]'])('the unreadable text %s selects nothing', async (text) => {
  const app = await createLongHistory().open();
  tab.setItem(`selected-members:${systemUuidOf(0)}`, text);
  expect(createSelections(app, LIST).member.getState()).toBeNull();
});
