import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../seed/create-world.ts';
import { serialiseState } from '../store/serialise.ts';
import type { SandboxState } from '../store/state.ts';
import { createStateWriter, readStateFile, StateFileError } from './state-file.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
let folder: string;
let path: string;
let reports: string[];
const report = (message: string) => {
  reports.push(message);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-state-'));
  path = join(folder, 'state.json');
  reports = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function world(name: string | null = 'An Empty Room'): SandboxState {
  const state = createWorld('empty', { now: NOW_MS });
  for (const row of state.systems.values()) row.name = name;
  return state;
}

async function save(state: SandboxState): Promise<boolean> {
  const writer = createStateWriter(path, () => state, report);
  writer.schedule();
  return writer.flush();
}

const text = (state: SandboxState) => JSON.stringify(serialiseState(state));
const files = async () => (await readdir(folder)).sort();

describe('a state file', () => {
  it('restores the saved state', async () => {
    expect(await readStateFile(path, report)).toBeNull();
    const state = createWorld('demo', { now: NOW_MS });
    expect(await save(state)).toBe(true);
    expect(await readStateFile(path, report)).toEqual(state);
    expect(reports).toEqual([]);
  });

  it('keeps the previous state as a copy, and no other file', async () => {
    const state = world('one');
    const writer = createStateWriter(path, () => state, report);
    for (const name of ['one', 'two', 'three']) {
      for (const row of state.systems.values()) row.name = name;
      writer.schedule();
      await writer.flush();
    }
    expect(await files()).toEqual(['state.json', 'state.json.bak']);
    expect(await readFile(`${path}.bak`, 'utf8')).toBe(text(world('two')));
    expect(await readFile(path, 'utf8')).toBe(text(world('three')));
  });

  it('is copied to a name with the time before the first save, and before it is replaced', async () => {
    await save(world('of an earlier run'));
    let state = world('of this run');
    const writer = createStateWriter(path, () => state, report);
    const saveNow = () => {
      writer.schedule();
      return writer.flush();
    };
    await saveNow();
    await saveNow();
    state = world('after a reset');
    await saveNow();
    await saveNow();
    const kept = (await files()).filter((name) => name.includes('.backup-'));
    for (const name of kept) expect(name).toMatch(/^state\.json\.backup-\d{8}T\d{6}Z(?:-\d)?$/);
    const contents = await Promise.all(kept.map((name) => readFile(join(folder, name), 'utf8')));
    expect(contents).toEqual([text(world('of an earlier run')), text(world('of this run'))]);
  });

  it('keeps the newest of many such copies', async () => {
    await writeFile(`${path}.backup-20200101T000000Z`, 'the oldest');
    for (let run = 0; run < 21; run += 1) await save(world());
    const kept = (await files()).filter((name) => name.includes('.backup-'));
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain('state.json.backup-20200101T000000Z');
  });

  it.each([
    ['is cut off', (whole: string) => whole.slice(0, whole.length / 2)],
    ['is empty', () => ''],
    ['holds something else', () => '{"hello":"world"}'],
    ['is of a newer version', (whole: string) => whole.replace('"version":1', '"version":2')],
    ['names a member that is not there', (whole: string) => whole.replace('"switches":[', '"switches":[{},')],
  ])('that %s is set aside and the state before is used', async (_what, damage) => {
    await save(world('before'));
    await save(world('after'));
    const damaged = damage(text(world('after')));
    await writeFile(path, damaged);
    expect(await readStateFile(path, report)).toEqual(world('before'));
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatch(
      /^\S+state\.json cannot be used: .+ It is kept as \S+\.corrupt-\d{8}T\d{6}Z\.$/,
    );
    expect(reports[1]).toMatch(/^Continuing from \S+\.bak, the state saved before\.$/);
    const [aside] = (await files()).filter((name) => name.includes('.corrupt-'));
    expect(await readFile(join(folder, aside ?? ''), 'utf8')).toBe(damaged);
  });

  it('and its copy are both set aside when both are damaged, and later saves touch neither', async () => {
    await writeFile(path, 'one');
    await writeFile(`${path}.bak`, 'two');
    expect(await readStateFile(path, report)).toBeNull();
    await save(world());
    await save(world());
    const kept = (await files()).filter((name) => name.includes('.corrupt-'));
    const contents = await Promise.all(kept.map((name) => readFile(join(folder, name), 'utf8')));
    expect(contents.sort()).toEqual(['one', 'two']);
  });

  it('that cannot be read stops the start instead of being overwritten later', async () => {
    await mkdir(path);
    await expect(readStateFile(path, report)).rejects.toThrow(StateFileError);
  });
});

describe('a process that is killed while it saves', () => {
  /** Saves the large world over and over, each time with another name. */
  const program = () => `
    import { createStateWriter } from ${JSON.stringify(new URL('state-file.ts', import.meta.url))};
    import { createWorld } from ${JSON.stringify(new URL('../seed/create-world.ts', import.meta.url))};
    const state = createWorld('large', { now: ${NOW_MS} });
    const writer = createStateWriter(${JSON.stringify(path)}, () => state, console.error);
    const [system] = state.systems.values();
    for (let count = 1; ; count += 1) {
      system.name = 'Save ' + count;
      writer.schedule();
      await writer.flush();
      console.log(count);
    }`;

  /** Kills the process as soon as a half-written file is seen; returns the number of the last reported save. */
  async function killWhileItWrites(): Promise<number> {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += String(chunk);
    });
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    const wholeSize = statSync(path).size;
    const isHalf = (name: string) => {
      const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? wholeSize;
      return size > 0 && size < wholeSize * 0.9;
    };
    while (!readdirSync(folder).some(isHalf)) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await closed;
    return Number(told.trim().split('\n').at(-1));
  }

  it('leaves a complete file, of the last reported save or the one after', async () => {
    for (let round = 0; round < 3; round += 1) {
      const last = await killWhileItWrites();
      const state = await readStateFile(path, report);
      const [system] = state?.systems.values() ?? [];
      expect([`Save ${last}`, `Save ${last + 1}`]).toContain(system?.name);
      expect(reports).toEqual([]);
    }
  });
});

