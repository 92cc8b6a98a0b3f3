import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

const SOURCE = inRoot('apps/web/src');
const USES_KEY =
  /\b(?:queryKey|(?:set|get)(?:Query|Queries)Data|getQueryState|(?:invalidate|remove|cancel|refetch|reset)Queries)\b/;

/** Whether a typed address is a picture is not about the service. The persister gets its keys as arguments. */
const EXCEPTIONS = ['state/images/use-image-check.ts', 'persistence/answers/query-persister.ts'];

test('only the cache layer names query keys or changes cached answers', () => {
  const files = readdirSync(SOURCE, { encoding: 'utf8', recursive: true }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/^(?:cache|testing)\//.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !EXCEPTIONS.includes(path),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => USES_KEY.test(readFileSync(join(SOURCE, path), 'utf8')))).toEqual([]);
});
