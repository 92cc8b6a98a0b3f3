import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeOnlyInstance, pipeAddress } from './single-instance.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-instance-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('runs one program per folder, and the next start brings it to the front', async () => {
  const called = new Promise<void>((resolve) => {
    void becomeOnlyInstance(folder, resolve).then((isOnly) => expect(isOnly).toBe(true));
  });
  await expect.poll(() => becomeOnlyInstance(folder, () => {})).toBe(false);
  await called;
});

it('starts although a killed program left its socket', async () => {
  await writeFile(pipeAddress(folder, 'linux'), '');
  expect(await becomeOnlyInstance(folder, () => {})).toBe(true);
});

it('uses one pipe on Windows for every spelling of the folder', () => {
  const address = pipeAddress('C:\\Users\\Ash\\AppData\\Local\\Frontboard', 'win32');
  expect(address).toMatch(/^\\\\\.\\pipe\\frontboard-[0-9a-f]{16}$/);
  expect(pipeAddress('c:\\users\\ash\\appdata\\local\\frontboard', 'win32')).toBe(address);
});
