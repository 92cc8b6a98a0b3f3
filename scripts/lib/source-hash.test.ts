import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './source-hash.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontboard-hash-'));
  await put('src/a.ts', 'a');
  await put('src/deep/b.ts', 'b');
  await put('lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const hash = () => hashSources(root, ['lock.json', 'src', 'not-there'], /\.test\.ts$/);

it('is unchanged if only a file time changes', async () => {
  const before = await hash();
  await utimes(join(root, 'src/a.ts'), new Date(0), new Date(0));
  expect(await hash()).toBe(before);
});

it.each([
  ['a content', () => put('src/deep/b.ts', 'B')],
  ['a file that is new', () => put('src/c.ts', '')],
  ['a file that is gone', () => rm(join(root, 'src/a.ts'))],
  ['a name', () => rename(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
  ['a single file named as a source', () => put('lock.json', '[]')],
  ['a source that was not there before', () => put('not-there/d.ts', '')],
])('changes with %s', async (_, change) => {
  const before = await hash();
  await change();
  expect(await hash()).not.toBe(before);
});

it('does not see what is ignored', async () => {
  const before = await hash();
  await put('src/a.test.ts', 'test');
  expect(await hash()).toBe(before);
});
