import { describe, expect, it } from 'vitest';
import { readApiError, readLimitDetails } from './read-error.ts';

const token = 'A-Very-Fake-Token';
const request = {
  method: 'PATCH',
  url: 'https://example.test/v2/systems/@me',
  path: '/v2/systems/@me',
  headers: { Authorization: token },
};

function read(text: string, headers: Record<string, string> = {}, status = 400) {
  return readApiError(request, { status, statusText: 'Bad Request', headers: new Headers(headers), text });
}

describe('an error answer', () => {
  it.each([
    ['JSON', '{"message":"System not found.","code":20001}', 'System not found.', 20001],
    ['JSON with spaces', '{"message": "401: Missing", "code": 0}', '401: Missing', 0],
    [
      'a problem document',
      '{"type":"https://tools.ietf.org/html/rfc9110","title":"Unsupported Media Type","status":415}',
      'Unsupported Media Type',
      null,
    ],
    ['a sentence, as version 1 sends it', 'System not found.\n', 'System not found.', null],
    ['nothing', '', 'Unknown error.', null],
    ['blanks', ' \n', 'Unknown error.', null],
    ['a page', '<!DOCTYPE html><html><body>Bad gateway</body></html>', 'Unknown error.', null],
    ['JSON that was cut', '{"message":"System not fo', 'Unknown error.', null],
    ['a list', '[1,2]', 'Unknown error.', null],
    ['a JSON text', '"System not found."', 'System not found.', null],
    ['null', 'null', 'Unknown error.', null],
    ['an object of other things', '{"a":1}', 'Unknown error.', null],
    ['a message of the wrong type', '{"message":7,"code":"x"}', 'Unknown error.', 0],
    ['a long text', 'x'.repeat(100_000), 'Unknown error.', null],
    ['text in another charset', '\uFFFD\uFFFD{\0"\0', 'Unknown error.', null],
  ])('of %s is understood', (_, text, message, code) => {
    expect(read(text)).toMatchObject({ message, code, status: 400, statusText: 'Bad Request' });
  });

  it('keeps the headers that are safe to show', () => {
    const error = read('', {
      'X-RateLimit-Limit': '10',
      'Content-Type': 'text/html',
      'Set-Cookie': 'secret=1',
      'X-Other': '1',
    });
    expect(error.headers).toEqual({ 'content-type': 'text/html', 'x-ratelimit-limit': '10' });
  });

  it('holds every complaint by field', () => {
    const errors = {
      name: [
        { message: 'Field name is too long.', actual_length: 101, max_length: 100 },
        { message: 'Field name is invalid.' },
      ],
      visibility: [{ message: 'Field visibility is invalid.' }],
    };
    expect(
      read(JSON.stringify({ message: 'Error parsing JSON model', code: 40001, errors })).fieldErrors,
    ).toEqual({
      name: [
        { message: 'Field name is too long.', actualLength: 101, maxLength: 100 },
        { message: 'Field name is invalid.' },
      ],
      visibility: [{ message: 'Field visibility is invalid.' }],
    });
  });

  it('corrects the lengths that the service swaps for a description template', () => {
    const errors = {
      'description_templates[1]': [{ message: 'Field is too long.', actual_length: 1000, max_length: 1001 }],
    };
    expect(read(JSON.stringify({ message: 'x', code: 40001, errors })).fieldErrors).toEqual({
      'description_templates[1]': [{ message: 'Field is too long.', actualLength: 1001, maxLength: 1000 }],
    });
  });

  it.each([
    ['null', null],
    ['a list', [{ message: 'x' }]],
    ['a text', 'x'],
  ])('survives complaints that are %s', (_, errors) => {
    expect(read(JSON.stringify({ message: 'x', code: 40001, errors })).fieldErrors).toEqual({});
  });

  it('never quotes the token', () => {
    const errors = { name: [{ message: `Not ${token}` }] };
    const error = read(JSON.stringify({ message: `Bad token ${token}`, code: 0, errors }), { Date: token });
    expect(JSON.stringify([error, error.message, error.stack])).not.toContain(token);
    expect(error.message).toBe('Bad token [token]');
  });
});

describe('a 429', () => {
  const nowMs = Date.UTC(2026, 9, 21, 7, 28, 0);
  const limit = (text: string, headers: Record<string, string> = {}) =>
    readLimitDetails({ status: 429, statusText: '', headers: new Headers(headers), text }, nowMs);

  it('contains its wait in milliseconds in the body and in seconds in the header', () => {
    expect(limit('{"retry_after":333,"scope":"generic_update"}')).toEqual({
      retryAfterMs: 333,
      scope: 'generic_update',
    });
    expect(limit('<html>', { 'Retry-After': '2' })).toEqual({ retryAfterMs: 2_000, scope: null });
  });

  it.each([
    ['of today', 'Wed, 21 Oct 2026 07:29:30 GMT'],
    ['of RFC 850', 'Wednesday, 21-Oct-26 07:29:30 GMT'],
    ['of C', 'Wed Oct 21 07:29:30 2026'],
  ])('tells the date until which to wait, in the form %s', (_, date) => {
    expect(limit('<html>', { 'Retry-After': date }).retryAfterMs).toBe(90_000);
  });

  it('with a date is read by the clock of the server', () => {
    const headers = {
      Date: 'Wed, 21 Oct 2026 09:00:00 GMT',
      'Retry-After': 'Wed, 21 Oct 2026 09:01:30 GMT',
    };
    expect(limit('<html>', headers).retryAfterMs).toBe(90_000);
  });

  it('counts for an hour', () => {
    expect(limit('<html>', { 'Retry-After': '31536000' }).retryAfterMs).toBe(3_600_000);
  });

  it.each(['', '{"retry_after":-5}', '{"retry_after":"soon"}', '<html>'])(
    'without a usable wait asks for none: %j',
    (text) => {
      for (const past of ['Wed, 21 Oct 2026 07:27:00 GMT', 'later', '', '-7'])
        expect(limit(text, { 'Retry-After': past }).retryAfterMs).toBe(0);
    },
  );

  it('uses the scope of the header, which also names the own system', () => {
    expect(limit('{"scope":"generic_get"}', { 'X-RateLimit-Scope': 'own_system_get' }).scope).toBe(
      'own_system_get',
    );
  });
});
