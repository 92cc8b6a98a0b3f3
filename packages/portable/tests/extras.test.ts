import { describe, expect, it, test } from 'vitest';
import { firstChoice, type ImportChoice, planImport, type SystemFile } from '../src/index.ts';
import { type NotedSpan, withNoted } from '../src/read/noted-switches.ts';
import { createNotes } from '../src/read/reading.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { read } from './read-value.ts';
import { RICH_FILES } from './rich-files.ts';

const hour = (at: number) => Date.UTC(2024, 0, 1, at);
const lostOf = (file: SystemFile) => Object.fromEntries(file.lost.map(({ kind, count }) => [kind, count]));
const notedOf = ({ switches }: SystemFile) =>
  switches.map(({ texts = [], roles = [] }) => [...texts, ...roles.map((role) => role.join(' '))]);

const LAMP = {
  users: [{ _id: 'u', username: 'lamp' }],
  customFields: [
    { _id: 'b', name: 'Found', order: '0|b', type: 2 },
    { _id: 'a', name: 'Likes', order: '0|a', type: 0 },
    { _id: 'c', name: 'Month', order: '0|c', type: 3 },
  ],
  members: [
    {
      _id: 'ash',
      name: 'Ash',
      info: { a: 'tea', b: '2024-05-01T10:00:00Z' },
      archived: true,
      archivedReason: 'Moved',
    },
    { _id: 'birch', name: 'Birch' },
  ],
  frontStatuses: [{ _id: 'asleep', name: 'Asleep' }],
  notes: [
    { _id: 'n', member: 'ash', title: 'Late', note: 'Second', date: hour(2) },
    { _id: 'm', member: 'ash', title: '', note: 'First, with <###@birch###>', date: hour(1) },
    { _id: 'o', member: 'nobody', title: 'x', note: 'y', date: hour(1) },
  ],
  comments: [
    { _id: 'k', documentId: 'f', collection: 'frontHistory', text: 'Rain', time: hour(1) },
    { _id: 'l', documentId: 'gone', text: 'x', time: hour(1) },
  ],
  frontHistory: [
    {
      _id: 'f',
      member: 'ash',
      startTime: hour(1),
      endTime: hour(4),
      live: false,
      customStatus: 'tired',
      comments: [{ text: 'Tea' }],
    },
    { _id: 'g', member: 'asleep', startTime: hour(2), endTime: hour(3), live: false },
  ],
};

describe('a file of Simply Plural', () => {
  it('has fields with their kinds in the order of the person, notes about members, and comments on fronts', async () => {
    const file = await read(LAMP);
    expect(file.fields).toEqual([
      { name: 'Likes', kind: 'text', choices: [] },
      { name: 'Found', kind: 'date', choices: [] },
      { name: 'Month', kind: 'text', choices: [] },
    ]);
    expect(file.members.map(({ texts }) => texts)).toEqual([
      ['Moved', '2024-01-01\nFirst, with @Birch', '**Late** · 2024-01-01\nSecond'],
      undefined,
      undefined,
    ]);
    expect(notedOf(file)).toEqual([['tired', 'Tea', 'Rain'], [], [], []]);
    expect(lostOf(file)).toEqual({ notes: 1, comments: 1 });
  });
});

