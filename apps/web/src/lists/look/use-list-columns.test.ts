import { expect, test } from 'vitest';
import { columnsIn, withToggled } from './use-list-columns.ts';

const OWN = { owner: true, isWide: true };
const OTHERS = { owner: false, isWide: true };
type Stored = readonly string[] | null;
const shownTo = (rowColumns: Stored, place: typeof OWN) =>
  columnsIn({ listColumns: null, rowColumns }, 'list', place);
const toggled = (stored: Stored, key: string, place = OWN) =>
  withToggled(stored, shownTo(stored, place), key);

test('until somebody chooses, wide rows of own members have columns, and others have none', () => {
  expect(shownTo(null, OWN)).toEqual(['groups', 'proxy-tags', 'last-fronted', 'last-message']);
  expect(shownTo(null, OTHERS)).toEqual([]);
  expect(shownTo(null, { owner: true, isWide: false })).toEqual([]);
  expect(shownTo([], OWN)).toEqual([]);
});

test('last fronted that nobody pressed stays in own lists, and other systems are not asked for it', () => {
  const withMessages = toggled(null, 'messages');
  expect(shownTo(withMessages, OWN)).toEqual([
    'groups',
    'proxy-tags',
    'last-fronted',
    'last-message',
    'messages',
  ]);
  expect(shownTo(withMessages, OTHERS)).not.toContain('last-fronted');
  expect(shownTo(toggled(withMessages, 'groups'), OTHERS)).toEqual([
    'proxy-tags',
    'last-message',
    'messages',
  ]);
});

test('last fronted that was pressed is shown everywhere, or nowhere', () => {
  const without = toggled(null, 'last-fronted');
  expect(shownTo(without, OWN)).toEqual(['groups', 'proxy-tags', 'last-message']);
  const chosen = toggled(without, 'last-fronted');
  expect(shownTo(chosen, OWN)).toContain('last-fronted');
  expect(shownTo(chosen, OTHERS)).toContain('last-fronted');
  const inOthers = toggled(toggled(null, 'messages'), 'last-fronted', OTHERS);
  expect(shownTo(inOthers, OTHERS)).toContain('last-fronted');
});

test('the columns that were stored for everybody before count as not chosen', () => {
  const listColumns = ['pronouns', 'messages', 'last-message', 'created', 'members'];
  const columns = (settings: { listColumns: Stored; rowColumns: Stored }) =>
    columnsIn(settings, 'table', OTHERS);
  expect(columns({ listColumns, rowColumns: [] })).toContain('groups');
  expect(columns({ listColumns, rowColumns: ['groups'] })).toEqual(listColumns);
  expect(columns({ listColumns: ['created'], rowColumns: [] })).toEqual(['created']);
  const rows = columnsIn({ listColumns, rowColumns: [] }, 'list', OWN);
  expect(rows).toContain('proxy-tags');
});
