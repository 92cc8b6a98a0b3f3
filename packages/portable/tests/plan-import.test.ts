import { timezoneResolver } from '@frontboard/model/timezone';
import { describe, expect, inject, it, test } from 'vitest';
import { firstChoice, type ImportChoice, importSteps, planImport, type SystemFile } from '../src/index.ts';
import { applySteps, NEW_SYSTEM } from './apply-steps.ts';
import { largePluralKit, largeSimplyPlural } from './made-files.ts';
import { NOW, read } from './read-value.ts';

const CONTEXT = {
  nowMs: NOW,
  memberLimit: 1_000,
  groupLimit: 250,
  resolveTimezone: timezoneResolver(2),
};
const plan = (file: SystemFile, now = NEW_SYSTEM, choice: Partial<ImportChoice> = {}) =>
  planImport(file, now, { ...firstChoice(file, now), ...choice }, CONTEXT);
const importInto = (now: SystemFile, file: SystemFile, choice: Partial<ImportChoice> = {}) =>
  applySteps(now, importSteps(plan(file, now, choice)));
const verdicts = (file: SystemFile, now?: SystemFile, choice?: Partial<ImportChoice>) =>
  plan(file, now, choice).members.map(({ verdict }) => verdict);

const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);
const row = (member: string, from: string, to: string | null) => ({
  _id: `${member}${from}`,
  member,
  startTime: at(from),
  ...(to === null ? { live: true } : { live: false, endTime: at(to) }),
});
const spFile = (parts: object) => read({ users: [], frontHistory: [], ...parts });
/** A file that PluralKit itself wrote. */
const pkFile = (parts: object) =>
  read({ id: 'nnnnnn', created: '2020-01-01T00:00:00Z', accounts: [1], members: [], switches: [], ...parts });

describe('matching', async () => {
  const now = importInto(
    NEW_SYSTEM,
    await pkFile({
      members: [
        { id: 'aaaab', name: 'Ash' },
        { id: 'c', name: 'Cedar' },
      ],
      switches: [],
    }),
  );
  const [ash] = now.members;

  it('ignores ids of another system without the name', async () => {
    const file = await read({
      version: 1,
      members: [{ id: ash?.id, name: 'Somebody', privacy: null }],
      switches: [],
    });
    expect(verdicts(file, now)).toEqual(['new']);
    expect(verdicts(await pkFile({ members: [{ id: ash?.id, name: 'Somebody' }] }), now)).toEqual([
      'changed',
    ]);
  });

  it('asks if two records have one name, and follows the answer', async () => {
    const file = await pkFile({
      members: [
        { id: 'x', name: 'Ash', color: 'ff0000' },
        { id: 'y', name: 'Ash ', color: '00ff00' },
      ],
      switches: [{ timestamp: '2025-01-01T00:00:00Z', members: ['x'] }],
    });
    const first = plan(file, now);
    expect(
      first.members.map(({ verdict, candidates }) => [verdict, candidates.map(({ key }) => key)]),
    ).toEqual([
      ['unsure', [ash?.key]],
      ['unsure', [ash?.key]],
    ]);
    expect(importSteps(first)).toEqual([]);
    const matches = new Map([
      ['members.x', ash?.key ?? ''],
      ['members.y', null],
    ]);
    expect(verdicts(file, now, { matches })).toEqual(['changed', 'new']);
    expect(importInto(now, file, { matches }).switches.map(({ members }) => members)).toEqual([[ash?.key]]);
  });

  it('ignores the id of a record elsewhere, and one that two members have', async () => {
    const file = await spFile({
      members: [
        { _id: 'a', name: 'New', pkId: 'zzzzz' },
        { _id: 'b', name: 'One', pkId: ash?.id },
        { _id: 'c', name: 'Two', pkId: ash?.id },
      ],
    });
    expect(verdicts(file, now)).toEqual(['new', 'new', 'new']);
    const one = await spFile({ members: [{ _id: 'b', name: 'One', pkId: ash?.id, desc: 'text' }] });
    expect(plan(one, now).members[0]?.target?.key).toBe(ash?.key);
  });
});

