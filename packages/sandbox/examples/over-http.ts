/** A sandbox on a free port: `npx tsx packages/sandbox/examples/over-http.ts`. Elsewhere: `@frontboard/sandbox/node`. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from '../src/node/index.ts';

const served = await serveSandbox({
  world: 'demo',
  file: join(tmpdir(), 'frontboard-sandbox.json'),
  latencyMs: 40,
});
const response = await fetch(`${served.url}/v2/systems/exmpl`);
console.log(response.status, response.headers.get('X-RateLimit-Remaining'), await response.json());
await served.close();
