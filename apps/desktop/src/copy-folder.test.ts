import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAskFolder, folderCommand } from './ask-folder.ts';
import { createCopyFolder } from './copy-folder.ts';

let data = '';
let folder = '';

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'frontboard-copies-'));
  folder = join(data, 'chosen');
  mkdirSync(folder);
});
afterEach(() => rm(data, { recursive: true }));

/** The program as it starts, with the folder chosen. */
async function start() {
  const copies = createCopyFolder(data, async () => folder);
  await copies.choose();
  return copies;
}

const copyOf = (day: number, { system = 'uuid', id = 'exmpl', keep = 2, text = `day ${day}` } = {}) => ({
  system,
  name: `frontboard-${id}-2026-11-${String(day).padStart(2, '0')}.json`,
  keep,
  text,
});
const names = () => readdirSync(folder).sort();

it('remembers the folder, and a dismissed dialog changes nothing', async () => {
  expect(createCopyFolder(data, async () => folder).where()).toBeNull();
  await start();
  expect(createCopyFolder(data, async () => null).where()).toBe(folder);
  expect(await createCopyFolder(data, async () => '').choose()).toEqual({ folder });
  expect(await createCopyFolder(data, async () => null).choose()).toBeNull();
});

it('keeps the newest copies of each system, also over restarts, and replaces that of the same day', async () => {
  for (const day of [1, 2, 3]) await (await start()).write(copyOf(day));
  expect(names()).toEqual(['frontboard-exmpl-2026-11-02.json', 'frontboard-exmpl-2026-11-03.json']);
  const copies = await start();
  await copies.write(copyOf(3, { text: 'later on day 3' }));
  await copies.write(copyOf(1, { system: 'other', id: 'other' }));
  expect(await copies.write(copyOf(3, { system: 'other' }))).toEqual({
    written: 'frontboard-exmpl-2026-11-03-2.json',
  });
  expect(names()).toEqual([
    'frontboard-exmpl-2026-11-02.json',
    'frontboard-exmpl-2026-11-03-2.json',
    'frontboard-exmpl-2026-11-03.json',
    'frontboard-other-2026-11-01.json',
  ]);
  expect(readFileSync(join(folder, copyOf(3).name), 'utf8')).toBe('later on day 3');
});

it('neither overwrites nor deletes a file that it did not write, or that was changed since', async () => {
  const foreign = join(folder, copyOf(1).name);
  writeFileSync(foreign, 'mine');
  writeFileSync(join(folder, 'frontboard-exmpl-2026-10-01.json'), 'mine as well');
  const copies = await start();
  expect(await copies.write(copyOf(1))).toEqual({ written: 'frontboard-exmpl-2026-11-01-2.json' });
  await copies.write(copyOf(2));
  writeFileSync(join(folder, copyOf(2).name), 'edited');
  for (const day of [3, 4, 5]) await copies.write(copyOf(day));
  expect(names()).toEqual([
    'frontboard-exmpl-2026-10-01.json',
    'frontboard-exmpl-2026-11-01.json',
    'frontboard-exmpl-2026-11-02.json',
    'frontboard-exmpl-2026-11-04.json',
    'frontboard-exmpl-2026-11-05.json',
  ]);
  expect(readFileSync(foreign, 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, copyOf(2).name), 'utf8')).toBe('edited');
});

it('deletes nothing when it has lost what it knew', async () => {
  for (const day of [1, 2]) await (await start()).write(copyOf(day));
  for (const damage of ['{', 'null', '{"files":[{"folder":1}],"unfinished":"/etc/passwd"}']) {
    writeFileSync(join(data, 'copies.json'), damage);
    await (await start()).write(copyOf(3, { keep: 1 }));
    expect(names().slice(0, 2)).toEqual([copyOf(1).name, copyOf(2).name]);
  }
});

it('leaves files alone after their system was forgotten', async () => {
  const copies = await start();
  for (const day of [1, 2]) await copies.write(copyOf(day));
  await copies.forget('uuid');
  expect(readFileSync(join(data, 'copies.json'), 'utf8')).not.toContain('uuid');
  await copies.write(copyOf(3, { keep: 1 }));
  expect(names()).toHaveLength(3);
});

