import { describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { Example } from './example.ts';

describe('large worlds', () => {
  it('the large world has its members in one list and its switches in pages', async () => {
    const example = new Example({ world: 'large' });
    const token = example.sandbox.tokens[0]?.token;
    const read = async (path: string) => (await example.get(path, token)).json;
    expect(await read('/systems/@me/members')).toHaveLength(2500);
    expect(await read('/systems/@me/switches')).toHaveLength(100);
  });

  it('every system of the crowd answers its fronters', async () => {
    const sandbox = createSandbox({ world: 'crowd', rateLimit: false });
    const statuses = [];
    for (const { id } of sandbox.state.systems.values()) {
      const response = await sandbox.fetch(new Request(`http://sandbox.test/v2/systems/${id}/fronters`));
      statuses.push(response.status);
    }
    expect(statuses.length).toBeGreaterThanOrEqual(190);
    expect(statuses.every((status) => [200, 204, 403].includes(status))).toBe(true);
  });
});
