import { timezoneResolver } from '@frontboard/model/timezone';
import { expect, test } from 'vitest';
import { firstChoice, importSteps, planImport, type SystemFile, writeImportFiles } from '../src/index.ts';
import { applySteps, NEW_SYSTEM } from './apply-steps.ts';
import { largePluralKit } from './made-files.ts';
import { NOW, read } from './read-value.ts';

/** Of a file that PluralKit itself wrote. */
const BY_PLURALKIT = { id: 'nnnnnn', created: '2020-01-01T00:00:00Z', accounts: [1] };

const CONTEXT = { nowMs: NOW, memberLimit: 200_000, groupLimit: 250, resolveTimezone: timezoneResolver(2) };
const plan = (file: SystemFile, now = NEW_SYSTEM) => planImport(file, now, firstChoice(file, now), CONTEXT);

test('a file for pk;import ends where the run ends', async () => {
  const start = applySteps(
    NEW_SYSTEM,
    importSteps(
      plan(
        await read({
          ...BY_PLURALKIT,
          members: [{ id: 'a', name: 'Ash', pronouns: 'she/her' }],
          switches: [],
        }),
      ),
    ),
  );
  const file = await read({
    ...BY_PLURALKIT,
    members: [
      { id: 'b', name: 'Ash', pronouns: 'they' },
      { id: 'c', name: 'Birch' },
      { id: 'd', name: 'Cedar' },
    ],
    groups: [{ id: 'g', name: 'Trees', members: ['b', 'c'] }],
    switches: [
      { timestamp: '2025-01-01T00:00:00.1234567Z', members: ['b'] },
      { timestamp: '2025-01-02T00:00:00Z', members: [] },
    ],
  });
  const planned = plan(file, start);
  const { files, left } = writeImportFiles(planned, start);
  expect([files.length, left]).toEqual([1, 0]);
  const content = JSON.parse(files[0] ?? '');
  // The requirements of PluralKit's importer: a key of the system, ids that are texts, a list of switches.
  expect(Object.keys(content)).toEqual(['version', 'name', 'members', 'groups', 'switches']);
  expect(content.members[0]).toEqual({ id: start.members[0]?.id, name: 'Ash', pronouns: 'they' });
  expect(content.members[1]).toMatchObject({ id: 'new-0002', name: 'Birch' });
  expect(content.switches[0].timestamp).toBe('2025-01-01T00:00:00.123456Z');
  const byFile = applySteps(start, importSteps(plan(await read({ ...content, ...BY_PLURALKIT }), start)));
  expect(byFile).toEqual(applySteps(start, importSteps(planned)));
});

test('a new member with the name of another one is in no file: the importer would write over that one', async () => {
  const start = applySteps(
    NEW_SYSTEM,
    importSteps(plan(await read({ ...BY_PLURALKIT, members: [{ id: 'a', name: 'Ash' }], switches: [] }))),
  );
  const file = await read({
    ...BY_PLURALKIT,
    members: [{ id: 'x', name: 'Ash', color: 'ff0000' }],
    switches: [{ timestamp: '2025-01-01T00:00:00Z', members: ['x'] }],
  });
  const choice = { ...firstChoice(file, start), matches: new Map([['members.x', null]]) };
  const { files, left } = writeImportFiles(planImport(file, start, choice, CONTEXT), start);
  expect(left).toBe(1);
  expect(JSON.parse(files[0] ?? '')).toMatchObject({ members: [], switches: [] });
});

test('more switches than the importer takes are in several files, each with the members it names', async () => {
  const planned = plan(await read(largePluralKit({ members: 3, groups: 0, switches: 100_001 })));
  const { files } = writeImportFiles(planned, NEW_SYSTEM);
  const contents = files.map((text) => JSON.parse(text));
  expect(contents.map(({ switches }) => switches.length)).toEqual([100_000, 1]);
  const ids = new Set(contents[1].members.map(({ id }: { id: string }) => id));
  expect(contents[1].switches[0].members.every((id: string) => ids.has(id))).toBe(true);
});
