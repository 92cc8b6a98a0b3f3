import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAddress } from './-id-guard.ts';

const UUID = 'b0c3d5a2-1f4e-4c8a-9b7d-2e6f8a0c1d3e';
const pass = { action: 'pass' };
const several = { action: 'reject', reason: 'several' };

describe('judgeAddress', () => {
  it.each(['abcde', 'abcdef', '123456789012345678', UUID, '@me', 'a b', 'a%20b'])(
    'lets the id %s pass as it is',
    (id) => {
      expect(judgeAddress(`/lookup/system/${id}`)).toEqual(pass);
    },
  );

  it.each([
    ['/lookup/member/ABCDE', '/lookup/member/abcde'],
    ['/lookup/group/abc-def', '/lookup/group/abcdef'],
    ['/lookup/system/%20AbC-dEf%20', '/lookup/system/abcdef'],
    [`/lookup/system/${UUID.toUpperCase()}`, `/lookup/system/${UUID}`],
    ['/lookup/system/ABCDE/members', '/lookup/system/abcde/members'],
    ['/lookup/system/%40me/members', '/lookup/system/@me/members'],
    ['/lookup/system/%40ME', '/lookup/system/@me'],
    ['/Lookup/SYSTEM/ABCDE/Members', '/Lookup/SYSTEM/abcde/Members'],
  ])('sends %s on to %s', (from, pathname) => {
    expect(judgeAddress(from)).toEqual({ action: 'redirect', pathname });
  });

  it('has nothing to say about an address without an id', () => {
    for (const path of ['/', '/lookup', '/status/tile', '/manage/ADD', '/lookup/system/']) {
      expect(judgeAddress(path, { id: ['a', 'b'] })).toEqual(pass);
    }
  });

  it.each([
    ['what the router makes of an array', 'abcde,fghij'],
    ['the same, encoded', 'abcde%2Cfghij'],
    ['a JSON array', '["abcde","fghij"]'],
    ['a JSON array of one, encoded', '%5B%22abcde%22%5D'],
    ['an empty JSON array', '[]'],
  ])('refuses %s', (_what, id) => {
    expect(judgeAddress(`/lookup/system/${id}/fronters`)).toEqual(several);
  });

  it('refuses a repeated id in the search, but not a single one', () => {
    expect(judgeAddress('/lookup/member/abcde', { id: ['a', 'b'] })).toEqual(several);
    expect(judgeAddress('/lookup/member/abcde', { id: 'a' })).toEqual(pass);
  });

  it('passes a malformed single id to its screen', () => {
    for (const id of ['[abc', 'x', '%E0%A4%A', 'nobody%20here']) {
      expect(judgeAddress(`/lookup/member/${id}`).action).not.toBe('reject');
    }
    expect(judgeAddress('/lookup/member/%20%20')).toEqual(pass);
  });

  it('never redirects twice: the target of a redirect accepts the id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (id) => {
        const verdict = judgeAddress(`/lookup/member/${encodeURIComponent(id)}`);
        if (verdict.action === 'redirect') expect(judgeAddress(verdict.pathname)).toEqual(pass);
      }),
    );
  });
});
