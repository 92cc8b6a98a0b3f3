import { expect, test } from 'vitest';
import type { RunOperation } from '../runs/operation.ts';
import type { Former, Run, RunAbout, RunItem } from '../runs/run.ts';
import { changesOfRuns } from './changes-here.ts';

const done = (operation: RunOperation, former: Former): RunItem => ({
  operation,
  progress: { step: 'ended', end: { as: 'done', former, left: {} } },
});

const change = (of: 'member' | 'group' | 'system', ref: string, was: object, set: object): RunItem => {
  const [before, after] = [{ ...was }, { ...set }];
  return done({ kind: 'change', of, ref, before, after }, { kind: 'fields', was: before, set: after });
};

const run = (id: string, items: readonly RunItem[], about: RunAbout = 'bulk', startedAtMs = 0): Run => ({
  head: {
    id,
    viewer: 'viewer',
    about,
    startedAtMs,
    endedAtMs: null,
    phase: 'ended',
    workedMs: 0,
    undoes: null,
    undoneBy: null,
  },
  items,
});

function going(items: readonly RunItem[]): Run {
  const { head } = run('going', []);
  return { head: { ...head, phase: 'going' }, items };
}

test('what runs have changed in a record is listed, the newest first, as its form writes it', () => {
  const first = run('first', [
    change('member', 'luna', { pronouns: null, color: 'ff00aa' }, { pronouns: 'she', color: null }),
    change('member', 'juno', { pronouns: null }, { pronouns: 'they' }),
  ]);
  const second = run(
    'second',
    [change('member', 'luna', { birthday: '0004-03-09' }, { birthday: null })],
    'import',
    5,
  );
  expect(changesOfRuns([first, second], 'member:luna')).toEqual([
    {
      id: 'second:0',
      form: 'member:luna',
      about: 'import',
      atMs: 5,
      before: { birthday: '9 March' },
      after: { birthday: '' },
    },
    {
      id: 'first:0',
      form: 'member:luna',
      about: 'bulk',
      atMs: 0,
      before: { pronouns: '', color: '#ff00aa' },
      after: { pronouns: 'she', color: '' },
    },
  ]);
});

test('a group and the own system have theirs, and a created record is known by its uuid', () => {
  const created: Former = { kind: 'created', uuid: 'uuid-new', before: [], isChecked: true };
  const runs = [
    run('one', [
      change('group', 'kitchen', { name: 'Kitchen' }, { name: 'Table' }),
      change('system', '', { tag: null }, { tag: '| L' }),
      done({ kind: 'create', of: 'member', ref: 'new', fields: { name: 'Ash' } }, created),
      change('member', 'new', { tts: false }, { tts: true }),
    ]),
  ];
  expect(changesOfRuns(runs, 'group:kitchen').map(({ before }) => before)).toEqual([{ name: 'Kitchen' }]);
  expect(changesOfRuns(runs, 'system').map(({ before }) => before)).toEqual([{ tag: '' }]);
  expect(changesOfRuns(runs, 'member:uuid-new').map(({ before }) => before)).toEqual([{ tts: false }]);
});

test('what was not changed, was purged, or is part of a run in progress is not listed', () => {
  const waiting = change('member', 'luna', { name: 'Luna' }, { name: 'Lu' });
  const runs = [
    run('one', [
      { ...waiting, progress: { step: 'waiting' } },
      { ...waiting, progress: { step: 'ended', end: { as: 'same' } } },
      change('member', 'luna', {}, {}),
    ]),
    going([change('member', 'luna', { name: 'Luna' }, { name: 'Lu' })]),
  ];
  expect(changesOfRuns(runs, 'member:luna')).toEqual([]);
});
