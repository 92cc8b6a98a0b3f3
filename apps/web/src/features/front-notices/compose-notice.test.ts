import { expect, test } from 'vitest';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { makeCachedMember } from '../../testing/samples.ts';
import { composeNotice } from './compose-notice.ts';

const SINCE_MS = Date.UTC(2026, 4, 3, 12);
const luna = makeCachedMember({ id: 'lunaa', name: 'Luna' });
const view: SystemView = {
  id: 'exmpl',
  system: null,
  name: 'Lantern',
  title: 'Lantern',
  pronouns: null,
  fronters: [
    { key: 'luna', name: 'Luna', pronouns: null, member: luna },
    { key: 'hidden-1', name: 'Someone', pronouns: null, member: null },
  ],
  note: null,
  lastSwitch: new Date(SINCE_MS + 3_600_000).toISOString(),
  updatedAtMs: SINCE_MS,
  staleSinceMs: null,
  summary: 'Luna and someone are fronting',
};
const since = new Map([['lunaa', { memberId: 'lunaa', sinceMs: SINCE_MS, isBounded: false }]]);

test('a notice that names members says since when those are in front who were there before', () => {
  expect(composeNotice(view, true, since).text).toMatch(/^Luna and someone are fronting\nLuna since .*2026/);
  expect(composeNotice(view, true, null).text).toBe(view.summary);
});

test('a notice without names has none in its text', () => {
  expect(JSON.stringify(composeNotice(view, false, since))).not.toContain('Luna');
});
