/** A sandbox without any server: `npx tsx packages/sandbox/examples/in-memory.ts`. Elsewhere: `@frontboard/sandbox`. */
import { createSandbox } from '../src/index.ts';

const sandbox = createSandbox({ world: 'demo' });
const [own] = sandbox.tokens;

const fetchJson = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await sandbox.fetch(new Request(`https://api.pluralkit.me/v2${path}`, init));
  return response.status === 204 ? null : response.json();
};

console.log(await fetchJson(`/systems/${own?.systemId}/fronters`));

// A write needs the token, and notifies listeners.
sandbox.onChange(() => console.log('The state changed.'));
console.log(
  await fetchJson('/systems/@me/switches', {
    method: 'POST',
    headers: { Authorization: own?.token ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ members: [] }),
  }),
);

// The next answer is lost, as on a bad connection.
sandbox.faults.add({ kind: 'lost-answer', times: 1 });
await fetchJson('/systems/@me').catch((error: unknown) => console.log(String(error)));
