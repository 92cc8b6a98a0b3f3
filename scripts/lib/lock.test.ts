import { execFileSync } from 'node:child_process';
import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('admits one at a time and informs the others once that they wait', async () => {
  let inside = 0;
  let most = 0;
  let told = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await expect.poll(() => told).toBe(2);
    inside -= 1;
  };
  const onWait = () => {
    told += 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock('x', work, { folder, onWait })));
  expect(most).toBe(1);
  expect(told).toBe(2);
});

it('is free again after work that failed', async () => {
  await expect(withLock('x', () => Promise.reject(new Error('no')), { folder })).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
  expect(await withLock('x', async () => 'yes', { folder })).toBe('yes');
});

it('takes over a lock whose holder has not touched it for a while', async () => {
  const file = join(folder, 'x.lock');
  await writeFile(file, 'a process that is gone');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
  expect(await withLock('x', async () => 'mine', { folder })).toBe('mine');
  expect(await readdir(folder)).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'stays fresh while its holder occupies all threads for files',
  async () => {
    const lock = join(folder, 'x.lock');
    // Opening a pipe takes a thread until somebody else opens it too.
    const pipes = Array.from({ length: 32 }, (_, index) => join(folder, `pipe-${index}`));
    execFileSync('mkfifo', pipes);
    const work = async () => {
      const opening = pipes.map((pipe) => open(pipe, 'r'));
      try {
        const longAgo = new Date(Date.now() - 60_000);
        utimesSync(lock, longAgo, longAgo);
        await expect
          .poll(() => statSync(lock).mtimeMs, { timeout: 30_000 })
          .toBeGreaterThan(longAgo.getTime() + 30_000);
      } finally {
        const others = pipes.map((pipe) => openSync(pipe, 'r+'));
        for (const handle of await Promise.all(opening)) await handle.close();
        for (const other of others) closeSync(other);
      }
    };
    await withLock('x', work, { folder });
  },
  60_000,
);