describe('the files of other programs', () => {
  const switchTexts = (file: SystemFile) => file.switches.flatMap(({ texts = [] }) => texts);

  it.each(['pluralspace', 'octocon', 'sheaf', 'plural-star', 'ampersand', 'prism', 'hivemind'] as const)(
    'have what is written about their fronts: %s',
    async (format) => {
      expect(switchTexts(await read(RICH_FILES[format]))).not.toEqual([]);
    },
  );

  it('have the kinds and choices of their fields', async () => {
    const file = await read({
      version: '2',
      system: { id: 's', name: 'Lamp' },
      members: [{ id: 'a', name: 'Ash', note: 'Private' }],
      fronts: [],
      custom_fields: [
        {
          id: '1',
          name: 'Element',
          field_type: 'select',
          options: { choices: ['Fire', 'Water'] },
          values: [],
        },
        { id: '2', name: 'Height', field_type: 'number', options: null, values: [] },
        { id: '3', name: 'Vegan', field_type: 'boolean', values: [] },
        { id: '4', name: 'Found', field_type: 'date', values: [] },
        { id: '5', name: 'Moods', field_type: 'multiselect', options: { choices: ['A'] }, values: [] },
        { id: '6', name: 'Empty', field_type: 'select', options: null, values: [] },
        { id: '7', name: 'Element', field_type: 'text', values: [] },
      ],
    });
    expect(file.fields).toEqual([
      { name: 'Element', kind: 'choice', choices: ['Fire', 'Water'] },
      { name: 'Height', kind: 'number', choices: [] },
      { name: 'Vegan', kind: 'yes-no', choices: [] },
      { name: 'Found', kind: 'date', choices: [] },
      { name: 'Moods', kind: 'text', choices: [] },
      { name: 'Empty', kind: 'text', choices: [] },
    ]);
    expect(file.members[0]?.texts).toEqual(['Private']);
  });

  it('have levels of a front as roles: Plural Star', async () => {
    const file = await read({
      _meta: { app: 'Plural Star' },
      members: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      frontHistory: [
        {
          memberIds: ['a'],
          coFrontIds: ['b'],
          coConsciousIds: ['c'],
          startTime: hour(1),
          endTime: hour(2),
          note: 'Party',
        },
        { memberIds: ['a'], startTime: hour(1), endTime: hour(2), changeType: 'note', note: 'Later' },
        { memberIds: ['c'], startTime: hour(2), endTime: hour(3) },
      ],
    });
    expect(notedOf(file)).toEqual([['Party', 'Later', 'a primary', 'b cofronting', 'c near'], [], []]);
  });

  it('have main fronters, and those who influence them: Ampersand', async () => {
    const file = await read({
      config: {},
      database: {
        members: ['a', 'b', 'c'].map((uuid) => ({ uuid, name: uuid })),
        frontingEntries: [
          { member: 'a', startTime: hour(1), endTime: hour(4), isMainFronter: true, influencing: ['c'] },
          { member: 'b', startTime: hour(2), endTime: hour(3), summary: 'Tea' },
        ],
      },
    });
    expect(notedOf(file)).toEqual([
      ['a primary', 'c near'],
      ['Tea', 'a primary', 'c near'],
      ['a primary', 'c near'],
      [],
    ]);
  });

  it('have notes and comments by their ids: PluralPort', async () => {
    const file = await read({
      pluralport_version: '0.1',
      systems: [{ id: 's', name: 'Lamp' }],
      members: [
        { id: 'a', name: 'Ash' },
        { id: 'b', name: 'Birch' },
      ],
      notes: [
        { id: 'n', member_id: 'a', title: 'Day', body: 'Long' },
        { id: 'o', member_id: null, title: 'Day', body: 'Long' },
      ],
      front_periods: [
        {
          id: 'p',
          started_at: new Date(hour(1)).toISOString(),
          ended_at: new Date(hour(2)).toISOString(),
          note: 'Tea',
          assignments: [
            { member_id: 'b', front_role: 'co_front' },
            { member_id: 'a', front_role: 'primary', note: 'Own' },
          ],
        },
      ],
      front_comments: [
        { id: 'c', front_period_id: 'p', body: 'Rain' },
        { id: 'd', body: 'x' },
      ],
    });
    expect(file.members[0]?.texts).toEqual(['**Day**\nLong']);
    expect(notedOf(file)).toEqual([['Tea', 'Own', 'Rain', 'b cofronting', 'a primary'], []]);
    expect(lostOf(file)).toEqual({ notes: 1, comments: 1 });
  });
});