it('leaves no half of a file behind when it ends in the middle, and the former copy stays', async () => {
  await (await start()).write(copyOf(1));
  const part = join(folder, `${copyOf(2).name}.1-1.part`);
  writeFileSync(part, 'half');
  const known = JSON.parse(readFileSync(join(data, 'copies.json'), 'utf8'));
  writeFileSync(join(data, 'copies.json'), JSON.stringify({ ...known, unfinished: part }));
  await (await start()).write(copyOf(2));
  expect(existsSync(part)).toBe(false);
  expect(names()).toEqual([copyOf(1).name, copyOf(2).name]);
});

it('says what is wrong with the folder, deletes nothing then, and writes once it is right again', async () => {
  const copies = createCopyFolder(data, async () => folder);
  expect(await copies.write(copyOf(1))).toEqual({ problem: 'no-folder' });
  await copies.choose();
  await copies.write(copyOf(1));
  await rm(folder, { recursive: true });
  expect(await copies.write(copyOf(2))).toEqual({ problem: 'missing' });
  writeFileSync(folder, 'a file');
  expect(await copies.write(copyOf(2))).toEqual({ problem: 'missing' });
  await rm(folder);
  mkdirSync(folder);
  expect(await copies.write(copyOf(2))).toEqual({ written: copyOf(2).name });
});

it('says that the disk is full or may not be written to, and keeps what is there', async ({ skip }) => {
  // A small disk of its own, which only some Linux systems allow.
  const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (mount('size=64k').status !== 0) return skip();
  try {
    const copies = await start();
    await copies.write(copyOf(1));
    expect(await copies.write(copyOf(2, { text: 'x'.repeat(1_000_000), keep: 1 }))).toEqual({
      problem: 'full',
    });
    expect(names()).toEqual([copyOf(1).name]);
    mount('remount,ro');
    expect(await copies.write(copyOf(3, { keep: 1 }))).toEqual({ problem: 'refused' });
    expect(names()).toEqual([copyOf(1).name]);
  } finally {
    spawnSync('umount', [folder]);
  }
});

// Root may write everywhere.
it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'says that the folder may not be written to',
  async () => {
    const copies = await start();
    await chmod(folder, 0o500);
    expect(await copies.write(copyOf(1))).toEqual({ problem: 'refused' });
    await chmod(folder, 0o700);
  },
);

it('writes one copy after the other when two windows ask at once', async () => {
  const copies = await start();
  const results = await Promise.all([1, 1, 2, 3].map((day) => copies.write(copyOf(day, { keep: 5 }))));
  expect(results).toEqual([1, 1, 2, 3].map((day) => ({ written: copyOf(day).name })));
  expect(names()).toEqual([1, 2, 3].map((day) => copyOf(day).name));
});

it('asks for a folder with a program of the system, one dialog at a time', async () => {
  const dialog = (script: string) => createAskFolder(['/bin/sh', '-c', script]);
  expect(await dialog('printf "/home/ä b\\n"')()).toBe('/home/ä b');
  expect(await dialog('exit 1')()).toBe('');
  expect(await dialog('exit 7')()).toBeNull();
  expect(await createAskFolder(['/no/such/program'])()).toBeNull();
  const ask = dialog('printf /a');
  expect(await Promise.all([ask(), ask()])).toEqual(['/a', '']);
});

it('asks Windows without a shell that reads text', () => {
  const [program, ...args] = folderCommand('win32', { SystemRoot: 'D:\\Win' });
  expect(program).toMatch(/^D:\\Win.System32.WindowsPowerShell.v1\.0.powershell\.exe$/);
  expect(args.slice(0, -1)).toEqual(['-NoProfile', '-NonInteractive', '-STA', '-EncodedCommand']);
  expect(Buffer.from(args.at(-1) ?? '', 'base64').toString('utf16le')).toContain('FolderBrowserDialog');
});
