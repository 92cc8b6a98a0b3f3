import { expect, test } from 'vitest';
import { MEMBER_PRIVACY_KEYS, type MemberPrivacyKey, type Priv } from '../privacy/privacy.ts';
import { hiddenInFront, memberForOthers } from './for-others.ts';

const member = {
  name: 'Luna',
  display_name: 'Luna ✨',
  birthday: '2000-02-29',
  pronouns: 'she/they',
  avatar_url: 'https://example.com/a.png',
  webhook_avatar_url: 'https://example.com/w.png',
  banner: 'https://example.com/b.png',
  description: 'Up late',
  created: '2025-01-01T00:00:00Z',
  message_count: 5,
  last_message_timestamp: '2025-01-02T00:00:00Z',
  proxy_tags: [{ prefix: 'L:', suffix: null }],
};

function privacy(priv: Priv, others: Partial<Record<MemberPrivacyKey, Priv>> = {}) {
  const all = Object.fromEntries(MEMBER_PRIVACY_KEYS.map((key) => [key, priv]));
  return { ...all, ...others } as Record<MemberPrivacyKey, Priv>;
}

test('others see all of a member that is public', () => {
  expect(memberForOthers(member, privacy('public'))).toEqual(member);
});

test('of a private member others see the display name in place of the name, and nothing else', () => {
  const { name, proxy_tags, ...rest } = memberForOthers(member, privacy('private'));
  expect(name).toBe('Luna ✨');
  expect(proxy_tags).toEqual([]);
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

test('a private name is shown where there is no display name', () => {
  const { name } = memberForOthers({ ...member, display_name: null }, privacy('private'));
  expect(name).toBe('Luna');
});

test('a private avatar hides the proxy avatar too', () => {
  const seen = memberForOthers(member, privacy('public', { avatar_privacy: 'private' }));
  expect(seen).toEqual({ ...member, avatar_url: null, webhook_avatar_url: null });
});

test('others see a member in the front whom visibility leaves out of lists, and a private name without a display name', () => {
  const named = { displayName: 'Luna ✨' };
  const nameless = { displayName: null };
  const one = { ...named, privacy: privacy('public') };
  const unlisted = { ...named, privacy: privacy('private') };
  const both = { ...nameless, privacy: privacy('private') };
  const name = { ...nameless, privacy: privacy('public', { name_privacy: 'private' }) };
  const foreign = { ...nameless, privacy: null };
  expect(hiddenInFront([one, unlisted, both, name, foreign])).toEqual({
    unlisted: [unlisted, both],
    named: [both, name],
  });
});