describe('a state writer', () => {
  it('saves a burst of changes at once, including the latest', async () => {
    let state = world('first');
    let reads = 0;
    const writer = createStateWriter(
      path,
      () => {
        reads += 1;
        return state;
      },
      report,
    );
    for (let index = 0; index < 100; index += 1) writer.schedule();
    state = world('last');
    await expect.poll(() => files()).toContain('state.json');
    expect(await readStateFile(path, report)).toEqual(world('last'));
    expect(reads).toBe(1);
  });

  it('flushes a change that came while it was saving', async () => {
    let state = world('first');
    const writer = createStateWriter(path, () => state, report);
    writer.schedule();
    const saving = writer.flush();
    state = world('second');
    writer.schedule();
    await saving;
    await writer.flush();
    expect(await readStateFile(path, report)).toEqual(world('second'));
  });

  it('reports once that saving fails, keeps the old file, and reports when it works again', async () => {
    await save(world('safe'));
    let state = world('unsaved');
    const writer = createStateWriter(path, () => state, report);
    await rm(folder, { recursive: true });
    for (let index = 0; index < 3; index += 1) {
      writer.schedule();
      expect(await writer.flush()).toBe(false);
    }
    expect(reports).toEqual([
      expect.stringMatching(
        /^Cannot save to .+: ENOENT.+\. The sandbox goes on from memory and keeps trying\.$/,
      ),
    ]);
    await mkdir(folder);
    state = world('saved');
    expect(await writer.flush()).toBe(true);
    expect(reports.at(-1)).toBe(`Saving to ${path} works again.`);
    expect(await readStateFile(path, report)).toEqual(world('saved'));
  });

  it.runIf(process.platform === 'linux')('leaves the old file whole when the disk is full', async () => {
    await save(world('safe'));
    // Every byte written to this device fails as on a full disk.
    await symlink('/dev/full', `${path}.tmp`);
    expect(await save(world('too much'))).toBe(false);
    expect(reports).toEqual([expect.stringContaining('ENOSPC')]);
    expect(await readStateFile(path, report)).toEqual(world('safe'));
    expect(await save(world('fits'))).toBe(true);
  });
});
