import { describe, expect, it } from 'vitest';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { FollowedStatus } from '../status/types.ts';
import { type NamingOptions, viewSystem } from './system-view.ts';

const NAMING: NamingOptions = { detectPronouns: true, id: { sep: true, caps: true } };

function makeMember(change: Partial<CachedMember> = {}): CachedMember {
  return {
    id: 'aaaaaa',
    uuid: null,
    systemId: null,
    name: 'luna',
    displayName: 'Luna',
    color: null,
    birthday: null,
    pronouns: null,
    avatarUrl: null,
    webhookAvatarUrl: null,
    bannerUrl: null,
    description: null,
    createdAt: null,
    updatedAt: null,
    ...change,
  };
}

function makeSystem(change: Partial<CachedSystem> = {}): CachedSystem {
  return {
    id: 'exampl',
    uuid: null,
    name: 'Aster Court',
    description: null,
    tag: null,
    pronouns: null,
    avatarUrl: null,
    bannerUrl: null,
    color: null,
    createdAt: null,
    updatedAt: null,
    ...change,
  };
}

function makeStatus(change: Partial<FollowedStatus> = {}): FollowedStatus {
  return {
    id: 'exampl',
    system: makeSystem(),
    front: { state: 'fronting', members: [makeMember()], lastSwitch: '2026-09-01T10:00:00Z' },
    problem: null,
    ...change,
  };
}

const front = (state: FollowedStatus['front']['state']) => ({ state, members: [], lastSwitch: null });
const view = (change: Partial<FollowedStatus> = {}) => viewSystem(makeStatus(change), NAMING);

describe('viewSystem', () => {
  it('names who is fronting, in order, by the names they show', () => {
    const members = [
      makeMember(),
      makeMember({ id: 'bbbbbb', displayName: 'Ash (he/him)' }),
      makeMember({ id: 'cccccc', displayName: 'Fern' }),
    ];
    const shown = view({ front: { state: 'fronting', members, lastSwitch: null } });
    expect(shown.summary).toBe('Luna, Ash and one other are fronting');
    expect(shown.fronters.map(({ name, pronouns }) => [name, pronouns])).toEqual([
      ['Luna', null],
      ['Ash', 'he/him'],
      ['Fern', null],
    ]);
    expect(shown.note).toBeNull();
  });

  it('shows "Someone" for a member it may not name', () => {
    const members = [
      makeMember({ name: '', displayName: null, avatarUrl: 'https://x/y.png', pronouns: 'she/her' }),
    ];
    const [fronter] = view({ front: { state: 'fronting', members, lastSwitch: null } }).fronters;
    expect(fronter).toEqual({
      key: 'hidden-0',
      name: 'Someone',
      nickname: null,
      pronouns: null,
      member: null,
    });
  });

  it('names a system without a name by its ID, in the person’s format', () => {
    expect(view({ system: makeSystem({ name: null }) }).title).toBe('System EXA-MPL');
    expect(view({ system: null }).title).toBe('System EXA-MPL');
  });

  it.each([
    ['private', 'Hasn’t shared who is fronting'],
    ['switched-out', 'Switched out'],
    ['never-switched', 'No switches yet'],
    ['gone', 'This system no longer exists'],
    ['unavailable', 'Not known yet'],
    ['loading', 'Loading who is fronting'],
  ] as const)('tells a front that is %s in calm words', (state, text) => {
    const shown = view({ front: front(state) });
    expect(shown.note?.text).toBe(text);
    expect(shown.summary).toBe(text);
    expect(shown.fronters).toEqual([]);
  });

  it('says why nothing is known', () => {
    const text = (problem: 'offline' | 'service') =>
      view({ front: front('unavailable'), problem }).note?.text;
    expect(text('offline')).toBe('Not known yet, you’re offline');
    expect(text('service')).toBe('Not known yet, PluralKit isn’t answering');
  });

  it('is stale while known data cannot be fetched again', () => {
    expect(view().isStale).toBe(false);
    expect(view({ problem: 'service' }).isStale).toBe(true);
    expect(view({ problem: 'offline' }).isStale).toBe(true);
    expect(view({ front: front('unavailable'), problem: 'offline' }).isStale).toBe(false);
  });

  it('says what is missing for the own system (@me), not that it is gone', () => {
    const shown = view({ id: '@me', front: front('loading'), problem: 'gone' });
    expect(shown.note?.text).toBe('Your own system: enter its token in Settings to see it here');
  });

  it('does not show a cached front of a system that is gone or closed', () => {
    for (const kind of ['gone', 'private-system'] as const) {
      const shown = view({ front: front('loading'), problem: kind });
      expect(shown.note?.kind).toBe(kind === 'gone' ? 'gone' : 'private');
      expect(shown.isStale).toBe(false);
    }
  });

  it('has nicknames beside names, and in their place only if that is chosen; in discreet mode none', () => {
    const nicknames = {
      systems: { exampl: { nickname: ' Mum ' } },
      members: { aaaaaa: { system: 'exampl', nickname: 'Lu' } },
      isNicknameFirst: false,
    };
    const names = (shown: ReturnType<typeof viewSystem>) => [
      [shown.title, shown.nickname],
      [shown.fronters[0]?.name, shown.fronters[0]?.nickname],
    ];
    expect(names(view())).toEqual([
      ['Aster Court', null],
      ['Luna', null],
    ]);
    expect(names(viewSystem(makeStatus(), NAMING, nicknames))).toEqual([
      ['Aster Court', 'Mum'],
      ['Luna', 'Lu'],
    ]);
    const first = { ...nicknames, isNicknameFirst: true };
    expect(names(viewSystem(makeStatus(), NAMING, first))).toEqual([
      ['Mum', 'Aster Court'],
      ['Lu', 'Luna'],
    ]);
    expect(names(viewSystem(makeStatus(), { ...NAMING, isDiscreet: true }, first))).toEqual([
      ['AC', null],
      ['L', null],
    ]);
  });
});
