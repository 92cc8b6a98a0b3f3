import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRef } from '../id/parse-ref.ts';
import { parseLookup } from './parse-lookup.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const ACCOUNT = '466378653216014359';
const MESSAGE = '1236937000000000000';

describe('parseLookup', () => {
  it.each([
    ['exmpl', 'id', 'exmpl'],
    [' EXA-MPL ', 'id', 'exampl'],
    ['`exmpl`', 'id', 'exmpl'],
    ['"exmpl"', 'id', 'exmpl'],
    ['[exmpl]', 'id', 'exmpl'],
    ['(exmpl)', 'id', 'exmpl'],
    ['exa\u2011mpl', 'id', 'exampl'],
    [UUID.replaceAll('-', '\u2011'), 'uuid', UUID],
    [UUID.toUpperCase(), 'uuid', UUID],
    [UUID.replaceAll('-', ''), 'uuid', UUID],
  ])('%j may be a system, a member or a group', (text, form, ref) => {
    expect(parseLookup(text)).toEqual({
      ok: true,
      kinds: ['system', 'member', 'group'],
      ref,
      form,
      fromLink: false,
    });
  });

  it.each([
    [ACCOUNT, ['system', 'message'], ACCOUNT],
    ['@me', ['system'], '@me'],
    [`<@${ACCOUNT}>`, ['system'], ACCOUNT],
    [`<@!${ACCOUNT}>`, ['system'], ACCOUNT],
    [`471388251102380000-${MESSAGE}`, ['message'], MESSAGE],
  ])('%j may be %j', (text, kinds, ref) => {
    expect(parseLookup(text)).toMatchObject({ ok: true, kinds, ref, fromLink: false });
  });

  it.each([
    ['https://dash.pluralkit.me/profile/s/exampl', 'system', 'exampl'],
    ['dash.pluralkit.me/profile/s/exampl?tab=members&view=tiny', 'system', 'exampl'],
    ['https://dash.pluralkit.me/profile/s/exampl/random/m', 'system', 'exampl'],
    ['https://dash.pluralkit.me/profile/m/abcde/', 'member', 'abcde'],
    ['https://dash.pluralkit.me/profile/g/abcde', 'group', 'abcde'],
    ['https://dash.pluralkit.me/dash/m/abcde', 'member', 'abcde'],
    ['https://dash.pluralkit.me/dash/exampl/members', 'system', 'exampl'],
    ['https://dash.pluralkit.me/dash/exampl/groups#x', 'system', 'exampl'],
    ['https://pk.mt/s/EXAMPL', 'system', 'exampl'],
    ['<https://pk.mt/m/abcde>', 'member', 'abcde'],
    ['pk.mt/g/abc-def', 'group', 'abcdef'],
    [`https://pk.mt/m/${UUID}`, 'member', UUID],
    ['https://api.pluralkit.me/v2/systems/exampl/fronters', 'system', 'exampl'],
    ['https://api.pluralkit.me/v2/systems/@me', 'system', '@me'],
    ['https://api.pluralkit.me/v2/systems/%40me/members', 'system', '@me'],
    [`https://api.pluralkit.me/v2/systems/${ACCOUNT}`, 'system', ACCOUNT],
    ['https://api.pluralkit.me/v2/members/abcde/groups', 'member', 'abcde'],
    ['https://api.pluralkit.me/v2/groups/abcde/members', 'group', 'abcde'],
    [`https://api.pluralkit.me/v2/messages/${MESSAGE}`, 'message', MESSAGE],
    ['https://api.pluralkit.me/v1/s/exmpl/members', 'system', 'exmpl'],
    [`https://api.pluralkit.me/v1/a/${ACCOUNT}`, 'system', ACCOUNT],
    [`https://api.pluralkit.me/v1/msg/${MESSAGE}`, 'message', MESSAGE],
    ['http://localhost:4173/v2/members/abcde', 'member', 'abcde'],
    ['/lookup/system/exampl/fronters', 'system', 'exampl'],
    ['#/lookup/member/abcde', 'member', 'abcde'],
    ['https://example.org/app/lookup/group/abcde?text=x', 'group', 'abcde'],
    ['https://example.org/#/lookup/system/exampl/fronters?x=/lookup/member/abcde', 'system', 'exampl'],
    ['localhost:4173/lookup/member/abcde', 'member', 'abcde'],
    [`https://discord.com/channels/466707357099884544/471388251102380000/${MESSAGE}`, 'message', MESSAGE],
    [`https://ptb.discord.com/channels/@me/471388251102380000/${MESSAGE}`, 'message', MESSAGE],
    [`https://discordapp.com/users/${ACCOUNT}`, 'system', ACCOUNT],
  ])('%j leads to the %s %j', (text, kind, ref) => {
    expect(parseLookup(text)).toMatchObject({ ok: true, kinds: [kind], ref, fromLink: true });
  });

  it.each([
    ['', { reason: 'empty' }],
    [' \n ', { reason: 'empty' }],
    ['abc', { reason: 'too-short', kinds: ['system', 'member', 'group'], counted: 'letters', missing: 2 }],
    ['ABC-', { reason: 'too-short', counted: 'letters', missing: 2 }],
    ['abcdefgh', { reason: 'too-long', counted: 'letters', surplus: 2 }],
    ['46637865321601', { reason: 'too-short', kinds: ['system', 'message'], counted: 'digits', missing: 3 }],
    ['4663786532160143590', { ok: true }],
    ['46637865321601435900', { reason: 'too-long', counted: 'digits', surplus: 1 }],
    ['<@1234>', { reason: 'too-short', kinds: ['system'], counted: 'digits', missing: 13 }],
    ['7f3c2f0e-5b0b-4f0e', { reason: 'too-short', counted: 'hex-digits', missing: 16 }],
    [`${UUID}0`, { reason: 'too-long', counted: 'hex-digits', surplus: 1 }],
    ['abc12', { reason: 'malformed' }],
    ['abc def', { reason: 'malformed' }],
    ['exmpl/', { reason: 'malformed' }],
    ['https://dash.pluralkit.me/profile/s/', { reason: 'link-without-id', kinds: ['system'] }],
    ['https://pk.mt/m/', { reason: 'link-without-id', kinds: ['member'] }],
    ['https://discord.com/channels/1/2', { reason: 'link-without-id', kinds: ['message'] }],
    ['https://pk.mt/m/abc', { reason: 'too-short', kinds: ['member'], missing: 2 }],
    [`https://pk.mt/m/${ACCOUNT}`, { reason: 'malformed', kinds: ['member'] }],
    ['https://pk.mt/m/12', { reason: 'malformed', kinds: ['member'] }],
    ['https://dash.pluralkit.me/', { reason: 'unknown-link', host: null }],
    ['https://dash.pluralkit.me/dash/random', { reason: 'unknown-link' }],
    ['https://discord.gg/abcde', { reason: 'unknown-link' }],
    ['https://example.org/s/exampl', { reason: 'unknown-link', host: 'example.org' }],
    ['https://notpluralkit.me/s/exampl', { reason: 'unknown-link', host: 'notpluralkit.me' }],
    ['https://example.org/constructor/__proto__', { reason: 'unknown-link' }],
    ['https://', { reason: 'unknown-link', host: null }],
    ['/lookup/nothing', { reason: 'unknown-link', host: null }],
    ['https://pk.mt/s/%E0%A4%A', { reason: 'malformed', kinds: ['system'] }],
    ['javascript:alert(1)', { reason: 'malformed' }],
  ])('%j is answered with %j', (text, expected) => {
    expect(parseLookup(text)).toMatchObject(expected);
  });

  it('knows a token, which must not be looked up or remembered', () => {
    const token = 'aB3+/'.repeat(13).slice(0, 64);
    expect(parseLookup(token)).toEqual({ ok: false, reason: 'token' });
    expect(parseLookup(` "${token}" `)).toEqual({ ok: false, reason: 'token' });
  });

  it('the parser of each kind accepts every accepted reference, and none leaves its path', () => {
    const part = fc.constantFrom(
      'https://pk.mt/',
      'dash.pluralkit.me/profile/',
      '/lookup/',
      'discord.com/channels/',
      's/',
      'm/',
      'system/',
      '..',
      '%2e%2e/',
      'exmpl',
      'ABC-DEF',
      UUID,
      ACCOUNT,
      '@me',
      '<',
      '>',
      '`',
      '?',
      '#',
      ' ',
      '💥',
      '\ud83d',
      '\0',
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const lookup = parseLookup(given);
        if (!lookup.ok) return;
        expect(lookup.ref).toMatch(/^(@me|[\da-z-]{5,36})$/);
        for (const kind of lookup.kinds) {
          if (kind === 'message') expect(lookup.form).toBe('discord');
          else expect(parseRef(kind, lookup.ref)).toMatchObject({ ok: true, ref: lookup.ref });
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('finishes on texts that make a backtracking search run forever', () => {
    for (const text of [
      'x'.repeat(10_000),
      'a.'.repeat(999),
      `${'a-'.repeat(990)}/`,
      `https://pk.mt/${'/'.repeat(1900)}`,
      '`'.repeat(2000),
      `<@${'1'.repeat(1990)}`,
      `#/lookup/${'systems/'.repeat(240)}`,
      '{'.repeat(2000),
    ]) {
      expect(parseLookup(text).ok).toBe(false);
    }
  });
});
