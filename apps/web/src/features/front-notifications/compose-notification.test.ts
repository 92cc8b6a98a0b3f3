import { expect, test } from 'vitest';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { NO_FOLLOWED_DETAILS } from '../../persistence/documents/followed-details-document.ts';
import { DEFAULT_SETTINGS } from '../../persistence/documents/settings.ts';
import { makeCachedMember } from '../../testing/samples.ts';
import { composeNotification, notifiedView } from './compose-notification.ts';

const SINCE_MS = Date.UTC(2026, 4, 3, 12);
const luna = makeCachedMember({ id: 'lunaa', name: 'Luna' });
const view: SystemView = {
  id: 'exmpl',
  system: null,
  name: 'Lantern',
  title: 'Lantern',
  nickname: null,
  pronouns: null,
  fronters: [
    { key: 'luna', name: 'Luna', nickname: null, pronouns: null, member: luna },
    { key: 'hidden-1', name: 'Someone', nickname: null, pronouns: null, member: null },
  ],
  note: null,
  lastSwitch: new Date(SINCE_MS + 3_600_000).toISOString(),
  isStale: false,
  summary: 'Luna and one other are fronting',
};
const since = new Map([['lunaa', { memberId: 'lunaa', sinceMs: SINCE_MS, isBounded: false }]]);

test('a notification with names shows since when earlier fronters have been fronting', () => {
  expect(composeNotification(view, true, since).text).toMatch(
    /^Luna and one other are fronting\nLuna since .*2026/,
  );
  expect(composeNotification(view, true, null).text).toBe(view.summary);
});

test('a notification has nicknames beside the names, of a system and of its members, and only where it has names', () => {
  const nicknamed = {
    ...view,
    nickname: 'The cave',
    fronters: view.fronters.map((it) => ({ ...it, nickname: it.key === 'luna' ? 'Moony' : null })),
  };
  expect(composeNotification(nicknamed, true)).toMatchObject({
    title: 'Lantern (The cave)',
    text: 'Luna (Moony) and one other are fronting',
  });
  expect(JSON.stringify(composeNotification(nicknamed, false))).not.toMatch(/cave|Moony/);
});

test('a notification without names has none in its text', () => {
  expect(JSON.stringify(composeNotification(view, false, since))).not.toContain('Luna');
});

test('nicknames stay beside the names where Status shows them in place of names', () => {
  const details = {
    ...NO_FOLLOWED_DETAILS,
    isNicknameFirst: true,
    systems: { exmpl: { nickname: 'The cave' } },
  };
  const status = { id: 'exmpl', system: null, front: { ...FRONT, members: [luna] }, problem: null };
  const named = notifiedView(status, { ...DEFAULT_SETTINGS, isDiscreet: false }, details);
  expect(composeNotification(named, true).title).toMatch(/^System .* \(The cave\)$/);
});

const FRONT = { state: 'fronting', lastSwitch: view.lastSwitch } as const;
