import { expect, it } from 'vitest';
import { portProblem, REFUSED_BY_BROWSERS, requireFreePort } from './port.mjs';

it('knows the ports that are refused by everything that fetches', async () => {
  for (const port of REFUSED_BY_BROWSERS.filter((number) => number !== 0)) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
  }
});

it('lets the system choose a port', async () => {
  await expect(requireFreePort(0, '127.0.0.1')).resolves.toBeUndefined();
});

it('suggests no port that browsers refuse in place of a busy one', () => {
  const taken = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
  expect(portProblem(taken, 4189, '127.0.0.1').message).toMatch(/ --port 4191$/);
  expect(portProblem(taken, 6664, '127.0.0.1').message).toMatch(/ --port 6670$/);
  expect(portProblem(taken, 65_535, '127.0.0.1').message).toMatch(/ --port 1024$/);
});