describe('what goes in', async () => {
  const now = importInto(
    NEW_SYSTEM,
    await pkFile({ members: [{ id: 'a', name: 'Ash', pronouns: 'she/her' }] }),
  );
  const file = await pkFile({
    name: 'Lamp',
    members: [
      { id: 'b', name: 'Ash', pronouns: 'they', description: 'Hi' },
      { id: 'c', name: 'Birch' },
    ],
    groups: [{ id: 'g', name: 'Trees', members: ['b', 'c'] }],
    switches: [{ timestamp: '2025-01-01T00:00:00Z', members: ['c'] }],
  });
  const kinds = (choice: Partial<ImportChoice>) =>
    importSteps(plan(file, now, choice)).map(({ kind }) => kind);

  it('is a choice of parts, members and fields', () => {
    expect(kinds({})).toEqual([
      'change-member',
      'create-member',
      'create-group',
      'join-group',
      'record-switch',
    ]);
    expect(kinds({ parts: new Set(['members']) })).toEqual(['change-member', 'create-member']);
    expect(kinds({ parts: new Set(['system']) })).toEqual(['change-system']);
    const without = { members: new Set(['c']), groups: new Set<string>() };
    // Whose switches and memberships stay out, too.
    expect(kinds({ without })).toEqual(['change-member', 'create-group', 'join-group']);
    const withoutFields = new Set(['members.pronouns']);
    expect(plan(file, now, { withoutFields }).members[0]?.send).toEqual({ description: 'Hi' });
  });

  it('fills gaps only, if a person wants that', () => {
    expect(plan(file, now, { existing: 'fill' }).members[0]?.send).toEqual({ description: 'Hi' });
    expect(plan(file, now, { existing: 'replace' }).members[0]?.send).toEqual({
      pronouns: 'they',
      description: 'Hi',
    });
  });

  it('makes nothing public unless the file says so', async () => {
    const friends = await spFile({
      members: [
        { _id: 'a', name: 'A', private: false },
        { _id: 'b', name: 'B', private: true },
      ],
    });
    const visibilities = (newPrivacy: ImportChoice['newPrivacy']) =>
      plan(friends, NEW_SYSTEM, { newPrivacy }).members.map(({ send }) =>
        Object.values(send.privacy as object),
      );
    const all = (value: string) => Array<string>(9).fill(value);
    expect(plan(friends).members.map(({ send }) => Object.values(send.privacy as object))).toEqual([
      all('private'),
      all('private'),
    ]);
    expect(visibilities('friends')).toEqual([all('public'), all('private')]);
  });

  it('adds details below the description while there is room', async () => {
    const detailed = await spFile({
      customFields: [
        { _id: 'f', name: 'Likes', order: '0|a', type: 0 },
        { _id: 'g', name: 'Long', order: '0|b', type: 0 },
      ],
      members: [
        { _id: 'a', name: 'A', desc: 'Hi', info: { f: 'tea', g: 'x'.repeat(990) } },
        { _id: 'b', name: 'B', info: { f: 'tea' } },
      ],
    });
    expect(
      plan(detailed, NEW_SYSTEM, { extras: 'description' }).members.map(({ send }) => send.description),
    ).toEqual(['Hi\n\n**Likes:** tea', '**Likes:** tea']);
    expect(
      plan(detailed, NEW_SYSTEM, { extras: 'description', detailLine: '{name}={value}' }).members[1]?.send
        .description,
    ).toBe('Likes=tea');
    for (const extras of ['device', 'out'] as const)
      expect(plan(detailed, NEW_SYSTEM, { extras }).members[0]?.send.description).toBe('Hi');
  });
});

