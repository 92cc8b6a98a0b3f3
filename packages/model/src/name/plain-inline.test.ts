import { expect, it } from 'vitest';
import { plainInline } from './plain-inline.ts';

it.each([
  ['she/they', 'she/they'],
  ['[they/them](https://pronouns.page/@x)', 'they/them'],
  ['[they/them](<https://pronouns.page/@x>) or [it](http://x.example "its")', 'they/them or it'],
  ['**she**/*her* __or__ ~~he~~ `it`', 'she/her or he it'],
  ['***she***/her', 'she/her'],
  ['**[she](https://x.example)**/her', 'she/her'],
  ['||old|| they', '… they'],
  ['||old\nname|| they', '… they'],
  ['`a||b` ||old|| they', '`a… they'],
  ['snake_case_name', 'snake_case_name'],
  ['_they_/them', 'they/them'],
  ['they*/them', 'they*/them'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['\\*they\\*', '*they*'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[any]', '[any]'],
  ['||', '||'],
])('%j is shown as %j', (text, plain) => {
  expect(plainInline(text)).toBe(plain);
});

it('takes time in proportion to the text', () => {
  for (const mark of ['*', '_', '`', '||', '[', '[a](https://', '\\'])
    expect(plainInline(mark.repeat(500))).toBeTypeOf('string');
});
