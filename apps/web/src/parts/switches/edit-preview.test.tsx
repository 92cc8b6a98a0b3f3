import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditPreview } from './edit-preview.tsx';
import { historyEditWords as words } from './history-edit-words.ts';
import { isMissing, unreadSwitches } from './unread-switches.ts';

const REFUSED = { ok: false, refusal: 'nothing-to-merge' } as const;
const FAILED = { error: null, retry: () => {} };

test('a switch is missing once reading it has failed, until that has succeeded', () => {
  const [shared, gone] = [{ state: 'shared', value: null } as const, { state: 'not-found' } as const];
  const read = { data: undefined, isFetching: true, errorUpdateCount: 0 };
  expect(isMissing(read)).toBe(false);
  expect(isMissing({ ...read, isFetching: false, errorUpdateCount: 1 })).toBe(true);
  expect(isMissing({ ...read, errorUpdateCount: 1 })).toBe(true);
  expect(isMissing({ ...read, data: gone, isFetching: false })).toBe(true);
  expect(isMissing({ ...read, data: shared, isFetching: false, errorUpdateCount: 1 })).toBe(false);
});

test('a missing switch with one member has no uncertain order', () => {
  const listed = [
    { id: 'both', memberIds: ['aaaaa', 'bbbbb'] },
    { id: 'one', memberIds: ['aaaaa'] },
    { id: 'read', memberIds: ['aaaaa', 'bbbbb'] },
  ];
  expect(unreadSwitches([{ id: 'both' }, { id: 'one' }], listed)).toEqual([{ id: 'both' }]);
});

test('a preview says that a switch could not be read, and nothing about an effect that is uncertain', () => {
  const html = renderToStaticMarkup(<EditPreview plan={REFUSED} isLoading={false} unread={FAILED} />);
  expect(html).toContain(words.unread);
  expect(html).toContain('Try again');
  expect(html).not.toContain(words.refusals['nothing-to-merge']);
});

test('the button for another attempt stays during it', () => {
  const html = renderToStaticMarkup(<EditPreview isLoading plan={REFUSED} unread={FAILED} />);
  expect(html).toContain(words.previewLoading);
  expect(html).not.toContain(words.unread);
  expect(html).toContain('Try again');
});
