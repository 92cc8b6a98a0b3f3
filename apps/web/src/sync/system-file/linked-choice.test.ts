import { type FileMember, firstChoice, importSteps, planImport, type SystemFile } from '@frontboard/portable';
import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { addImportLinks, importLinksStores, linksOfRun } from '../runs/import-links.ts';
import type { Run } from '../runs/run.ts';
import { importOperations } from './import-operations.ts';
import { linkedChoice, linksOfPlan } from './linked-choice.ts';

const member = (key: string, name: string, uuid: string | null = null): FileMember => ({
  key,
  id: null,
  uuid,
  fields: { name },
});

function fileOf(format: SystemFile['format'], members: readonly FileMember[]): SystemFile {
  return {
    format,
    wholeParts: new Set(),
    id: null,
    uuid: null,
    system: null,
    config: null,
    members,
    groups: [],
    switches: [],
    since: null,
    until: null,
    notes: [],
    lost: [],
  };
}

const LIMITS = { nowMs: 0, memberLimit: 1_000, groupLimit: 250, resolveTimezone: () => null };

function plan(file: SystemFile, now: SystemFile, links: Readonly<Record<string, string>> = {}) {
  return planImport(file, now, linkedChoice(firstChoice(file, now), { file, now, links }), LIMITS);
}

/** A run that has carried out all operations of an import, in which each new record got the uuid `made-<place>`. */
function ended(operations: Run['items'][number]['operation'][]): Run {
  const head = {
    id: 'run',
    viewer: 'viewer',
    about: 'import' as const,
    startedAtMs: 0,
    endedAtMs: 1,
    phase: 'ended' as const,
    workedMs: 0,
    undoes: null,
    undoneBy: null,
  };
  return {
    head,
    items: operations.map((operation, index) => ({
      operation,
      progress: {
        step: 'ended',
        end: {
          as: 'done',
          former: { kind: 'created', uuid: `made-${index}`, before: [], isChecked: true },
          left: {},
        },
      },
    })),
  };
}

test('a second import of a file creates no record twice, even after a rename', () => {
  const file = fileOf('simply-plural', [member('a1', 'Juno'), member('b2', 'Bo')]);
  const empty = fileOf('pluralkit', []);
  const first = plan(file, empty);
  expect(first.members.map(({ verdict }) => verdict)).toEqual(['new', 'new']);
  const links = linksOfRun(ended([...importOperations(importSteps(first), file.format)]));
  expect(links).toEqual({ 'simply-plural:member:a1': 'made-0', 'simply-plural:member:b2': 'made-1' });

  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'made-0'), member('bbbbbb', 'Bo', 'made-1')]);
  expect(plan(file, now).members.map(({ verdict }) => verdict)).toEqual(['new', 'equal']);
  const again = plan(file, now, links);
  expect(again.members.map(({ target }) => target?.uuid)).toEqual(['made-0', 'made-1']);
  expect(again.members.map(({ verdict }) => verdict)).not.toContain('new');
});

test('a record that was matched by its name is found under its new name at the next import', () => {
  const file = fileOf('simply-plural', [member('a1', 'Juno')]);
  const found = plan(file, fileOf('pluralkit', [member('aaaaaa', 'Juno', 'uuid-1')]));
  const links = linksOfPlan(file.format, found);
  expect(links).toEqual({ 'simply-plural:member:a1': 'uuid-1' });
  const renamed = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'uuid-1')]);
  expect(plan(file, renamed, links).members[0]?.target?.uuid).toBe('uuid-1');
});

test('a deleted member is created again, and another program’s record with the same key is a different one', () => {
  const file = fileOf('simply-plural', [member('a1', 'Juno')]);
  const links = { 'simply-plural:member:a1': 'gone', 'octocon:member:a1': 'uuid-1' };
  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'uuid-1')]);
  expect(plan(file, now, links).members[0]).toMatchObject({ verdict: 'new', target: null });
});

test('a key that is only a place in the file is not stored', () => {
  const file = fileOf('tupperbox', [member('#0', 'Juno')]);
  const first = plan(file, fileOf('pluralkit', []));
  expect(linksOfRun(ended([...importOperations(importSteps(first), file.format)]))).toEqual({});
  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'made-0')]);
  expect(plan(file, now, { 'tupperbox:member:#0': 'made-0' }).members[0]?.verdict).toBe('new');
});

test('links are stored for each account, and the newest 5,000 stay', () => {
  const place = createSafeStorage({ open: () => memoryStorage() });
  const store = importLinksStores(place)('one');
  addImportLinks(
    store,
    Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`old-${index}`, 'x'])),
  );
  addImportLinks(store, { new: 'y' });
  const stored = importLinksStores(place)('one').getState();
  expect(Object.keys(stored)).toHaveLength(5_000);
  expect([stored['old-0'], stored['old-1'], stored.new]).toEqual([undefined, 'x', 'y']);
  expect(importLinksStores(place)('two').getState()).toEqual({});
});
