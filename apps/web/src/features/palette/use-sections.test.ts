import { expect, it } from 'vitest';
import { refusedLink } from './use-sections.ts';

it.each([
  ['https://example.org/s/exmpl', 'leads to example.org, which isn’t a site Frontboard can read'],
  ['https://pk.mt/m/', 'leads to a member, but the ID at its end is missing'],
])('says why the link %j is not looked up', (typed, words) => {
  expect(refusedLink(typed)?.title).toContain(words);
});

it.each(['luna', 'exmpl', 'not a link', 'https://pk.mt/s/exmpl', '#/lookup/system/exmpl'])(
  'has nothing to say against %j',
  (typed) => {
    expect(refusedLink(typed)).toBeNull();
  },
);
