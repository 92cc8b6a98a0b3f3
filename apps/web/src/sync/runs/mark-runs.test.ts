import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { markRuns } from './mark-runs.ts';
import { RUNS_KEY } from './runs-key.ts';

test.each([
  [null, true, 'me'],
  [null, false, null],
  ['other', true, 'other me'],
  ['other', false, 'other'],
  ['me', false, null],
  ['me other', false, 'other'],
  ['me other', true, 'other me'],
])('with the mark %j, open: %j, the mark is %j', (before, isOpen, after) => {
  const area = memoryStorage(before === null ? {} : { [RUNS_KEY]: before });
  markRuns(createSafeStorage({ open: () => area }), 'me', isOpen);
  expect(area.getItem(RUNS_KEY)).toBe(after);
});

test('a mark that is right is not written again: each write wakes the other tabs', () => {
  const area = memoryStorage({ [RUNS_KEY]: 'other me' });
  const written: string[] = [];
  const storage = createSafeStorage({
    open: () => ({ ...area, setItem: (_key, text) => written.push(text) }),
  });
  markRuns(storage, 'me', true);
  expect(written).toEqual([]);
});
