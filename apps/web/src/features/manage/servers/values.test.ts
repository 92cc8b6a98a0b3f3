import { brandId } from '@frontboard/model';
import { describe, expect, test } from 'vitest';
import { autoproxyValues, validateAutoproxyValues } from './autoproxy-values.ts';
import { memberGuildValues, validateMemberGuildValues } from './member-guild-values.ts';
import { systemGuildValues, validateSystemGuildValues } from './system-guild-values.ts';

const guildId = brandId('DiscordId', '466707357099884544');

describe('autoproxy', () => {
  test('does not show the latched member in the form: it cannot be set', () => {
    const settings = { guildId, memberId: brandId('MemberId', 'abcdef'), lastLatchAt: null, extra: {} };
    expect(autoproxyValues({ ...settings, mode: 'latch' })).toEqual({
      autoproxy_mode: 'latch',
      autoproxy_member: '',
    });
    expect(autoproxyValues({ ...settings, mode: 'member' }).autoproxy_member).toBe('abcdef');
  });

  test.each([
    [{ autoproxy_mode: 'member', autoproxy_member: 'abcdef' }, ['autoproxy_mode', 'autoproxy_member']],
    // Chosen before; without it in the request, the mode would lose it.
    [{ autoproxy_mode: 'member', autoproxy_member: 'abcdef' }, ['autoproxy_mode']],
  ] as const)('sends a new mode with its member: %j', (values, changed) => {
    expect(validateAutoproxyValues(values, changed)).toEqual({ ok: true, value: values });
  });

  test('sends only the other member if the mode stays', () => {
    const values = { autoproxy_mode: 'member', autoproxy_member: 'ABC-DEF' } as const;
    expect(validateAutoproxyValues(values, ['autoproxy_member'])).toEqual({
      ok: true,
      value: { autoproxy_member: 'abcdef' },
    });
  });

  test.each(['off', 'front', 'latch'] as const)('sends no member with the mode %s', (mode) => {
    const values = { autoproxy_mode: mode, autoproxy_member: '' };
    const checked = validateAutoproxyValues(values, ['autoproxy_mode', 'autoproxy_member']);
    expect(checked).toMatchObject({ ok: true, value: { autoproxy_mode: mode } });
    expect(checked.ok && checked.value.autoproxy_member).toBeFalsy();
  });

  test('needs a member in the mode "member", also after the member was removed', () => {
    expect(
      validateAutoproxyValues({ autoproxy_mode: 'member', autoproxy_member: '' }, ['autoproxy_member']),
    ).toMatchObject({
      ok: false,
      fields: { autoproxy_member: ['Autoproxy member MUST be supplied if mode is set to "member"'] },
    });
  });
});

describe('settings of the system', () => {
  const saved = systemGuildValues({
    guildId,
    proxyingEnabled: true,
    tag: null,
    tagEnabled: true,
    avatarUrl: null,
    displayName: 'House',
    nameFormat: '{name}',
    extra: {},
  });

  test('send what changed and nothing else; emptied texts are cleared', () => {
    const values = { ...saved, tag: '| House', display_name: '', name_format: '' };
    expect(validateSystemGuildValues(values, ['tag', 'display_name', 'name_format'])).toEqual({
      ok: true,
      value: { tag: '| House', display_name: null, name_format: null },
    });
    expect(validateSystemGuildValues(values, [])).toEqual({ ok: true, value: {} });
  });
});

describe('settings of a member', () => {
  const saved = memberGuildValues({
    guildId,
    memberRef: brandId('MemberRef', 'abcdef'),
    displayName: null,
    avatarUrl: null,
    keepProxy: null,
    extra: {},
  });

  test.each([
    ['keep', true],
    ['remove', false],
  ] as const)('send the choice %s as %s', (keep_proxy, sent) => {
    expect(validateMemberGuildValues({ ...saved, keep_proxy }, ['keep_proxy'])).toEqual({
      ok: true,
      value: { keep_proxy: sent },
    });
  });

  test('never send "as everywhere", which the service fails on', () => {
    expect(saved.keep_proxy).toBe('inherited');
    expect(
      validateMemberGuildValues({ ...saved, display_name: 'June' }, ['display_name', 'keep_proxy']),
    ).toEqual({
      ok: true,
      value: { display_name: 'June' },
    });
  });
});
