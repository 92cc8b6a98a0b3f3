import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { readStateFile } from './state-file.ts';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));
const running: ChildProcess[] = [];
const folders: string[] = [];

interface Run {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

function run(...args: string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  );
  return { child, output: () => output, errors: () => errors, ended };
}

/** The address, as soon as it is printed. */
async function addressOf({ output, errors, ended }: Run): Promise<string> {
  void ended;
  await expect.poll(() => output() + errors(), { interval: 15 }).toMatch(/stops it|Error/);
  const url = /answers at (http:\/\/127\.0\.0\.1:\d+)\/v2/.exec(output())?.[1];
  if (url === undefined) throw new Error(`The sandbox did not start: ${errors()}`);
  return url;
}

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-cli-'));
  folders.push(folder);
  return join(folder, 'state.json');
}

const rename = (url: string, token: string, name: string) =>
  fetch(`${url}/v2/systems/@me`, {
    method: 'PATCH',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('the command', () => {
  it('prints its address, the tokens and systems to follow, and stops cleanly on request', async () => {
    const file = await newFile();
    const sandbox = run('--port', '0', '--world', 'demo', '--file', file);
    const url = await addressOf(sandbox);
    const token = /^ {2}exmpl\s+(\S{64}) {2}Lantern House$/m.exec(sandbox.output())?.[1];
    expect(sandbox.output()).toMatch(/^To follow: exmpl /m);
    expect((await rename(url, token ?? '', 'Renamed at the last moment')).status).toBe(200);
    sandbox.child.kill('SIGTERM');
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.errors()).toBe('');
    const state = await readStateFile(file, console.error);
    expect([...(state?.systems.values() ?? [])][0]?.name).toBe('Renamed at the last moment');
  });

  it('says in one sentence why it does not start', async () => {
    const unknown = run('--world', 'moon');
    expect(await unknown.ended).toBe(2);
    expect(unknown.errors()).toBe('There is no world moon; there is demo, empty, large, crowd.\n');
    expect(unknown.output()).toBe('');
  });

  it('leaves a complete file if it is killed while it writes', async () => {
    const file = await newFile();
    const sandbox = run('--port', '0', '--world', 'large', '--file', file, '--no-rate-limit');
    const url = await addressOf(sandbox);
    const token = /^ {2}large\s+(\S{64})/m.exec(sandbox.output())?.[1] ?? '';
    await rename(url, token, 'Name 0');
    const saved = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(saved).toContain('"Name 0"');
    let isAnswering = true;
    for (let count = 1; isAnswering; count += 1) {
      // Each change begins to save the world, or waits for the save before it.
      if (count === 50) sandbox.child.kill('SIGKILL');
      isAnswering = await rename(url, token, `Name ${count}`).then(
        () => true,
        () => false,
      );
    }
    expect(await sandbox.ended).toBe('SIGKILL');
    const reports: string[] = [];
    const state = await readStateFile(file, (message) => reports.push(message));
    expect(reports).toEqual([]);
    expect(state?.members.size).toBe(2540);
    const [system] = state?.systems.values() ?? [];
    expect(system?.name).toMatch(/^Name \d+$/);
  });
});
