import { expect, test } from 'vitest';
import { done, ended, waiting } from '../../testing/run-items.ts';
import type { RunOperation } from './operation.ts';
import { namesIn, withUuids } from './run-names.ts';

const create = (ref: string): RunOperation => ({ kind: 'create', of: 'member', ref, fields: {} });
const restore = (ref: string): RunOperation => ({ kind: 'restore', of: 'member', ref });
const made = (uuid: string) => ({ kind: 'created', uuid, before: [], isChecked: true }) as const;

const NAMES = namesIn([
  done(create('new:ash'), made('ash')),
  ended(create('new:refused'), { as: 'refused', title: 'No', detail: '' }),
  waiting(create('new:later')),
  done(restore('former:kit'), made('kit')),
  ended(restore('former:gone'), { as: 'gone' }),
  waiting({ kind: 'delete', of: 'member', ref: 'moss' }),
]);

test('what a run creates or restores has its uuid, nothing if it was not created, and its former one if it was not restored', () => {
  expect([...NAMES]).toEqual([
    ['new:ash', 'ash'],
    ['new:refused', null],
    ['new:later', null],
    ['former:kit', 'kit'],
    ['former:gone', 'former:gone'],
  ]);
});

const change = (ref: string) => ({ kind: 'change', of: 'member', ref, before: {}, after: {} }) as const;
const membership = (ref: string, add: readonly string[], remove: readonly string[] = []) =>
  ({ kind: 'membership', of: 'group', ref, add, remove }) as const;
const record = (...members: string[]) => ({ kind: 'record-switch', timestamp: '', members }) as const;
const deleteSwitch = (...members: string[]) =>
  ({ kind: 'delete-switch', id: 'id', timestamp: '', members }) as const;

test.each<[string, RunOperation, RunOperation | null]>([
  ['a change is of the created record', change('new:ash'), change('ash')],
  ['a change of any other record is as it is', change('moss'), change('moss')],
  ['a change of a record that was not created is none', change('new:refused'), null],
  ['a record that was not restored is looked for', change('former:gone'), change('former:gone')],
  [
    'a group takes in those that were created',
    membership('day', ['new:ash', 'new:refused', 'moss'], ['former:kit', 'new:later']),
    membership('day', ['ash', 'moss'], ['kit']),
  ],
  ['a group that was not created takes in nobody', membership('new:later', ['moss']), null],
  ['a switch is of those that were created', record('new:ash', 'moss'), record('ash', 'moss')],
  ['a switch of nobody stays one', record(), record()],
  ['a switch without one of its members is none', record('new:refused', 'moss'), null],
  ['a deleted switch names its members, too', deleteSwitch('former:kit'), deleteSwitch('kit')],
  ['a creation keeps its name', create('new:refused'), create('new:refused')],
  ['a restored record keeps its name', restore('former:kit'), restore('former:kit')],
])('%s', (_what, operation, expected) => {
  expect(withUuids(operation, NAMES)).toEqual(expected);
});
