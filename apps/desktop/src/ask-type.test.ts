import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createAskType } from './ask-type.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A host on loopback, and the requests it got. */
async function host(listener: RequestListener): Promise<{ origin: string; asked: string[]; port: number }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked, port };
}

const picture: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'image/png' }).end();

it('sends HEAD to the service, also on this computer', async () => {
  const { origin, asked } = await host(picture);
  expect(await createAskType(origin)(`${origin}/a.png`)).toBe('image/png');
  expect(asked).toEqual(['HEAD /a.png']);
});

it('asks no other server on this computer or in its network, by address, by name or by a redirect', async () => {
  const inside = await host(picture);
  const service = await host((_, response) => response.writeHead(302, { Location: inside.origin }).end());
  const askType = createAskType(service.origin);
  expect(await askType(`${inside.origin}/a.png`)).toBeNull();
  expect(await askType(`http://localhost:${inside.port}/a.png`)).toBeNull();
  expect(await askType(`http://[::ffff:127.0.0.1]:${inside.port}/a.png`)).toBeNull();
  expect(await askType(`${service.origin}/a.png`)).toBeNull();
  expect(service.asked).toHaveLength(1);
  expect(inside.asked).toEqual([]);
});

it('follows three redirects and no more', async () => {
  const { origin, asked } = await host((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) picture(request, response);
    else response.writeHead(302, { Location: `/${left - 1}` }).end();
  });
  const askType = createAskType(origin);
  expect(await askType(`${origin}/3`)).toBe('image/png');
  asked.length = 0;
  expect(await askType(`${origin}/9`)).toBeNull();
  expect(asked).toHaveLength(4);
});

it('returns no type for a refusal, a missing answer, and a text that is not a web address', async () => {
  const refusing = await host((_, response) =>
    response.writeHead(404, { 'Content-Type': 'image/png' }).end(),
  );
  expect(await createAskType(refusing.origin)(`${refusing.origin}/a.png`)).toBeNull();
  const silent = await host(() => {});
  expect(await createAskType(silent.origin, 50)(`${silent.origin}/a.png`)).toBeNull();
  const askType = createAskType(null);
  for (const url of ['file:///etc/passwd', 'data:image/png,', 'ftp://a.example/', 'nonsense', '']) {
    expect(await askType(url)).toBeNull();
  }
});