describe('switches', () => {
  const people = [
    { _id: 'a', name: 'Ash' },
    { _id: 'b', name: 'Birch' },
  ];
  const frontsOf = ({ members, switches }: SystemFile) =>
    switches.map(({ timestamp, members: keys }) => [
      timestamp.slice(11, 19),
      ...keys.map((key) => members.find((one) => one.key === key)?.fields.name),
    ]);

  it('are made from overlapping periods, a gap and a live row', async () => {
    const file = await spFile({
      members: people,
      frontHistory: [
        row('a', '10:00:00', '12:00:00'),
        row('b', '11:00:00', '13:00:00'),
        row('a', '11:30:00', '12:30:00'),
        row('a', '15:00:00', null),
      ],
    });
    expect(frontsOf(importInto(NEW_SYSTEM, file))).toEqual([
      ['10:00:00', 'Ash'],
      ['11:00:00', 'Ash', 'Birch'],
      ['12:30:00', 'Birch'],
      ['13:00:00'],
      ['15:00:00', 'Ash'],
    ]);
  });

  it('are left out if they are shorter than the chosen duration', async () => {
    const file = await spFile({
      members: people,
      frontHistory: [row('a', '10:00:00', '12:00:00'), row('b', '12:00:00.300', '13:00:00')],
    });
    expect(frontsOf(file)).toHaveLength(4);
    expect(frontsOf(importInto(NEW_SYSTEM, file, { joinWithinMs: 60_000 }))).toEqual([
      ['10:00:00', 'Ash'],
      ['12:00:00', 'Birch'],
      ['13:00:00'],
    ]);
  });

  it('are not added again if they exist, and existing ones with other members at the same time stay', async () => {
    const first = await pkFile({
      members: [
        { id: 'a', name: 'Ash' },
        { id: 'b', name: 'Birch' },
      ],
      switches: [
        { timestamp: '2025-01-01T00:00:00Z', members: ['a'] },
        { timestamp: '2025-01-02T00:00:00Z', members: ['b'] },
      ],
    });
    const now = importInto(NEW_SYSTEM, first);
    const other = await pkFile({
      members: [
        { id: 'a', name: 'Ash' },
        { id: 'b', name: 'Birch' },
      ],
      switches: [
        { timestamp: '2025-01-01T00:00:00Z', members: ['b'] },
        { timestamp: '2025-01-02T00:00:00.000Z', members: ['b'] },
        { timestamp: '2025-01-03T00:00:00Z', members: ['b'] },
        { timestamp: '2199-01-01T00:00:00Z', members: ['a'] },
      ],
    });
    const planned = plan(other, now).switches;
    expect(planned.added).toEqual([]);
    expect(planned.skipped).toMatchObject({ exists: 1, differs: 1, 'same-front': 1, future: 1 });
    expect(planned.differing).toEqual(['2025-01-01T00:00:00Z']);
  });

  it('from another program are added only before the existing ones, unless the person chooses otherwise', async () => {
    const now = importInto(
      NEW_SYSTEM,
      await pkFile({
        members: [{ id: 'a', name: 'Ash' }],
        switches: [{ timestamp: '2026-03-01T10:30:00Z', members: ['a'] }],
      }),
    );
    const file = await spFile({ members: people, frontHistory: [row('b', '10:00:00', '11:00:00')] });
    expect(frontsOf(importInto(now, file))).toEqual([
      ['10:00:00', 'Birch'],
      ['10:30:00', 'Ash'],
    ]);
    expect(plan(file, now, { history: 'after' }).switches.added).toHaveLength(1);
    expect(plan(file, now, { history: 'all' }).switches.added).toHaveLength(2);
  });

  it('become switch-outs if their only member is an excluded custom front', async () => {
    const file = await spFile({
      members: people,
      frontStatuses: [{ _id: 's', name: 'Asleep' }],
      frontHistory: [row('a', '10:00:00', '11:00:00'), row('s', '11:00:00', '12:00:00')],
    });
    expect(frontsOf(importInto(NEW_SYSTEM, file))).toEqual([
      ['10:00:00', 'Ash'],
      ['11:00:00', 'Asleep'],
      ['12:00:00'],
    ]);
    expect(
      frontsOf(importInto(NEW_SYSTEM, file, { without: { members: new Set(['s']), groups: new Set() } })),
    ).toEqual([['10:00:00', 'Ash'], ['11:00:00']]);
  });
});

