import { expect, test } from 'vitest';
import { decideChange } from './decide-change.ts';

const wanted = { before: { name: 'a' }, after: { name: 'b' } };
const nothing = { send: {}, was: {}, left: {} };

test.each([
  ['is sent if it is as the person saw it', { name: 'a' }, undefined, { send: { name: 'b' } }],
  [
    'is left if another device has changed it',
    { name: 'c' },
    undefined,
    { left: { name: { why: 'changed', now: 'c' } } },
  ],
  [
    'is left if another device has emptied it',
    {},
    undefined,
    { left: { name: { why: 'changed', now: null } } },
  ],
  ['is done if it has the wanted value already', { name: 'b' }, undefined, {}],
  ['was set by an earlier attempt that got no answer', { name: 'b' }, { name: 'a' }, { was: { name: 'a' } }],
  ['was not set by an attempt before which it had the value', { name: 'b' }, { name: 'b' }, {}],
  [
    'is sent again if an earlier attempt did not arrive',
    { name: 'a' },
    { name: 'a' },
    { send: { name: 'b' } },
  ],
  [
    'is left if another device has changed it after an earlier attempt',
    { name: 'c' },
    { name: 'a' },
    { left: { name: { why: 'changed', now: 'c' } } },
  ],
])('a field %s', (_what, now, sent, decision) => {
  expect(decideChange(wanted, now, sent)).toEqual({ ...nothing, ...decision });
});

test('an empty field that the person saw as empty is sent', () => {
  expect(decideChange({ before: {}, after: { name: 'b' } }, {})).toEqual({ ...nothing, send: { name: 'b' } });
});

test.each(['avatar_url', 'webhook_avatar_url', 'banner', 'icon'])(
  'after an earlier attempt %s is set, even if the service has another address of the picture by now',
  (key) => {
    const picture = { before: { [key]: null }, after: { [key]: 'mine' } };
    const decision = decideChange(picture, { [key]: 'moved' }, { [key]: null });
    expect(decision).toEqual({ ...nothing, was: { [key]: null } });
    expect(decideChange(picture, { [key]: 'moved' }).left).toHaveProperty(key);
  },
);
