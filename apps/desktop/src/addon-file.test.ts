import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeAddon } from './addon-file.ts';

let folder = '';
let embedded = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-addon-'));
  embedded = join(folder, 'embedded.node');
  await writeFile(embedded, 'the addon');
});
afterEach(() => rm(folder, { recursive: true }));

it('writes the addon to the disk once, and repairs a changed copy', async () => {
  const file = placeAddon(embedded, folder);
  expect(await readFile(file, 'utf8')).toBe('the addon');
  await writeFile(file, 'another one');
  expect(placeAddon(embedded, folder)).toBe(file);
  expect(await readFile(file, 'utf8')).toBe('the addon');
  expect(await readdir(join(folder, 'bin'))).toHaveLength(1);
});

it('stores two versions in two places', async () => {
  const first = placeAddon(embedded, folder);
  await writeFile(embedded, 'a newer addon');
  expect(placeAddon(embedded, folder)).not.toBe(first);
});
