import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ServedSandbox, serveSandbox } from '@frontboard/sandbox/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let served: ServedSandbox;

beforeAll(async () => {
  served = await serveSandbox({ world: 'demo' });
});

afterAll(() => served.close());

/** The output of an example when a person runs it as its first line says. */
async function output(example: string, ...parameters: string[]): Promise<string> {
  const path = fileURLToPath(new URL(`../examples/${example}`, import.meta.url));
  const token = served.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token;
  const env = { ...process.env, SERVICE: served.url, TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path, ...parameters], {
    env,
  });
  return stdout.trim();
}

describe.concurrent('the example', { timeout: 20_000 }, () => {
  it('who-is-fronting shows every state', async () => {
    const lines = (await output('who-is-fronting.ts', 'exmpl', 'drift', 'sprout', 'tidal', 'gonezz')).split(
      '\n',
    );
    expect(lines[0]).toMatch(/^exmpl: \S.* since \d{4}-/);
    expect(lines[1]).toMatch(/^drift: nobody since \d{4}-/);
    expect(lines.slice(2)).toEqual([
      'sprout: no switches yet',
      'tidal: does not share who is in front',
      'gonezz: there is no such system',
    ]);
  });

  it('change-a-member changes one and shows what was refused', async () => {
    const lines = (await output('change-a-member.ts')).split('\n');
    expect(lines[0]).toMatch(/: they\/them$/);
    expect(lines[1]).toBe('name: Field name is too long. (100 at most)');
  });

  it('record-a-switch records it once', async () => {
    const own = [...served.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
    const ids = [...served.sandbox.state.members.values()]
      .filter(({ system }) => system === own?.uuid)
      .map(({ id }) => id);
    expect(await output('record-a-switch.ts', ...ids.slice(3, 6))).toBe(
      'recorded\nrecorded by the try before',
    );
  });

  it('read-history counts all switches', async () => {
    expect(await output('read-history.ts', 'brook')).toMatch(/^\d+ switches$/);
  });

  it('watch-the-queue cancels what is no longer needed', async () => {
    const lines = (await output('watch-the-queue.ts', 'exmpl', 'brook', 'ferry', 'forest')).split('\n');
    expect(lines.at(-1)).toBe('first: exmpl, given up: 3, most at once: 4');
  });
});
