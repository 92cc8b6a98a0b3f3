import { expect, test } from 'vitest';
import { type FileFormat, readSystemFile } from '../src/index.ts';
import { NOW, problemOf, read } from './read-value.ts';

const people = [{ id: 'a', name: 'Ash' }];
const documents = [{ _id: 'a', name: 'Ash' }];

/** The program that a file is recognised as, or why not, with the name of the program. */
async function seen(root: object): Promise<string> {
  const [problem, place] = await problemOf(root);
  if (problem === 'none') return (await read(root)).format;
  return place === null ? problem : `${problem} ${place}`;
}

test.each<[string, object]>([
  // What a file says of itself counts, whatever else it has.
  ['pluralport', { pluralport_version: '0.1', members: people, switches: [] }],
  ['plural-star', { _meta: { app: 'Plural Star' }, members: people, switches: [] }],
  ['plural-star', { _meta: { app: 'Plural Space' }, members: people }],
  ['sheaf', { app: 'Sheaf', version: 2, members: people, frontHistory: [] }],
  ['simply-plural', { app: 'Simply Plural', members: documents }],
  ['ourcana', { format: 'ourcana', version: 2, members: people, frontHistory: [] }],
  ['ourcana', { format: 'ourcana', version: 3, graph: { nodes: [], edges: [] } }],
  ['ourcana', { graph: { nodes: [], edges: [] } }],
  ['other-program Plurapack', { format: 'plurapack', system: {}, members: people, switches: [] }],
  ['other-program PluralMatrix', { pluralmatrix_metadata: {}, members: people, groups: [] }],
  ['hivemind', { app: 'multiplicity', alters: [], front_entries: [] }],
  ['hivemind', { alters: [], front_entries: [] }],
  ['ampersand', { database: { members: [] }, config: {} }],
  ['prism', { formatVersion: '2025.1', headmates: [] }],
  ['sheaf', { sheaf_front_history_version: '1', fronts: [] }],
  ['other-program PluralNova', { collection: 'members', exportedAt: '2026', records: [] }],
  ['other-program Pluralis', { app: 'Pluralis', people: [] }],
  ['other-program Solara', { version: 4, members: people, frontHistory: [], integrations: {} }],
  ['other-program PluralBuddy', { system: {}, alters: [], tags: [] }],
  ['other-program My Tool', { app: ' My Tool ', members: people }],
  // Where the said program writes something else, its structure counts.
  ['pluralkit', { app: 'Octocon', members: people, switches: [] }],
  ['pluralkit', { app: 'My Tool', members: people, switches: [] }],
  // A version may be of any type.
  ['sheaf', { version: 2, system: {}, members: people, fronts: [], custom_fields: [], groups: [] }],
  ['sheaf', { version: '2', system: null, members: people, fronts: [] }],
  ['pluralport', { pluralport_version: 0.1, members: people }],
  // A structure counts if it is that of one program.
  ['simply-plural', { members: documents, frontHistory: [] }],
  ['simply-plural', { members: [], fronters: documents }],
  ['simply-plural', { members: [{ exists: true, id: 'a', content: { name: 'Ash' } }], frontStatuses: [] }],
  ['simply-plural', { members: { a: { name: 'Ash' } }, frontHistory: {} }],
  ['unclear', { members: people, frontHistory: [{ id: 'f', memberIds: ['a'] }] }],
  ['unclear', { members: people, users: [{ id: 'u' }], customFields: [] }],
  ['unclear', { members: people, groups: [] }],
  ['unclear', { members: documents, frontHistory: [], switches: [] }],
  ['plural-star', { members: people, frontHistory: [], customFieldDefs: [] }],
  ['pluralkit', { uuid: 'u', created: '2020', members: people }],
  ['unknown-format', { groups: [] }],
])('%s: %j', async (expected, root) => {
  expect(await seen(root)).toBe(expected);
});

test('a person can name the program of a file that is not clear', async () => {
  const readAs = (root: object, format: FileFormat) =>
    readSystemFile(new Blob([JSON.stringify(root)]), NOW, { format });
  const file = await readAs({ members: people, groups: [{ name: 'Trees', members: ['a'] }] }, 'pluralkit');
  expect([file.format, file.isByPluralKit, file.groups[0]?.members]).toEqual(['pluralkit', false, ['a']]);
  await expect(readAs({ members: people }, 'tupperbox')).rejects.toMatchObject({ kind: 'unknown-format' });
  await expect(readAs({ members: people }, 'octocon')).rejects.toMatchObject({ kind: 'unknown-format' });
  await expect(readAs({ members: people }, 'pluralspace')).rejects.toMatchObject({ kind: 'unknown-format' });
});
