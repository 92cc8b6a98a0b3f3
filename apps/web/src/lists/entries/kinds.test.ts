import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../ui/time/format-day.ts';
import { listWords } from '../words.ts';
import { groupKind } from './group-kind.ts';
import { frontedFact, memberFact, memberKind } from './member-kind.ts';

const naming = { detectPronouns: true, id: { sep: true, caps: true } };
const member = (wire: object) =>
  memberFromWire(parse(wireMemberSchema, { id: 'abcdef', name: 'luna', ...wire }), '2026-01-01T00:00:00Z');
const group = (wire: object) =>
  groupFromWire(parse(wireGroupSchema, { id: 'abcdef', name: 'crew', ...wire }), '2026-01-01T00:00:00Z');

describe('memberKind', () => {
  it('shows the display name, pronouns and id as the person wants them', () => {
    const { toEntry } = memberKind(naming, false);
    expect(toEntry(member({ display_name: 'Luna (she/they)' }))).toMatchObject({
      name: 'Luna',
      note: 'she/they',
      shownId: 'ABC-DEF',
    });
  });

  it('shows only the owner that a member is hidden', () => {
    const hidden = member({ privacy: { visibility: 'private' } });
    expect(memberKind(naming, true).toEntry(hidden).isHidden).toBe(true);
    expect(memberKind(naming, false).toEntry(hidden).isHidden).toBe(false);
  });

  it('shows a birthday without the year that the service hides', () => {
    expect(memberFact(member({ birthday: '0004-03-21' }), 'birthday')).toMatchObject({ kind: 'text' });
    expect(JSON.stringify(memberFact(member({ birthday: '0004-03-21' }), 'birthday'))).not.toContain('4');
  });

  it('shows nothing for unshared values, and "none" for empty ones', () => {
    expect(memberFact(member({}), 'messages')).toBeNull();
    expect(memberFact(member({ message_count: 0 }), 'messages')).toEqual({
      kind: 'text',
      text: '0 messages',
    });
    expect(memberFact(member({ message_count: 1 }), 'messages')).toEqual({ kind: 'text', text: '1 message' });
  });
});

describe('groupKind', () => {
  it('counts members only where the list may be counted', () => {
    const { toEntry } = groupKind(naming, false);
    expect(toEntry(group({ members: ['a', 'b'] })).note).toBe('2 members');
    // The service sends an empty list for a private one.
    expect(toEntry(group({ members: [] })).note).toBeNull();
    expect(toEntry(group({})).note).toBeNull();
  });
});

describe('frontedFact', () => {
  it('says when a member was last fronting, how far back that is known, and that it is not known', () => {
    const atMs = Date.UTC(2026, 2, 10, 12);
    const { fronted } = listWords;
    expect(frontedFact({ kind: 'at', atMs })).toEqual({ kind: 'ago', iso: '2026-03-10T12:00:00.000Z' });
    expect(frontedFact({ kind: 'now' })).toEqual({ kind: 'text', text: fronted.now });
    expect(frontedFact({ kind: 'not-since', atMs })).toEqual({
      kind: 'text',
      text: `By ${formatDay(atMs, 'medium')}, or never`,
    });
    expect(frontedFact({ kind: 'never' })).toEqual({ kind: 'text', text: fronted.never });
    expect(frontedFact(null)).toEqual({ kind: 'text', text: fronted.notKnown });
  });
});
