import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupFacts, idFacts, memberFacts } from './entity-facts.ts';

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

const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);
const fact = <T extends { label: string }>(facts: readonly T[], label: string) =>
  facts.find((each) => each.label === label);

describe('memberFacts', () => {
  it('others see neither the internal name nor any privacy setting', () => {
    const facts = memberFacts(makeMember());
    expect(JSON.stringify(facts)).not.toContain('luna-old');
    expect(JSON.stringify(facts)).not.toContain(ONLY_YOU);
  });

  it('the owner sees the internal name, marked when it is private', () => {
    const privacy = { ...PUBLIC, name_privacy: 'private' };
    expect(fact(memberFacts(makeMember({ privacy })), 'Name')).toMatchObject({
      text: 'luna-old',
      note: ONLY_YOU,
    });
    expect(fact(memberFacts(makeMember({ privacy: PUBLIC })), 'Name')?.note).toBeUndefined();
  });

  it.each([
    ['birthday_privacy', ['Birthday']],
    ['proxy_privacy', ['Proxy tags']],
    ['metadata_privacy', ['Messages', 'Last message', 'Created']],
    ['avatar_privacy', ['Avatar']],
    ['banner_privacy', ['Banner']],
  ])('%s marks %j for the owner, and nothing else', (key, marked) => {
    const facts = memberFacts(makeMember({ privacy: { ...PUBLIC, [key]: 'private' } }));
    expect(labels(facts.filter(({ note }) => note === ONLY_YOU))).toEqual(marked);
  });

  it('the owner sees that a member is left out of lists', () => {
    const facts = memberFacts(makeMember({ privacy: { ...PUBLIC, visibility: 'private' } }));
    expect(fact(facts, 'In lists')).toBeDefined();
    expect(fact(memberFacts(makeMember({ privacy: PUBLIC })), 'In lists')).toBeUndefined();
  });

  it.each(['0004-09-14', '0001-09-14'])('the birthday %s has no year', (birthday) => {
    expect(fact(memberFacts(makeMember({ birthday })), 'Birthday')).toMatchObject({
      text: 'September 14',
    });
  });

  it('unshared facts have a neutral text, and an unset birthday has no line', () => {
    const facts = memberFacts(
      makeMember({ message_count: null, last_message_timestamp: null, proxy_tags: [], birthday: null }),
      {},
    );
    expect(fact(facts, 'Messages')).toMatchObject({ kind: 'quiet', text: 'Not shared' });
    expect(fact(facts, 'Last message')).toMatchObject({ kind: 'quiet', text: 'Not shared' });
    expect(fact(facts, 'Proxy tags')).toMatchObject({ kind: 'quiet', text: 'None shared' });
    expect(fact(facts, 'Birthday')).toBeUndefined();
  });

  it('a member without messages does not look private', () => {
    const facts = memberFacts(makeMember({ message_count: 0, last_message_timestamp: null }));
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
    const facts = groupFacts(makeGroup({ privacy: { [key]: 'private' } }));
    expect(labels(facts.filter(({ note }) => note === ONLY_YOU))).toEqual([label]);
  });

  it('others of a group see neither the internal name nor any privacy setting', () => {
    expect(labels(groupFacts(makeGroup()))).toEqual(['Created']);
  });

  it('the owner sees when others cannot see who is in it', () => {
    const facts = groupFacts(makeGroup({ privacy: { list_privacy: 'private' } }));
    expect(fact(facts, 'Members')).toMatchObject({ kind: 'quiet' });
  });
});

describe('idFacts', () => {
  it('writes ids as the person wants them, and copies what is shown', () => {
    const facts = idFacts({ id: 'abcdef', uuid: null }, { sep: true, caps: true });
    expect(facts).toMatchObject([{ text: 'ABC-DEF', copy: { text: 'ABC-DEF' } }]);
  });
});
