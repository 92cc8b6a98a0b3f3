import type { FrontSwitch } from '@frontboard/model';
import { expect, test } from 'vitest';
import { inZone } from '../../testing/in-zone.ts';
import { editOf, firstDraft } from './edit-draft.ts';

const at = (timestamp: string): FrontSwitch => ({
  id: null,
  timestamp,
  memberIds: [],
  members: null,
  extra: {},
});

test('the exact time of a switch stays, in both of the hours with the same times on the clock', () => {
  inZone('Europe/Berlin');
  const newest = at('2026-10-25T03:00:00.5Z');
  const [second, first] = [at('2026-10-25T01:30:00.123456Z'), at('2026-10-25T00:30:00.654321Z')];
  const switches = [newest, second, first];
  const spanOf = (frontSwitch: FrontSwitch, next: FrontSwitch) =>
    editOf({ ...firstDraft(frontSwitch, next), members: ['bbbbb'] }, null, [], switches);
  expect(spanOf(first, second)).toMatchObject({ from: first.timestamp, to: second.timestamp });
  expect(spanOf(second, newest)).toMatchObject({ from: second.timestamp, to: newest.timestamp });
});
