import { describe, expect, it } from 'vitest';
import { isHttpsUrl } from './https-url.ts';

describe('isHttpsUrl', () => {
  it.each([
    'https://example.com',
    'HTTPS://EXAMPLE.com/A',
    ' https://example.com/a.png ',
    'https://bücher.example/ä',
    'https://xn--bcher-kva.example/',
    'https://example。com/',
    'https://exa_mple.com/a',
    'https://-a.com',
    'https://_a.com',
    'https://a.com./',
    'https://localhost/',
    'https://example.com/a b.png',
    'https://example.com/%zz?x=1#y',
    'https://user:pw@example.com/',
    'https://[::1]/x',
    'https://1.2.3.4/',
    'https://1.2.3.4.5/',
    'https://example.com:/',
    'https://example.com:65535/',
  ])('takes %s', (text) => {
    expect(isHttpsUrl(text)).toBe(true);
  });

  it.each([
    '',
    'https://',
    'https:///a',
    'https:/example.com',
    'https:example.com',
    'http://example.com/a.png',
    'ftp://example.com',
    'javascript:alert(1)',
    '/a.png',
    'https://a..b/',
    'https://.a/',
    'https://./',
    'https://a.-b/',
    'https://%41.com/',
    'https://exa mple.com',
    'https://a@b@c/',
    'https://[::1/',
    'https://[x]/',
    'https://example.com:65536/',
    'https://example.com:x/',
    'https://example.com,/',
    'https:\\\\example.com\\a',
    'https://example.com\\a',
    'https://example.com/a\\b.png',
  ])('refuses %s', (text) => {
    expect(isHttpsUrl(text)).toBe(false);
  });
});
