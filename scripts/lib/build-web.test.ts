import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCES } from './build-web.mjs';
import { inRoot } from './root.mjs';

it('the app is built again when a part of how it is built has changed', async () => {
  const config = await readFile(inRoot('apps/web/vite.config.ts'), 'utf8');
  const parts = [...config.matchAll(/ from '(\.[^']+)';$/gm)].map(([, path = '']) =>
    posix.join('apps/web', path),
  );
  expect(parts).not.toEqual([]);
  expect(SOURCES).toEqual(expect.arrayContaining(parts));
});
