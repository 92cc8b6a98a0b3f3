import { LIMITS } from '@frontboard/model';
import { timezoneResolver } from '@frontboard/model/timezone';
import { describe, expect, it } from 'vitest';
import {
  choiceAfterReading,
  type FileGroup,
  type FileMember,
  firstChoice,
  type ImportChoice,
  type ImportContext,
  importSteps,
  nameToMatch,
  planImport,
  type SystemFile,
  writeImportFiles,
} from '../src/index.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { NOW } from './read-value.ts';

const CONTEXT: ImportContext = {
  nowMs: NOW,
  memberLimit: 1_000,
  groupLimit: 250,
  resolveTimezone: timezoneResolver(2),
};

/** A member of a file; its key says who it is. */
const member = (key: string, fields: object = {}, rest: Partial<FileMember> = {}): FileMember => ({
  key,
  id: null,
  uuid: null,
  fields: { name: key, ...fields },
  ...rest,
});
const group = (key: string, members: readonly string[] | null, fields: object = {}): FileGroup => ({
  key,
  id: null,
  uuid: null,
  fields: { name: key, ...fields },
  members,
});
const at = (hour: number, ...members: string[]) => ({
  timestamp: `2025-01-01T${String(hour).padStart(2, '0')}:00:00Z`,
  members,
});
const file = (parts: Partial<SystemFile> = {}): SystemFile => ({
  ...NEW_SYSTEM,
  system: null,
  config: null,
  ...parts,
});
const service = (parts: Partial<SystemFile> = {}): SystemFile => ({ ...NEW_SYSTEM, ...parts });

const plan = (
  content: Partial<SystemFile>,
  now: Partial<SystemFile> = {},
  choice: Partial<ImportChoice> = {},
  context: Partial<ImportContext> = {},
) => {
  const [from, to] = [file(content), service(now)];
  return planImport(from, to, { ...firstChoice(from, to), ...choice }, { ...CONTEXT, ...context });
};
const verdictsOf = ({ members }: ReturnType<typeof plan>) => members.map(({ verdict }) => verdict);
const only = (one: FileMember, choice: Partial<ImportChoice> = {}, now: Partial<SystemFile> = {}) => {
  const [planned] = plan({ members: [one] }, now, choice).members;
  if (planned === undefined) throw new Error('There is one member.');
  return planned;
};

describe('the first choice', () => {
  const partsOf = (content: Partial<SystemFile>, now: Partial<SystemFile> = {}) => [
    ...firstChoice(file(content), service(now)).parts,
  ];

  it('has the profile only if PluralKit wrote the file', () => {
    const system = { name: 'Lamp' };
    expect(partsOf({ system })).toContain('system');
    expect(partsOf({ system, isByPluralKit: false })).not.toContain('system');
  });

  it('has the profile and the settings only for the same system, and only what the file has', () => {
    const all = { system: { name: 'Lamp' }, config: { timezone: 'UTC' } };
    expect(partsOf(all)).toEqual(['system', 'config', 'members', 'groups']);
    expect(partsOf({ ...all, config: null })).toEqual(['system', 'members', 'groups']);
    expect(partsOf({ ...all, system: null })).toEqual(['config', 'members', 'groups']);
    expect(partsOf({ ...all, uuid: '00000000-0000-4000-8000-000000000001' })).toEqual(['members', 'groups']);
    expect(partsOf({ ...all, uuid: null }, { uuid: null })).toEqual(['members', 'groups']);
  });

  it('has the switches if the file has any', () => {
    expect(partsOf({ switches: [at(1)] })).toEqual(['members', 'groups', 'switches']);
  });

  it("restores PluralKit's own files as they are, and is careful with those of others", () => {
    const careful = {
      existing: 'fill',
      isEmptying: false,
      isOpening: false,
      newPrivacy: 'private',
      history: 'before',
    };
    const restoring = {
      existing: 'replace',
      isEmptying: false,
      isOpening: false,
      newPrivacy: 'private',
      history: 'all',
    };
    const now = service({ switches: [at(1)] });
    const foreign = { isByPluralKit: false };
    expect(firstChoice(file(), now)).toMatchObject(restoring);
    expect(firstChoice(file(foreign), now)).toMatchObject(careful);
    expect(firstChoice(file(foreign), service())).toMatchObject({
      ...careful,
      history: 'all',
    });
  });
});

