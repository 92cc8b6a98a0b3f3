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
function output(example: string, ...parameters: string[]): Promise<string> {
  return outputWith(served, example, parameters);
}

async function outputWith(
  { sandbox, url }: ServedSandbox,
  example: string,
  parameters: readonly string[],
): Promise<string> {
  const path = fileURLToPath(new URL(`../examples/${example}`, import.meta.url));
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token;
  const env = { ...process.env, SERVICE: url, TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path, ...parameters], {
    env,
  });
  return stdout.trim();
}

describe.concurrent('the example', () => {
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

  /** Short ids of some own members who are not in front. */
  function someMembers({ state }: ServedSandbox['sandbox']): readonly string[] {
    const own = [...state.systems.values()].find(({ id }) => id === 'exmpl');
    const members = [...state.members.values()].filter(({ system }) => system === own?.uuid);
    return members.slice(3, 6).map(({ id }) => id);
  }

  it('record-a-switch records it once', async () => {
    expect(await output('record-a-switch.ts', ...someMembers(served.sandbox))).toBe(
      'recorded\nrecorded by the try before',
    );
  });

  it('record-a-switch tries again after a lost answer, once the first request has ended', async ({
    onTestFinished,
  }) => {
    const other = await serveSandbox({ world: 'demo' });
    onTestFinished(() => other.close());
    const { faults, requests, state } = other.sandbox;
    faults.add({ match: { method: 'POST', path: '/switches' }, kind: 'cut', ms: 1, times: 1 });
    const before = state.switches.size;
    expect(await outputWith(other, 'record-a-switch.ts', someMembers(other.sandbox))).toBe(
      'recorded by the try before\nrecorded by the try before',
    );
    expect(state.switches.size).toBe(before + 1);
    const [first, second] = requests.list().filter(({ method }) => method === 'POST');
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThan(2_500);
  });

  it('read-history counts all switches', async () => {
    expect(await output('read-history.ts', 'brook')).toMatch(/^\d+ switches$/);
  });

  it('watch-the-queue cancels what is no longer needed', async () => {
    const lines = (await output('watch-the-queue.ts', 'exmpl', 'brook', 'ferry', 'forest')).split('\n');
    expect(lines.at(-1)).toBe('first: exmpl, given up: 3, most at once: 4');
  });
});