test('values that the service refuses are cut, secured or left out, and each is named', async () => {
  const file = await pkFile({
    members: [
      {
        id: 'a',
        name: '😀'.repeat(100),
        description: `${'x'.repeat(999)}😀`,
        avatar_url: 'http://example.com/a.png',
        banner: 'data:image/png;base64,x',
        pronouns: 'th\u0000ey',
        proxy_tags: [{ prefix: null, suffix: 's'.repeat(97) }, { prefix: 'a:' }],
      },
      { id: 'b', display_name: 'Shown' },
      { id: 'c' },
    ],
  });
  const [first, second, third] = plan(file).members;
  expect(first?.send).toMatchObject({
    name: '😀'.repeat(50),
    description: 'x'.repeat(999),
    avatar_url: 'https://example.com/a.png',
    pronouns: 'they',
    proxy_tags: [{ prefix: 'a:', suffix: null }],
  });
  expect(first?.problems.map(({ field, kind }) => [field, kind])).toEqual([
    ['name', 'cut'],
    ['description', 'cut'],
    ['avatar_url', 'secured'],
    ['proxy_tags', 'cut'],
    ['banner', 'refused'],
  ]);
  expect([second?.send.name, second?.verdict, third?.verdict]).toEqual(['Shown', 'new', 'refused']);
});

test('half an emoji becomes what the service stores, so that a second import finds the record', async () => {
  const fileWith = (half: string) =>
    pkFile({
      name: `Lamp${half}`,
      config: { description_templates: [`About ${half}`] },
      members: [
        {
          id: 'a',
          name: `Ash ${half}`,
          description: `${half}😀`,
          proxy_tags: [{ prefix: `${half}:`, suffix: null }],
        },
      ],
      groups: [{ id: 'g', name: `Trees${half}`, members: ['a'] }],
    });
  const file = await fileWith('\ud83d');
  expect(file).toEqual(await fileWith('\ufffd'));
  expect(verdicts(file, importInto(NEW_SYSTEM, file))).toEqual(['equal']);

  const detailed = await spFile({
    members: [{ _id: 'm', name: 'Ash', info: { 'f\ude00': 'tea \ud83d' } }],
    customFields: [{ _id: 'f\ude00', name: 'Likes\ude00', type: 0 }],
  });
  expect(
    plan(detailed, NEW_SYSTEM, { extras: 'description', detailLine: '{name}: {value}' }).members[0]?.send
      .description,
  ).toBe('Likes\ufffd: tea \ufffd');
});

test('exceeding a limit of the system is reported before anything is sent', async () => {
  const switches = inject('isLong') ? 100_001 : 1_001;
  const planned = plan(await read(largePluralKit({ members: 1_001, groups: 251, switches })));
  expect(planned.exceeded).toEqual([
    { part: 'members', limit: 1_000, existing: 0, added: 1_001 },
    { part: 'groups', limit: 250, existing: 0, added: 251 },
  ]);
  expect(planned.switches.added).toHaveLength(switches);
});

test('many members and front periods are planned, and a second import changes nothing', async () => {
  const large = inject('isLong') ? { members: 2_500, rows: 50_000 } : { members: 100, rows: 2_000 };
  const file = await read(largeSimplyPlural(large));
  expect(JSON.stringify(file)).not.toContain('secret');
  const first = plan(file);
  expect(first.members.filter(({ verdict }) => verdict === 'new')).toHaveLength(large.members);
  expect(first.groups[0]?.joins).toHaveLength(large.members);
  expect(first.switches.added).toHaveLength(large.rows + 1);
  const keyed = (key: string) => `k${key}`;
  const now: SystemFile = {
    ...NEW_SYSTEM,
    members: first.members.map(({ record, send }) => ({
      key: keyed(record.key),
      id: keyed(record.key),
      uuid: null,
      fields: { ...record.fields, ...send },
    })),
    groups: first.groups.map(({ record, send, joins }) => ({
      key: keyed(record.key),
      id: keyed(record.key),
      uuid: null,
      fields: { ...record.fields, ...send },
      members: joins.map(keyed),
    })),
    switches: first.switches.added.map(({ timestamp, members }) => ({
      timestamp,
      members: members.map(keyed),
    })),
  };
  expect(
    importSteps(
      plan(file, now, {
        history: 'all',
        existing: 'replace',
        parts: new Set(['members', 'groups', 'switches']),
      }),
    ),
  ).toEqual([]);
});