test('what is said about a time belongs to the switch in effect then, and roles to all switches of the time', () => {
  const switches = [1, 2, 3].map((at) => ({
    timestamp: new Date(hour(at)).toISOString(),
    members: at === 3 ? ['a'] : ['a', 'b'],
  }));
  const span = (startMs: number, endMs: number | null, more: Partial<NotedSpan>): NotedSpan => ({
    startMs,
    endMs,
    texts: [],
    roles: [],
    ...more,
  });
  const notes = createNotes();
  const noted = withNoted(
    switches,
    [
      span(hour(0), null, { texts: ['before all'] }),
      span(hour(1) + 1, hour(2), {
        texts: ['x'],
        roles: [
          ['b', 'primary'],
          ['a', 'near'],
        ],
      }),
      span(hour(2), null, {
        texts: ['x', 'x'],
        roles: [
          ['b', 'cofronting'],
          ['a', 'cofronting'],
          ['c', 'near'],
        ],
      }),
    ],
    notes,
  );
  expect(noted.map(({ texts, roles }) => [texts, roles])).toEqual([
    [['x'], [['b', 'primary']]],
    [
      ['x'],
      [
        ['b', 'cofronting'],
        ['a', 'cofronting'],
        ['c', 'near'],
      ],
    ],
    [
      undefined,
      [
        ['a', 'cofronting'],
        ['c', 'near'],
      ],
    ],
  ]);
  expect(notes.all().lost).toEqual([{ kind: 'comments', count: 1 }]);
});

describe('a plan', () => {
  const CONTEXT = { nowMs: hour(24), memberLimit: 10, groupLimit: 10, resolveTimezone: () => null };
  const planOf = async (choice: Partial<ImportChoice> = {}, now: SystemFile = NEW_SYSTEM) => {
    const file = await read(LAMP);
    return planImport(file, now, { ...firstChoice(file, now), ...choice }, CONTEXT).extras;
  };

  it('has what members and switches of the service get, with the fields that somebody has a value in', async () => {
    const extras = await planOf();
    expect(extras.fields.map(({ name }) => name)).toEqual(['Likes', 'Found']);
    expect(extras.members.map(({ key, values, state }) => [key, values, state])).toEqual([
      [
        'ash',
        [
          [0, 'tea'],
          [1, '2024-05-01'],
        ],
        'resting',
      ],
      ['asleep', [], 'not-a-person'],
    ]);
    expect(extras.switches.map(({ timestamp, texts }) => [timestamp, texts])).toEqual([
      [new Date(hour(1)).toISOString().replace('.000Z', 'Z'), ['tired', 'Tea', 'Rain']],
    ]);
    expect(extras.lost).toBe(0);
  });

  it('has nothing of who is left out, and nothing at all with another choice', async () => {
    const without = { members: new Set(['ash']), groups: new Set<string>() };
    const extras = await planOf({ without });
    expect(extras.members.map(({ key }) => key)).toEqual(['asleep']);
    expect([extras.fields, extras.switches, extras.lost]).toEqual([[], [], 1]);
    for (const use of ['description', 'out'] as const)
      expect(await planOf({ extras: use })).toEqual({ fields: [], members: [], switches: [], lost: 0 });
  });

  it('ties a note to the existing switch in effect if somebody is in both, and otherwise leaves it out', async () => {
    const member = { key: 'aaaaa', id: 'aaaaa', uuid: 'u', fields: { name: 'Ash' } };
    const other = { key: 'bbbbb', id: 'bbbbb', uuid: 'w', fields: { name: 'Cedar' } };
    const at = (front: readonly string[]): SystemFile => ({
      ...NEW_SYSTEM,
      members: [member, other],
      switches: [{ timestamp: '2023-12-31T22:00:00Z', members: front }],
    });
    const choice = { history: 'before' } as const;
    const same = await planOf(choice, at(['aaaaa']));
    expect(same.switches.map(({ timestamp }) => timestamp)).toEqual(['2023-12-31T22:00:00Z']);
    const another = await planOf(choice, at(['bbbbb']));
    expect([another.switches, another.lost]).toEqual([[], 1]);
  });
});
