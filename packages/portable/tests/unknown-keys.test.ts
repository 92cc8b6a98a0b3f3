import { describe, expect, it, test } from 'vitest';
import type { SystemFile } from '../src/index.ts';
import type { JsonFormat } from '../src/read/recognise.ts';
import { read } from './read-value.ts';
import { recordedText } from './recorded.ts';
import { RICH_FILES } from './rich-files.ts';

const FORMATS = Object.keys(RICH_FILES) as readonly JsonFormat[];

const lostOf = (file: SystemFile) => Object.fromEntries(file.lost.map(({ kind, count }) => [kind, count]));

/** What is lost of the file with every known key. */
const LOST: Readonly<Record<JsonFormat, Readonly<Record<string, number>>>> = {
  pluralkit: { accounts: 2, counts: 1 },
  tupperbox: { counts: 1, pictures: 2 },
  'simply-plural': {
    pictures: 1,
    'privacy-levels': 1,
    polls: 1,
    messages: 1,
    reminders: 1,
  },
  pluralport: {
    pictures: 1,
    emojis: 1,
    statuses: 1,
    tags: 1,
    messages: 1,
  },
  pluralspace: { pictures: 1, 'privacy-levels': 1, notes: 2, messages: 1, polls: 1, files: 1 },
  octocon: { 'privacy-levels': 1, polls: 1 },
  sheaf: {
    notes: 2,
    settings: 1,
    pictures: 2,
    emojis: 1,
    tags: 1,
    'privacy-levels': 1,
    reminders: 1,
    polls: 1,
    messages: 1,
    relationships: 1,
  },
  'plural-star': {
    deleted: 1,
    pictures: 3,
    tags: 2,
    statuses: 4,
    notes: 2,
    messages: 2,
    polls: 1,
    relationships: 1,
    health: 1,
    settings: 1,
  },
  ampersand: {
    pictures: 2,
    tags: 1,
    statuses: 1,
    comments: 1,
    notes: 2,
    messages: 1,
    reminders: 1,
    files: 1,
    settings: 1,
  },
  prism: {
    emojis: 2,
    pictures: 2,
    health: 2,
    notes: 1,
    polls: 1,
    messages: 2,
    reminders: 2,
    friends: 1,
  },
  ourcana: { pictures: 1, notes: 1 },
  hivemind: { pictures: 1 },
  'open-plural': { emojis: 1, 'privacy-levels': 2, polls: 1, pictures: 1 },
};

/** Parts of which nothing is imported: what is in them is counted together, or secret, or only how something was sorted. */
const NOT_READ =
  /^(?:accounts|polls|notes|chat\w*|repeatedRemidners|tokens|taxonomy_\w+|producer|journal\w*|thoughts|media_files|watch_tokens|revisions|uploaded_files|reminders|messages|member_relationships|share_views|noteboards|relationship\w*|medical|customMoods|settings|palettes|avatars|privacy|gallery|tags|sleepSessions|conversations|mediaAttachments|habits|friends|pollOptions|appState)$/;

/** Objects whose keys a person or another program has made, or that are counted as a whole. */
const MADE_BY_PERSONS =
  /(?:^|\.)(?:database\.(?:journalPosts|boardMessages|reminders|assets|notes|filterQueries)\.0|frontingEntries\.\d\.(?:presence|comments\.0)|revision|config\.\w+|extensions(?:\..*)?|comments\.0|frame|config|source|options|users\.0\.fields)$/;

/** The ways to all objects in a value. */
function objectsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => objectsIn(one, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

function withKey(root: object, path: readonly string[]): object {
  const copy = structuredClone(root);
  const object = path.reduce<Record<string, unknown>>((one, key) => one[key] as never, copy as never);
  object.xyzzy = 'new';
  return copy;
}

describe.each(FORMATS)('a file of %s', (format) => {
  it('has no unknown key if it is what the program writes, and what is lost is counted', async () => {
    const file = await read(RICH_FILES[format]);
    expect([file.format, file.notes, file.unknown]).toEqual([format, [], []]);
    expect(lostOf(file)).toEqual(LOST[format]);
  });

  it('says the name of an unknown key anywhere', async () => {
    const rich = RICH_FILES[format];
    const isConfigRead = format === 'pluralkit';
    const places = objectsIn(rich).filter(
      (path) =>
        !(NOT_READ.test(path[0] ?? '') && !(path[0] && isReadHere(format, path[0]))) &&
        (!MADE_BY_PERSONS.test(path.join('.')) || (isConfigRead && path[0] === 'config')),
    );
    expect(places.length).toBeGreaterThan(2);
    for (const path of places) {
      const file = await read(withKey(rich, path));
      const named = [
        ...file.unknown.map(({ key }) => key),
        ...file.members.flatMap(({ details = [] }) => details.map(({ name }) => name)),
      ];
      const isNamed = named.some((name) => name?.endsWith('xyzzy'));
      // A custom field without a name of its own, or a member of a group.
      const isCounted = lostOf(file).fields === 1 || file.notes.length === 1;
      expect([path.join('.'), isNamed || isCounted]).toEqual([path.join('.'), true]);
    }
  });

  it('says the name of an unknown part, and how much it has', async () => {
    const file = await read({ ...RICH_FILES[format], xyzzy: [{ a: 1 }, { a: 2 }, { a: 3 }] });
    expect(file.unknown).toEqual([{ list: null, key: 'xyzzy', count: 3 }]);
  });
});

/** Parts that have the name of one that is not read in another program. */
function isReadHere(format: JsonFormat, part: string): boolean {
  if (part === 'privacy') return format === 'pluralkit';
  if (part === 'tags') return format === 'octocon';
  if (part === 'notes') return format === 'simply-plural' || format === 'pluralport';
  return part === 'settings' && format === 'simply-plural';
}

test('an unknown key is counted once for each record that has a value there', async () => {
  const file = await read({
    members: [
      { id: 'aaaaa', name: 'Ash', likes: 'tea', privacy: { seen: true } },
      { id: 'aaaab', name: 'Birch', likes: '', privacy: { seen: false } },
      { id: 'aaaac', name: 'Cedar', likes: ['rain'] },
    ],
    switches: [],
    polls: [{}, {}, {}],
  });
  expect(file.unknown).toEqual([
    { list: 'members', key: 'likes', count: 2 },
    { list: 'members', key: 'privacy.seen', count: 2 },
    { list: null, key: 'polls', count: 3 },
  ]);
});

test('of a hundred and more unknown keys the rest is counted together', async () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`key${index}`, 1]));
  const file = await read({ members: [{ id: 'a', name: 'Ash', ...many }], switches: [] });
  expect(file.unknown).toHaveLength(101);
  expect(file.unknown.at(-1)).toEqual({ list: null, key: null, count: 50 });
});

test('the name of an unknown key is no longer than any real one', async () => {
  const file = await read({ members: [{ id: 'a', name: 'Ash', ['x'.repeat(1_000)]: 1 }], switches: [] });
  expect(file.unknown[0]?.key).toHaveLength(60);
});

test('a part of another type is noted', async () => {
  const file = await read({ version: '2', system: 'Lamp', members: [], fronts: [] });
  expect(file.notes).toMatchObject([{ kind: 'unreadable', path: '$.system' }]);
});

test.each(['atlas', 'exmpl'])('the recorded file %s of PluralKit has no unknown key', async (name) => {
  expect((await read(recordedText(`${name}.export`))).unknown).toEqual([]);
});
