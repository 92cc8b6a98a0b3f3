import { LIMITS, validateAutoproxy, validateMember, validateSystemConfig } from '@frontboard/model';
import { expect, test, vi } from 'vitest';
import { fieldMessageWords as german } from './field-messages.de.ts';
import { fieldMessage } from './field-messages.ts';

vi.mock('./language/in-use.ts', async () => ({
  catalogue: await import('./field-messages.de.ts'),
  say: null,
}));

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

test('every message that a form can show is said in the language of the app', () => {
  const messages = refusals.flatMap((checked) => (checked.ok ? [] : Object.values(checked.fields).flat()));
  expect(messages.map(fieldMessage)).toEqual([
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
  expect(fieldMessage(message)).toBe(message);
});
