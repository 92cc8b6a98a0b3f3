import { readSystemFile } from '@frontboard/portable';
import { expect, test } from 'vitest';
import { assumptions, notImported } from './not-imported.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');

function read(content: object) {
  return readSystemFile(new Blob([JSON.stringify(content)]), NOW);
}

test('what a file has and nobody knows is named with its place and its amount', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`key${index}`, 1]));
  const file = await read({
    members: Array.from({ length: 1_400 }, (_, index) => ({ id: `m${index}`, name: 'Ash', likes: 'tea' })),
    groups: [{ id: 'g', name: 'Trees', members: [], privacy: { seen: true } }],
    switches: [],
    polls: [{}, {}, {}],
    ...many,
  });
  const lines = notImported(file);
  expect(lines.slice(0, 3)).toEqual([
    'Unknown “likes”: 1,400 members',
    'Unknown “privacy.seen”: 1 group',
    'Unknown “polls”: 3',
  ]);
  expect(lines.at(-1)).toBe('Other unknown content: 3');
});

test('what PluralKit can’t store is named, also in a list without a name of its own', async () => {
  const file = await read({
    version: '2',
    system: {},
    fronts: [
      { id: 'x', started_at: '2026-03-01 10:00', ended_at: '2026-03-01T11:00', member_ids: ['a'], aura: 1 },
    ],
    journals: [{ id: 'j' }],
    members: [{ id: 'a', name: 'Ash', emoji: '🌳', color: '#ff112233' }],
    custom_fields: [{ name: 'Likes', values: [{ member_id: 'a', value: 'tea', since: 2020 }] }],
    tags: [{ id: 't' }],
  });
  expect(notImported(file)).toEqual([
    'Notes and journals: 1',
    'Emoji of members and groups: 1',
    'Tags: 1',
    'Unknown “aura”: 1 front',
    'Unknown “values.since”: 1 custom field',
  ]);
  expect(assumptions(file)).toEqual([
    '1 colour is transparent in the file, and PluralKit has no transparency.',
    '2 times have no time zone, so they are read as UTC.',
  ]);
});
