import { LIMITS, validateAutoproxy, validateMember, validateSystemConfig } from '@frontboard/model';
import { expect, test } from 'vitest';
import { fieldMessageWords as german } from './field-message-words.de.ts';
import { fieldMessageWords } from './field-message-words.ts';
import { fieldMessage, fieldMessageIn } from './field-messages.ts';

const noZone = { resolveTimezone: () => null };
const refusals = [
  validateMember(
    {
      name: ' ',
      display_name: 'x'.repeat(LIMITS.displayName + 1),
      color: 'reddish',
      birthday: 'soon',
      banner: 'http://',
      proxy_tags: [{ prefix: 'x'.repeat(LIMITS.proxyTag), suffix: null }],
    },
    { mode: 'create' },
  ),
  validateSystemConfig({ timezone: 'nowhere', latch_timeout: Number.NaN }, noZone),
  validateSystemConfig({ latch_timeout: 2 ** 40 }, noZone),
  validateAutoproxy({ autoproxy_mode: 'member' }),
];

test('every message that a form can show has a translation, and in English stays as the service has it', () => {
  const messages = refusals.flatMap((checked) => (checked.ok ? [] : Object.values(checked.fields).flat()));
  expect(messages.map(fieldMessage)).toEqual(messages);
  expect(messages.map((message) => fieldMessageIn(fieldMessageWords, message))).toEqual(messages);
  expect(messages.map((message) => fieldMessageIn(german, message))).toEqual([
    german.required('name'),
    german.long('Display name', '100'),
    german.color,
    german.birthday,
    german.image('Banner', '256'),
    german.proxyTags,
    german.timezone,
    german.latch,
    german.latchLong('2147483647'),
    german.autoproxyMember,
  ]);
});

test.each(['Privacy must be public or private', 'Server tag', ''])('%j stays as it is', (message) => {
  expect(fieldMessageIn(german, message)).toBe(message);
});
