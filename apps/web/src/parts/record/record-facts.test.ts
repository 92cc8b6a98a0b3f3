import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { birthdayLine, groupFacts, memberFacts, memberName, systemFacts } from './record-facts.ts';

const ONLY_YOU = 'Only you see this';
const PUBLIC = {
  visibility: 'public',
  name_privacy: 'public',
  description_privacy: 'public',
  banner_privacy: 'public',
  birthday_privacy: 'public',
  pronoun_privacy: 'public',
  avatar_privacy: 'public',
  metadata_privacy: 'public',
  proxy_privacy: 'public',
};

function makeMember(fields: Record<string, unknown> = {}) {
  const wire = parse(wireMemberSchema, {
    id: 'mmmmm',
    uuid: '0b6f0c52-3d0e-4c5e-8a3b-5d1f2c9a7e10',
    system: 'exampl',
    name: 'luna-old',
    display_name: 'Luna',
    message_count: 12,
    last_message_timestamp: '2024-05-06T07:08:09.123456Z',
    created: '2022-01-02T03:04:05.6789Z',
    birthday: '1998-09-14',
    color: 'ff88aa',
    avatar_url: 'https://example.org/a.png',
    banner: 'https://example.org/b.png',
    proxy_tags: [{ prefix: 'L:', suffix: null }],
    privacy: null,
    ...fields,
  });
  return memberFromWire(wire, '2026-01-01T00:00:00.000Z');
}

function makeGroup(fields: Record<string, unknown> = {}) {
  const wire = parse(wireGroupSchema, {
    id: 'ggggg',
    uuid: 'b1f4a7d2-9c3e-4a51-8f0d-6e2b7c8d9a01',
    name: 'team',
    display_name: 'The team',
    created: '2022-01-02T03:04:05.6Z',
    icon: 'https://example.org/i.png',
    banner: 'https://example.org/b.png',
    privacy: null,
    ...fields,
  });
  return groupFromWire(wire, '2026-01-01T00:00:00.000Z');
}

const NAMING = { id: { sep: true, caps: false }, isDiscreet: false };

/** The lines of a member who is known as a whole. */
function factsOf(fields: Record<string, unknown> = {}) {
  const whole = makeMember(fields);
  return memberFacts({ known: whole, whole, isLoading: false }, NAMING);
}

const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);
const fact = <T extends { label: string }>(facts: readonly T[], label: string) =>
  facts.find((each) => each.label === label);

describe('memberName', () => {
  it('is a word if there is no name to show', () => {
    const naming = { detectPronouns: false };
    expect(memberName(makeMember(), naming)).toBe('Luna');
    expect(memberName({ name: ' ', displayName: null, pronouns: null }, naming)).toBe('Member');
  });
});

describe('memberFacts', () => {
  it('others see neither the internal name nor any privacy setting', () => {
    const facts = factsOf();
    expect(JSON.stringify(facts)).not.toContain('luna-old');
    expect(JSON.stringify(facts)).not.toContain(ONLY_YOU);
  });

  it('the owner sees the internal name, marked when it is private', () => {
    const privacy = { ...PUBLIC, name_privacy: 'private' };
    expect(fact(factsOf({ privacy }), 'Name')).toMatchObject({
      text: 'luna-old',
      note: ONLY_YOU,
    });
    expect(fact(factsOf({ privacy: PUBLIC }), 'Name')?.note).toBeUndefined();
  });

  it.each([
    ['metadata_privacy', ['Messages', 'Last message', 'Created']],
    ['avatar_privacy', ['Avatar']],
    ['banner_privacy', ['Banner']],
  ])('%s marks %j for the owner, and nothing else', (key, marked) => {
    const facts = factsOf({ privacy: { ...PUBLIC, [key]: 'private' } });
    expect(labels(facts.filter(({ note }) => note === ONLY_YOU))).toEqual(marked);
  });

  it('the owner sees that a member is left out of lists', () => {
    const facts = factsOf({ privacy: { ...PUBLIC, visibility: 'private' } });
    expect(fact(facts, 'In lists')).toBeDefined();
    expect(fact(factsOf({ privacy: PUBLIC }), 'In lists')).toBeUndefined();
  });

  it('reserves the space of what is loading, and has it afterwards too if it is not shared', () => {
    const known = makeMember({ message_count: null, last_message_timestamp: null });
    const loading = memberFacts({ known, whole: null, isLoading: true }, NAMING);
    expect(labels(loading)).toEqual(labels(memberFacts({ known, whole: known, isLoading: false }, NAMING)));
    expect(fact(loading, 'Messages')).toMatchObject({ kind: 'loading' });
    const unavailable = memberFacts({ known, whole: null, isLoading: false }, NAMING);
    expect(labels(unavailable)).toEqual(['ID', 'UUID', 'Colour', 'Created']);
  });

  it('unshared facts have a neutral text', () => {
    const facts = factsOf({ message_count: null, last_message_timestamp: null });
    expect(fact(facts, 'Messages')).toMatchObject({ kind: 'quiet', text: 'Not shared' });
    expect(fact(facts, 'Last message')).toMatchObject({ kind: 'quiet', text: 'Not shared' });
  });

  it('a member without messages does not look private', () => {
    const facts = factsOf({ message_count: 0, last_message_timestamp: null });
    expect(fact(facts, 'Messages')).toMatchObject({ text: '0' });
    expect(fact(facts, 'Last message')).toMatchObject({ text: 'None yet' });
  });
});

describe('groupFacts', () => {
  it.each([
    ['metadata_privacy', 'Created'],
    ['icon_privacy', 'Icon'],
    ['banner_privacy', 'Banner'],
    ['name_privacy', 'Name'],
  ])('%s marks %s for the owner', (key, label) => {
    const facts = groupFacts(makeGroup({ privacy: { [key]: 'private' } }), NAMING);
    expect(labels(facts.filter(({ note }) => note === ONLY_YOU))).toEqual([label]);
  });

  it('others of a group see neither the internal name nor any privacy setting', () => {
    expect(labels(groupFacts(makeGroup(), NAMING))).toEqual(['ID', 'UUID', 'Created']);
  });

  it('the owner sees when others cannot see who is in it', () => {
    const facts = groupFacts(makeGroup({ privacy: { list_privacy: 'private' } }), NAMING);
    expect(fact(facts, 'Members')).toMatchObject({ kind: 'quiet' });
  });
});

describe('systemFacts', () => {
  it('writes ids as the person wants them, copies what is shown, and has no line for a missing value', () => {
    const bare = { id: 'abcdef', uuid: null, color: null, createdAt: null };
    const facts = systemFacts(bare, { id: { sep: true, caps: true }, isDiscreet: false });
    expect(facts).toMatchObject([{ label: 'ID', text: 'ABC-DEF', copy: { text: 'ABC-DEF' } }]);
    const full = { ...bare, color: '#8a2be2', createdAt: '2021-03-04T05:06:07.123456Z' };
    expect(systemFacts(full, NAMING).slice(1)).toEqual([
      { label: 'Colour', kind: 'color', hex: '#8a2be2' },
      { label: 'Created', kind: 'date', atMs: Date.UTC(2021, 2, 4, 5, 6, 7, 123) },
    ]);
  });
});

describe('birthdayLine', () => {
  it.each(['0004-09-14', '0001-09-14'])('has no year for %s', (birthday) => {
    expect(birthdayLine({ birthday })).toBe('September 14');
  });

  it('is nothing without a birthday, or without one that can be read', () => {
    expect(birthdayLine({ birthday: null })).toBeNull();
    expect(birthdayLine({ birthday: 'soon' })).toBeNull();
  });
});
