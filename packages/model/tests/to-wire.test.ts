import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  GROUP_PRIVACY_KEYS,
  groupFromWire,
  groupToWire,
  MEMBER_PRIVACY_KEYS,
  memberFromWire,
  memberToWire,
  wireGroupSchema,
  wireMemberSchema,
} from '../src/index.ts';

const RECEIVED_AT = '2024-05-06T07:08:09.000Z';

const text = fc.option(fc.string());
const color = fc.option(fc.stringMatching(/^[\da-f]{6}$/));
const priv = fc.constantFrom('public' as const, 'private' as const);

function privacyOf(keys: readonly string[]) {
  return fc.option(fc.record(Object.fromEntries(keys.map((key) => [key, priv]))));
}

describe('records turned back into what the service sends', () => {
  it('read back as the same member', () => {
    const member = fc.record({
      id: fc.constant('abcef'),
      uuid: fc.uuid(),
      system: fc.option(fc.constant('exmpl'), { nil: undefined }),
      name: fc.string(),
      display_name: text,
      color,
      birthday: text,
      pronouns: text,
      avatar_url: text,
      webhook_avatar_url: text,
      banner: text,
      description: text,
      created: text,
      message_count: fc.option(fc.nat()),
      last_message_timestamp: text,
      keep_proxy: fc.boolean(),
      tts: fc.boolean(),
      autoproxy_enabled: fc.option(fc.boolean()),
      proxy_tags: fc.array(fc.record({ prefix: text, suffix: text })),
      privacy: privacyOf(MEMBER_PRIVACY_KEYS),
      // As an answer brings it: JSON knows no -0.
      new_field: fc.json().map((text): unknown => JSON.parse(text)),
    });
    fc.assert(
      fc.property(member, (raw) => {
        const read = memberFromWire(parse(wireMemberSchema, raw), RECEIVED_AT);
        const stored: unknown = JSON.parse(JSON.stringify(memberToWire(read)));
        expect(memberFromWire(parse(wireMemberSchema, stored), RECEIVED_AT)).toEqual(read);
      }),
    );
  });

  it('read back as the same group', () => {
    const group = fc.record({
      id: fc.constant('grpab'),
      uuid: fc.uuid(),
      system: fc.option(fc.constant('exmpl'), { nil: undefined }),
      name: fc.string(),
      display_name: text,
      description: text,
      icon: text,
      banner: text,
      color,
      created: text,
      members: fc.option(fc.array(fc.uuid()), { nil: undefined }),
      privacy: privacyOf(GROUP_PRIVACY_KEYS),
      // As an answer brings it: JSON knows no -0.
      new_field: fc.json().map((text): unknown => JSON.parse(text)),
    });
    fc.assert(
      fc.property(group, (raw) => {
        const read = groupFromWire(parse(wireGroupSchema, raw), RECEIVED_AT);
        const stored: unknown = JSON.parse(JSON.stringify(groupToWire(read)));
        expect(groupFromWire(parse(wireGroupSchema, stored), RECEIVED_AT)).toEqual(read);
      }),
    );
  });
});
