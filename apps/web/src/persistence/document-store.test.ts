import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { openDocumentStore } from './document-store.ts';

/** Opens a document with a list of words, whose other items are damage. */
function openWords(text: string | null) {
  const area = memoryStorage(text === null ? {} : { words: text });
  const storage = createSafeStorage({ open: () => area });
  const store = openDocumentStore<readonly string[], { readonly version: number; readonly words: unknown[] }>(
    storage,
    'words',
    {
      version: 2,
      initial: ['none'],
      schema: v.object({ version: v.number(), words: v.array(v.unknown()) }),
      read: ({ words }) => {
        const value = words.filter((word) => typeof word === 'string');
        return { value, isDamaged: value.length < words.length };
      },
      write: (words) => ({ words }),
      merge: (_base, mine) => mine,
    },
  );
  const stored = (key: string) => area.getItem(key);
  const opened = stored('words');
  store.update((words) => [...words, 'new']);
  return { opened, words: store.getState(), problem: storage.problem, stored };
}

test.each([
  ['no document', null, ['none', 'new'], null],
  ['a document of this release', '{"version":2,"words":["a"]}', ['a', 'new'], null],
  ['a document of an earlier release', '{"version":1,"words":["a"]}', ['a', 'new'], null],
  ['a document of a newer release', '{"version":3,"words":["a"]}', ['a', 'new'], 'newer'],
  [
    'a document of a newer release with items that are new',
    '{"version":3,"words":["a",1]}',
    ['a', 'new'],
    'newer',
  ],
  ['a damaged document', '{"version":2,"words":["a",1]}', ['a', 'new'], 'corrupt'],
  ['a document of another shape', '{"words":["a"]}', ['none', 'new'], 'corrupt'],
  ['a text that is none', '{"version":2', ['none', 'new'], 'corrupt'],
])('of %s what can be read is read, and nothing is lost', (_what, text, words, problem) => {
  const opened = openWords(text);
  expect(opened.words).toEqual(words);
  expect(opened.problem).toBe(problem);
  expect(opened.stored('words')).toBe(JSON.stringify({ version: 2, words }));
  for (const reason of ['newer', 'corrupt'])
    expect(opened.stored(`words.${reason}`)).toBe(reason === problem ? text : null);
});

test.each([
  [
    'a document of this release stays as it is',
    '{ "version": 2, "words": ["a"] }',
    '{ "version": 2, "words": ["a"] }',
  ],
  [
    'a document of an earlier release is migrated',
    '{"version":1,"words":["a"]}',
    '{"version":2,"words":["a"]}',
  ],
  ['a damaged one is repaired', '{"version":2,"words":["a",1]}', '{"version":2,"words":["a"]}'],
  ['one of a newer release stays', '{"version":3,"words":["a"]}', '{"version":3,"words":["a"]}'],
])('when it is opened, %s', (_, text, opened) => {
  expect(openWords(text).opened).toBe(opened);
});