describe('who is who', () => {
  const red = { color: 'ff0000' };
  const blue = { color: '0000ff' };
  const now = { members: [member('a', { name: 'Ash', ...red }), member('b', { name: 'Ash', ...blue })] };

  it('pairs those of one name that are equal, and asks for the others', () => {
    const equal = plan(
      { members: [member('x', { name: 'Ash', ...blue }), member('y', { name: 'Ash', ...red })] },
      now,
    );
    expect(equal.members.map(({ target, candidates }) => [target?.key, candidates])).toEqual([
      ['b', []],
      ['a', []],
    ]);
    const one = plan(
      { members: [member('x', { name: 'Ash', ...blue }), member('y', { name: 'Ash', color: '00ff00' })] },
      now,
    );
    expect(verdictsOf(one)).toEqual(['equal', 'unsure']);
    expect(one.members[1]?.candidates.map(({ key }) => key)).toEqual(['a']);
  });

  it('gives nobody to two: who was chosen for one is not found for another', () => {
    const matches = new Map([['members.x', 'a']]);
    const planned = plan(
      { members: [member('x'), member('Ash')] },
      { members: [member('a', { name: 'Ash' })] },
      { matches },
    );
    expect(planned.members.map(({ target }) => target?.key ?? null)).toEqual(['a', null]);
    expect(verdictsOf(planned)).toEqual(['changed', 'new']);
  });

  it('asks whether a record is the one that an earlier file had its number for, unless another record is that one', () => {
    const there = { members: [member('a', { name: 'Ash' }), member('b', { name: 'Birch' })] };
    const asked = (names: readonly string[], choice: Partial<ImportChoice>) =>
      plan({ members: names.map((name) => member(name)) }, there, choice).members.map(
        ({ verdict, target, candidates }) => [verdict, target?.key, ...candidates.map(({ key }) => key)],
      );
    const toConfirm = new Map([['members.Elm', 'a']]);
    expect(asked(['Elm'], { toConfirm })).toEqual([['unsure', undefined, 'a']]);
    expect(asked(['Elm', 'Ash'], { toConfirm })).toEqual([
      ['new', undefined],
      ['equal', 'a'],
    ]);
    expect(asked(['Birch'], { toConfirm: new Map([['members.Birch', 'a']]) })).toEqual([['equal', 'b']]);
    expect(asked(['Elm'], { toConfirm: new Map([['members.Elm', 'gone']]) })).toEqual([['new', undefined]]);
    expect(asked(['Elm'], { toConfirm, matches: new Map([['members.Elm', null]]) })).toEqual([
      ['new', undefined],
    ]);
    expect(asked(['Elm'], { toConfirm, matches: new Map([['members.Elm', 'a']]) })).toEqual([
      ['changed', 'a'],
    ]);
  });

  it('compares names as they are sent, in any case; without one there is nothing to compare', () => {
    expect(nameToMatch({ fields: { name: ' ÄSH ' } })).toBe('äsh');
    expect(nameToMatch({ fields: { display_name: 'Shown' } })).toBe('shown');
    expect(nameToMatch({ fields: { name: 'X'.repeat(LIMITS.name + 1) } })).toBe('x'.repeat(LIMITS.name));
    expect(nameToMatch({ fields: {} })).toBeNull();
  });

  it('asks once about the number and the name, and the one of the number is the first to choose', () => {
    const planned = plan(
      { members: [member('Ash', { color: '00ff00' })] },
      { members: [...now.members, member('c', { name: 'Elm' })] },
      { toConfirm: new Map([['members.Ash', 'c']]), existing: 'replace' },
    );
    expect(verdictsOf(planned)).toEqual(['unsure']);
    expect(planned.members[0]?.candidates.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});

describe('what happens to a member', () => {
  const now = { members: [member('a', { name: 'Ash', description: 'Hi', banner: null })] };

  it('is nothing if the service has the same', () => {
    expect(only(member('x', { name: 'Ash', description: 'Hi' }), {}, now).verdict).toBe('equal');
  });

  it('is a refusal if the only difference is what the service refuses', () => {
    const refused = { name: 'Ash', banner: 'data:image/png;base64,x' };
    expect(only(member('x', refused), {}, now).verdict).toBe('refused');
    const long = 'x'.repeat(LIMITS.description + 1);
    const cut = { members: [member('a', { name: 'Ash', description: long.slice(1), banner: null })] };
    expect(only(member('x', { name: 'Ash', description: long }), {}, cut).verdict).toBe('equal');
    expect(only(member('x', { ...refused, description: long }), {}, cut).verdict).toBe('refused');
  });

  it('is nothing if a person leaves it out', () => {
    const content = { members: [member('Ash'), member('Birch')] };
    expect(verdictsOf(plan(content))).toEqual(['new', 'new']);
    const without = { members: new Set(['Birch']), groups: new Set<string>() };
    expect(verdictsOf(plan(content, {}, { without }))).toEqual(['new', 'out']);
  });

  it('is left out at first if it is a facet, or a custom front that was never used', () => {
    const members = [
      member('Ash'),
      member('Asleep', {}, { isCustomFront: true }),
      member('Blurry', {}, { isCustomFront: true }),
      member('Party', {}, { isFacet: true }),
      member('Gone', {}, { isArchived: true }),
    ];
    const withHistory = { members, switches: [at(1, 'Asleep'), at(2, 'Party'), at(3, 'Ash')] };
    expect(verdictsOf(plan(withHistory))).toEqual(['new', 'new', 'out', 'out', 'new']);
    // Without a history nothing is known of their use.
    expect(verdictsOf(plan({ members }))).toEqual(['new', 'new', 'new', 'out', 'new']);
    const planned = plan(withHistory);
    expect(planned.switches.added.map((one) => one.members)).toEqual([['Asleep'], ['Ash']]);
    expect(planned.switches.skipped['no-members']).toBe(1);
  });

  it('is left out for never fronting only as long as nothing else is known of the times', () => {
    const members = ['Asleep', 'Blurry', 'Cloudy'].map((name) => member(name, {}, { isCustomFront: true }));
    const read = (...used: string[]) => ({ members, used: new Set(used), hasHistory: used.length > 0 });
    const choice = (...out: string[]) => {
      const own = file({ members });
      return {
        ...firstChoice(own, service({})),
        without: { members: new Set(out), groups: new Set<string>() },
      };
    };
    const out = (next: ImportChoice) => [...next.without.members].sort();
    // Asleep turns out to have fronted; Cloudy stays as the person has chosen.
    const known = choiceAfterReading(
      choice('Asleep', 'Cloudy'),
      read('Blurry', 'Cloudy'),
      read('Asleep', 'Blurry', 'Cloudy'),
    );
    expect(out(known)).toEqual(['Cloudy']);
    // All of the history was at doubtful times.
    expect(out(choiceAfterReading(choice(), read(), read('Asleep')))).toEqual(['Blurry', 'Cloudy']);
  });

  it('lists what a new one gets, without what is empty or unknown', () => {
    const planned = only(member('Ash', { color: 'ff0000', birthday: null, weird: 1 }));
    expect(Object.keys(planned.send).sort()).toEqual(['color', 'name', 'privacy']);
    expect(planned.changes).toEqual([
      { field: 'name', before: null, after: 'Ash' },
      { field: 'color', before: null, after: 'ff0000' },
    ]);
  });

  it('empties nothing, unless a person wants that', () => {
    const tag = [{ prefix: 'A:', suffix: null }];
    const content = member('x', {
      name: 'Ash',
      pronouns: null,
      proxy_tags: [],
      description: 'new',
      color: null,
    });
    const now = {
      members: [
        member('a', { name: 'Ash', pronouns: 'they', proxy_tags: tag, description: 'old', color: null }),
      ],
    };
    const kept = only(content, {}, now);
    expect(kept.send).toEqual({ description: 'new' });
    expect(kept.emptied).toEqual([
      { field: 'pronouns', before: 'they', after: null },
      { field: 'proxy_tags', before: tag, after: [] },
    ]);
    const emptied = only(content, { isEmptying: true }, now);
    expect(emptied.send).toEqual({ description: 'new', pronouns: null, proxy_tags: [] });
    expect(emptied.emptied).toEqual(kept.emptied);
    expect(only(member('x', { name: 'Ash', pronouns: null }), {}, now).verdict).toBe('equal');
    expect(only(content, { existing: 'fill' }, now).emptied).toEqual([]);
    const profile = plan({ system: { tag: null } }, { system: { tag: 'LP' } }).system;
    expect(profile).toMatchObject({ changes: [], emptied: [{ field: 'tag', before: 'LP' }] });
  });

  it('keeps private what the file calls public, unless a person wants to open it', () => {
    const content = member('x', {
      name: 'Ash',
      privacy: {
        visibility: 'public',
        name_privacy: 'public',
        banner_privacy: 'private',
        avatar_privacy: 'public',
      },
    });
    const privacy = {
      visibility: 'private',
      name_privacy: 'private',
      banner_privacy: 'public',
      avatar_privacy: 'public',
    };
    const now = { members: [member('a', { name: 'Ash', privacy })] };
    const kept = only(content, {}, now);
    expect(kept.send).toEqual({ privacy: { banner_privacy: 'private' } });
    expect(kept.opened.map(({ field }) => field)).toEqual(['privacy.visibility', 'privacy.name_privacy']);
    const opened = only(content, { isOpening: true }, now);
    expect(opened.send).toEqual({
      privacy: { visibility: 'public', name_privacy: 'public', banner_privacy: 'private' },
    });
    expect(opened.opened).toEqual(kept.opened);
    const front = (front_privacy: string) => ({ system: { privacy: { front_privacy } } });
    expect(plan(front('public'), front('private')).system).toMatchObject({ changes: [], opened: [{}] });
    expect(plan(front('private'), front('public')).system).toMatchObject({ changes: [{}], opened: [] });
    expect(only(content, { existing: 'fill' }, now)).toMatchObject({ changes: [], opened: [] });
  });

  it('fills what is empty, a list without entries included, and never a flag or privacy', () => {
    const tag = [{ prefix: 'A:', suffix: null }];
    const empty = {
      name: 'Ash',
      proxy_tags: [],
      pronouns: null,
      tts: false,
      keep_proxy: null,
      privacy: { visibility: 'public' },
    };
    const content = member('x', {
      name: 'Ash',
      proxy_tags: tag,
      pronouns: 'they',
      tts: true,
      keep_proxy: true,
      privacy: { visibility: 'private' },
    });
    const existing = { members: [member('a', empty)] };
    expect(only(content, { existing: 'fill' }, existing).send).toEqual({ proxy_tags: tag, pronouns: 'they' });
    const unknown = { members: [member('a', { name: 'Ash' })] };
    expect(only(content, { existing: 'fill' }, unknown).send).toEqual({});
    const full = { members: [member('a', { ...empty, proxy_tags: [{ prefix: 'B:', suffix: null }] })] };
    expect(only(content, { existing: 'fill' }, full).send).toEqual({ pronouns: 'they' });
  });

  it('sends only the privacy that differs, together', () => {
    const before = { visibility: 'public', name_privacy: 'public', birthday_privacy: 'public' };
    const after = { visibility: 'private', name_privacy: 'private', birthday_privacy: 'public' };
    const planned = only(
      member('x', { name: 'Ash', privacy: after }),
      {},
      {
        members: [member('a', { name: 'Ash', privacy: before })],
      },
    );
    expect(planned.send).toEqual({ privacy: { visibility: 'private', name_privacy: 'private' } });
  });

  it('hides a new one that the file hides, whoever its friends are', () => {
    const visible = (fields: object) =>
      only(member('Ash', fields, { isForFriends: true }), { newPrivacy: 'friends' }).send.privacy;
    expect(visible({})).toMatchObject({ visibility: 'public', name_privacy: 'public' });
    expect(visible({ privacy: { visibility: 'public' } })).toMatchObject({ name_privacy: 'public' });
    expect(visible({ privacy: { visibility: 'private' } })).toMatchObject({
      visibility: 'private',
      name_privacy: 'private',
    });
  });

  it('hides all of a new one that the file hides, also where a person opens what the file does not contain', () => {
    const levels = (fields: object, choice: Partial<ImportChoice> = {}) =>
      new Set(
        Object.values(
          only(member('Ash', fields), { newPrivacy: 'public', ...choice }).send.privacy as object,
        ),
      );
    expect(levels({})).toEqual(new Set(['public']));
    expect(levels({ privacy: { visibility: 'private' } })).toEqual(new Set(['private']));
    const without = { withoutFields: new Set(['members.privacy']) };
    expect(levels({ privacy: { visibility: 'private' } }, without)).toEqual(new Set(['private']));
    const open = { privacy: { visibility: 'private', name_privacy: 'public' } };
    expect(only(member('Ash', open), { newPrivacy: 'public' }).send.privacy).toMatchObject({
      name_privacy: 'public',
      birthday_privacy: 'private',
    });
  });
});

describe('details below a description', () => {
  const describedBy = (description: string, details: FileMember['details'] & object) =>
    only(member('Ash', { description }, { details }), { extras: 'description' }).send.description;

  it('are one per line, with an empty line before the first', () => {
    const details = [
      { name: 'Likes', value: 'tea' },
      { name: 'Age', value: '7' },
    ];
    expect(describedBy('Hi', details)).toBe('Hi\n\n**Likes:** tea\n**Age:** 7');
  });

  it('may fill it to its last character', () => {
    const room = LIMITS.description - 'Hi\n\n**A:** '.length;
    expect(describedBy('Hi', [{ name: 'A', value: 'x'.repeat(room) }])).toHaveLength(LIMITS.description);
    expect(describedBy('Hi', [{ name: 'A', value: 'x'.repeat(room + 1) }])).toBe('Hi');
  });

  it('leave a description as it is if none has room', () => {
    const planned = plan(
      { members: [member('Ash', { description: 'Hi ' }, { details: [] })] },
      {},
      { extras: 'description' },
    );
    expect(planned.members[0]?.record.fields.description).toBe('Hi ');
  });
});

describe('values that the service would refuse', () => {
  const problemsOf = (fields: object) =>
    only(member('Ash', fields)).problems.map(({ field, kind }) => [field, kind]);

  it('are not those that are just short enough', () => {
    const tag = { prefix: null, suffix: 's'.repeat(LIMITS.proxyTag - 'text'.length) };
    const fields = { name: 'x'.repeat(LIMITS.name), proxy_tags: [tag, { prefix: tag.suffix, suffix: null }] };
    expect(problemsOf(fields)).toEqual([]);
    expect(only(member('Ash', fields)).send).toMatchObject(fields);
  });

  it('are tags that are too long on either side, and those that are too many', () => {
    const long = 'p'.repeat(LIMITS.proxyTag);
    const good = { prefix: 'a:', suffix: null };
    const tags = [{ prefix: long, suffix: null }, { prefix: null, suffix: long }, good];
    expect(only(member('Ash', { proxy_tags: tags })).send.proxy_tags).toEqual([good]);
    const many = Array.from({ length: LIMITS.proxyTags + 1 }, (_, index) => ({
      prefix: `${index}:`,
      suffix: null,
    }));
    expect(only(member('Ash', { proxy_tags: many })).send.proxy_tags).toEqual(many.slice(0, -1));
    expect(problemsOf({ proxy_tags: many })).toEqual([['proxy_tags', 'cut']]);
  });

  it('are links without encryption, but not a text that begins like one', () => {
    const fields = { description: 'http://example.com is our page', avatar_url: 'http://example.com/a.png' };
    expect(only(member('Ash', fields)).send).toMatchObject({
      description: 'http://example.com is our page',
      avatar_url: 'https://example.com/a.png',
    });
  });

  it('are not a flag that the file leaves open', () => {
    expect(problemsOf({ keep_proxy: null })).toEqual([]);
  });

  it('are refused and no more where a list is something else', () => {
    expect(problemsOf({ proxy_tags: null })).toEqual([['proxy_tags', 'refused']]);
  });

  it('include a missing name, for which a new one takes the name that is shown', () => {
    const named = only({ ...member('x'), fields: { display_name: 'Shown' } });
    expect(named.send.name).toBe('Shown');
    expect(named.problems).toEqual([{ field: 'name', kind: 'named', value: 'Shown' }]);
    expect(only({ ...member('x'), fields: {} })).toMatchObject({ verdict: 'refused', problems: [] });
    const shown = { name: undefined, display_name: 'Shown' };
    const now = { members: [member('a', { name: 'Ash', display_name: null }, { id: 'aaaaa' })] };
    expect(only(member('x', shown, { id: 'aaaaa' }), {}, now).send).toEqual({ display_name: 'Shown' });
  });
});

describe('groups', () => {
  const people = { members: [member('Ash'), member('Birch')] };
  const [trees] = plan({ ...people, groups: [group('Trees', ['Ash', 'Birch'])] }).groups;

  it('get the members who are there or will be, and who are not in them', () => {
    expect(trees?.joins).toEqual(['Ash', 'Birch']);
    const content = { ...people, groups: [group('Trees', ['Ash', 'Birch', 'ghost'])] };
    const now = { members: [member('a', { name: 'Ash' })], groups: [group('t', ['a'], { name: 'Trees' })] };
    const joinsOf = (planned: ReturnType<typeof plan>) =>
      planned.groups.map(({ verdict, joins }) => [verdict, joins]);
    expect(joinsOf(plan(content, now))).toEqual([['changed', ['Birch']]]);
    const without = { members: new Set(['Birch']), groups: new Set<string>() };
    expect(joinsOf(plan(content, now, { without }))).toEqual([['equal', []]]);
  });

  it('that a person leaves out, or that have no name, get nobody', () => {
    const content = {
      ...people,
      groups: [group('Trees', ['Ash']), group('g', ['Ash'], { name: undefined })],
    };
    const now = { groups: [group('t', [], { name: 'Trees' })] };
    const without = { members: new Set<string>(), groups: new Set(['Trees']) };
    expect(plan(content, now, { without }).groups.map(({ verdict, joins }) => [verdict, joins])).toEqual([
      ['out', []],
      ['refused', []],
    ]);
  });

  it('get their members also if the service did not say who is in them', () => {
    const now = { members: [member('Ash')], groups: [group('Trees', null)] };
    expect(plan({ ...people, groups: [group('Trees', ['Ash'])] }, now).groups[0]?.joins).toEqual(['Ash']);
  });
});

describe('the limits of a system', () => {
  const two = { members: [member('Ash'), member('Birch')] };

  it('are exceeded only by what is new', () => {
    expect(plan(two, two, {}, { memberLimit: 1 }).exceeded).toEqual([]);
    expect(plan(two, { members: [member('Cedar')] }, {}, { memberLimit: 3 }).exceeded).toEqual([]);
    expect(plan(two, { members: [member('Ash'), member('Cedar')] }, {}, { memberLimit: 2 }).exceeded).toEqual(
      [{ part: 'members', limit: 2, existing: 2, added: 1 }],
    );
  });
});

describe('switches of a file', () => {
  const people = { members: [member('Ash'), member('Birch')] };
  const planned = (
    content: Partial<SystemFile>,
    now: Partial<SystemFile> = {},
    choice: Partial<ImportChoice> = {},
  ) => plan({ ...people, ...content }, { ...people, ...now }, choice).switches;
  const hours = ({ added }: ReturnType<typeof planned>) =>
    added.map(({ timestamp }) => Number(timestamp.slice(11, 13)));

  it('are joined with the existing ones in the order of both', () => {
    const now = { switches: [at(2, 'Ash'), at(4, 'Birch')] };
    const switches = [at(1, 'Ash'), at(3, 'Ash'), at(5, 'Ash'), at(6, 'Ash')];
    const result = planned({ switches }, now);
    // The one at three repeats the front of the one at two, the one at six that of the one before it.
    expect(hours(result)).toEqual([1, 5]);
    expect(result.skipped['same-front']).toBe(2);
    expect(hours(planned({ switches: [at(1, 'Birch'), at(3, 'Birch'), at(5, 'Ash')] }, now))).toEqual([
      1, 3, 5,
    ]);
  });

  it('may only re-order the members, unless the order of those before is not known', () => {
    const switches = [at(1, 'Ash', 'Birch'), at(2, 'Birch', 'Ash'), at(3, 'Birch', 'Ash')];
    expect(hours(planned({ switches }))).toEqual([1, 2]);
    expect(hours(planned({ switches }, { switches: [at(0, 'Birch', 'Ash')] }))).toEqual([]);
    // The file has the same switch, so it knows its order.
    expect(hours(planned({ switches }, { switches: [at(1, 'Birch', 'Ash')] }))).toEqual([2]);
    const foreign = { switches: [at(2, 'Birch'), at(4, 'Ash', 'Birch')] };
    expect(hours(planned({ switches: [at(1, 'Ash', 'Birch'), at(5, 'Birch', 'Ash')] }, foreign))).toEqual([
      1,
    ]);
  });

  it('may begin with nobody', () => {
    expect(hours(planned({ switches: [at(1), at(2, 'Ash')] }))).toEqual([1, 2]);
  });

  it('keep those of their members who are imported, and are left out without any', () => {
    const without = { members: new Set(['Birch']), groups: new Set<string>() };
    const switches = [at(1, 'Ash', 'Birch'), at(2, 'Birch'), at(3, 'ghost'), at(4)];
    const result = plan({ ...people, switches }, {}, { without }).switches;
    expect(result.added).toEqual([at(1, 'Ash'), at(4)]);
    expect(result.skipped['no-members']).toBe(2);
  });

  it('count up to this moment', () => {
    const switches = [NOW, NOW + 1].map((ms, index) => ({
      timestamp: new Date(ms).toISOString(),
      members: [index === 0 ? 'Ash' : 'Birch'],
    }));
    const result = planned({ switches });
    expect(result.added.map(({ members }) => members)).toEqual([['Ash']]);
    expect(result.skipped.future).toBe(1);
  });

  it('are too short only below the minimum', () => {
    const hour = 3_600_000;
    const switches = [at(1, 'Ash'), at(2, 'Birch')];
    expect(hours(planned({ switches }, {}, { joinWithinMs: hour }))).toEqual([1, 2]);
    expect(hours(planned({ switches }, {}, { joinWithinMs: hour + 1 }))).toEqual([2]);
  });

  it('outside the chosen part of the history are left out and counted', () => {
    const now = { switches: [at(10, 'Ash'), at(12, 'Birch')] };
    const switches = [at(9, 'Birch'), at(11, 'Ash', 'Birch'), at(13, 'Ash')];
    const before = planned({ switches }, now, { history: 'before' });
    expect([hours(before), before.skipped.outside]).toEqual([[9], 2]);
    const after = planned({ switches }, now, { history: 'after' });
    expect([hours(after), after.skipped.outside]).toEqual([[13], 2]);
    expect(hours(planned({ switches }, {}, { history: 'before' }))).toEqual([9, 11, 13]);
  });

  it('that differ from existing ones are named up to a hundred, and all counted', () => {
    const times = Array.from({ length: 101 }, (_, index) =>
      new Date(Date.parse('2025-01-01') + index * 60_000).toISOString(),
    );
    const all = (...members: string[]) => times.map((timestamp) => ({ timestamp, members }));
    const result = planned({ switches: all('Ash') }, { switches: all('Birch') });
    expect([result.differing.length, result.skipped.differs]).toEqual([100, 101]);
  });
});

describe('the steps of an import', () => {
  it('say what was there before, and whom they change', () => {
    const now = {
      members: [
        member('a', { name: 'Ash', color: null }, { id: 'aaaaa', uuid: 'u-a' }),
        member('b', { name: 'Birch', color: null }, { id: 'bbbbb' }),
        member('c', { name: 'Cedar', color: null }),
      ],
    };
    const red = { color: 'ff0000' };
    const steps = importSteps(
      plan({ members: ['Ash', 'Birch', 'Cedar'].map((name) => member(name, red)) }, now),
    );
    expect(steps).toEqual(
      [
        ['u-a', 'Ash'],
        ['bbbbb', 'Birch'],
        ['c', 'Cedar'],
      ].map(([target, name]) => ({
        kind: 'change-member',
        target,
        name,
        fields: red,
        before: { color: null },
      })),
    );
  });

  it('name a record as it will be called, or as the file calls it', () => {
    const now = { members: [member('a', { name: 'Ash', display_name: null, color: null }, { id: 'aaaaa' })] };
    const named = (one: FileMember) =>
      importSteps(plan({ members: [one] }, now)).map((step) => ('name' in step ? step.name : null));
    const long = 'x'.repeat(LIMITS.name + 1);
    expect(named(member('x', { name: long }))).toEqual([long.slice(1)]);
    expect(named(member('x', { name: 'Ash', color: 'ff0000' }))).toEqual(['Ash']);
    expect(named(member('x', { name: undefined, display_name: 'Shown' }, { id: 'aaaaa' }))).toEqual([
      'Shown',
    ]);
    expect(named(member('x', { name: undefined, color: 'ff0000' }, { id: 'aaaaa' }))).toEqual(['']);
  });

  it('are none for a profile that is the same, and for a group without new members', () => {
    const content = { system: { name: 'Lamp' }, groups: [group('Trees', [])] };
    expect(importSteps(plan(content, { ...content, groups: [group('Trees', [])] }))).toEqual([]);
    const kinds = importSteps(plan(content)).map(({ kind }) => kind);
    expect(kinds).toEqual(['change-system', 'create-group']);
  });

  it('change nothing of a profile that the service did not send', () => {
    expect(importSteps(plan({ system: { name: 'Lamp' } }, { system: null }))).toEqual([]);
  });
});

describe('a file for the importer of PluralKit', () => {
  const written = (
    content: Partial<SystemFile>,
    now: Partial<SystemFile> = {},
    choice: Partial<ImportChoice> = {},
  ) => {
    const { files, left } = writeImportFiles(plan(content, now, choice), service(now));
    return { ...JSON.parse(files[0] ?? ''), left };
  };
  const ash = member('a', { name: 'Ash' }, { id: 'aaaaa' });
  const birch = member('b', { name: 'Birch' }, { id: 'bbbbb' });

  it('has the name of the system, so that it stays, and settings that change', () => {
    expect(written({}, { system: { name: 'Lamp' } })).toMatchObject({ name: 'Lamp' });
    expect(written({}, { system: null }).name).toBe('');
    expect(written({}, { system: { name: null } }).name).toBe('');
    const zone = { config: { timezone: 'Europe/Berlin' } };
    expect(written(zone).config).toEqual(zone.config);
    expect('config' in written({ config: { timezone: 'UTC' } })).toBe(false);
  });

  it('has who is new, changes, or is needed by a switch or a group, and nobody else', () => {
    const now = { members: [ash, birch, member('c', { name: 'Cedar' })] };
    const content = { members: [member('Ash'), member('Birch'), member('Cedar')] };
    expect(written(content, now).members).toEqual([]);
    expect(written({ ...content, switches: [at(1, 'Ash')] }, now).members).toEqual([
      { id: 'aaaaa', name: 'Ash' },
    ]);
    const inGroup = written({ ...content, groups: [group('Trees', ['Cedar'])] }, now);
    expect(inGroup.members).toEqual([{ id: 'c', name: 'Cedar' }]);
    const other = { members: [member('ash')], switches: [at(1, 'ash')] };
    expect(written(other, now, { existing: 'fill' }).members).toEqual([{ id: 'aaaaa', name: 'Ash' }]);
    const renamed = written({ members: [member('Rowan', {}, { id: 'aaaaa' })] }, now);
    expect(renamed.members).toEqual([{ id: 'aaaaa', name: 'Rowan' }]);
    const without = { members: new Set(['New']), groups: new Set<string>() };
    expect(written({ members: [member('New')] }, now, { without }).members).toEqual([]);
  });

  it('has groups that change or get members, and no others', () => {
    const now = {
      members: [ash],
      groups: [{ ...group('g', ['a'], { name: 'Trees', color: null }), id: 'ggggg' }],
    };
    const content = { members: [member('Ash'), member('Birch')] };
    const groupsOf = (one: FileGroup) => written({ ...content, groups: [one] }, now).groups;
    expect(groupsOf(group('Trees', ['Ash']))).toEqual([]);
    expect(groupsOf(group('Trees', ['Ash', 'Birch']))).toMatchObject([
      { id: 'ggggg', members: ['new-0002'] },
    ]);
    expect(groupsOf(group('Trees', [], { color: 'ff0000' }))).toMatchObject([
      { color: 'ff0000', members: [] },
    ]);
  });

  it('leaves out whoever the importer would take for another, and counts members and groups', () => {
    const now = { members: [ash], groups: [group('g', [], { name: 'Trees' })] };
    const matches = new Map([
      ['members.x', null],
      ['groups.t', null],
    ]);
    const content = {
      members: [member('x', { name: 'Ash' })],
      groups: [group('t', [], { name: 'Trees' }), group('Birds', ['x'])],
    };
    const result = written(content, now, { matches });
    expect(result.left).toBe(2);
    expect(result.groups).toMatchObject([{ name: 'Birds', members: [] }]);
    const without = { members: new Set(['x']), groups: new Set(['t']) };
    expect(written(content, now, { matches, without }).left).toBe(0);
  });
});
