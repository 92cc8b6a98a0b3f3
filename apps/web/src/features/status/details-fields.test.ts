import type { Member } from '@frontboard/model';
import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import { memberFields, systemFields } from './details-fields.ts';

const STYLE = { sep: true, caps: false };

const system: CachedSystem = {
  id: 'exampl',
  uuid: null,
  name: 'Aster Court',
  description: null,
  tag: '| aster',
  pronouns: null,
  avatarUrl: null,
  bannerUrl: null,
  color: '#8a2be2',
  createdAt: '2021-03-04T05:06:07.123456Z',
  updatedAt: null,
};

const member: CachedMember = {
  id: 'mmmmm',
  uuid: null,
  systemId: 'exampl',
  name: 'luna',
  displayName: 'Luna',
  color: null,
  birthday: '0004-02-29',
  pronouns: null,
  avatarUrl: null,
  webhookAvatarUrl: null,
  bannerUrl: null,
  description: null,
  createdAt: null,
  updatedAt: null,
};

function makeMember(wire: Record<string, unknown> = {}): Member {
  return memberFromWire(
    parse(wireMemberSchema, {
      id: 'mmmmm',
      uuid: '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11',
      name: 'luna',
      ...wire,
    }),
    '2026-09-01T00:00:00Z',
  );
}

describe('systemFields', () => {
  it('has a line for each known value, and the ID in the person’s format', () => {
    expect(systemFields(system, STYLE)).toEqual([
      { label: 'ID', kind: 'code', text: 'exa-mpl', copy: { label: 'Copy ID', text: 'exa-mpl' } },
      { label: 'System tag', kind: 'text', text: '| aster' },
      { label: 'Colour', kind: 'color', hex: '#8a2be2' },
      { label: 'Created', kind: 'date', atMs: Date.UTC(2021, 2, 4, 5, 6, 7, 123) },
    ]);
  });

  it('has no line for a missing value', () => {
    const bare = { ...system, tag: ' ', color: null, createdAt: null };
    expect(systemFields(bare, STYLE).map(({ label }) => label)).toEqual(['ID']);
  });
});

describe('memberFields', () => {
  const labels = (details: Parameters<typeof memberFields>[1]) =>
    memberFields(member, details, STYLE).map(({ label }) => label);

  it('hides the year of a birthday that has none', () => {
    const fields = memberFields(member, { state: 'unavailable', member: null }, STYLE);
    expect(fields).toContainEqual({ label: 'Birthday', kind: 'text', text: 'February 29' });
  });

  it('shows the proxy tags, the messages and the last of them', () => {
    const whole = makeMember({
      proxy_tags: [{ prefix: 'L:', suffix: null }],
      message_count: 1234,
      last_message_timestamp: '2026-08-01T00:00:00Z',
    });
    const fields = memberFields(member, { state: 'loaded', member: whole }, STYLE);
    expect(fields).toContainEqual({
      label: 'Proxy tags',
      kind: 'samples',
      samples: [{ prefix: 'L:', suffix: null }],
      inside: 'hello',
    });
    expect(fields).toContainEqual({ label: 'Messages', kind: 'text', text: '1,234' });
    expect(fields).toContainEqual({ label: 'Last message', kind: 'ago', atMs: Date.UTC(2026, 7, 1) });
  });

  it('keeps the same lines while they load and when the answer says that they are not shared', () => {
    const loaded = labels({ state: 'loaded', member: makeMember() });
    expect(labels({ state: 'loading', member: null })).toEqual(loaded);
    expect(loaded).toEqual(['ID', 'Birthday', 'Proxy tags', 'Messages', 'Last message']);
  });
});
