import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('allows only what the app needs', async () => {
  const html = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')] as const;
  });
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: data:",
    'connect-src': "'self' https://api.pluralkit.me",
    'frame-src': "'none'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'frontboard-worker',
  });
});
