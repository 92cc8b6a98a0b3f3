import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchUnstored } from './fetch-unstored.ts';

type Realm = Window & typeof globalThis;

const sent: string[] = [];
const send = (by: string) => async (request: Request) => {
  sent.push(`${by}: ${request.method} ${request.cache} ${await request.text()}`.trim());
  return new Response();
};
const realm = { fetch: send('frame') } as unknown as Realm;

const URL_OF_SERVICE = 'https://service.test/v2/systems/@me';
const headers = { Authorization: 'token' };
const read = () => new Request(URL_OF_SERVICE, { cache: 'no-store', headers });

async function opened(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { location: { origin: 'https://app.test' } });
});
afterEach(() => vi.unstubAllGlobals());

test('requests with a token go through the frame, in the default cache mode, once the first is answered', async () => {
  const fetch = fetchUnstored(send('page'), async () => realm);
  await fetch(read());
  await opened();
  await fetch(read());
  await fetch(
    new Request(URL_OF_SERVICE, { method: 'PATCH', cache: 'no-store', headers, body: '{"name":"x"}' }),
  );
  expect(sent).toEqual(['page: GET no-store', 'frame: GET default', 'frame: PATCH default {"name":"x"}']);
});

test('requests that have no preflight stay with the page and out of the cache', async () => {
  const fetch = fetchUnstored(send('page'), async () => realm);
  await fetch(read());
  await opened();
  await fetch(new Request(URL_OF_SERVICE, { cache: 'no-store' }));
  await fetch(new Request('https://app.test/v2/systems/@me', { cache: 'no-store', headers }));
  expect(sent).toEqual(['page: GET no-store', 'page: GET no-store', 'page: GET no-store']);
});

test('without a frame that stores nothing, requests stay out of the cache by their mode', async () => {
  const open = vi.fn(async () => null);
  const fetch = fetchUnstored(send('page'), open);
  for (let count = 0; count < 3; count += 1) {
    await fetch(read());
    await opened();
  }
  expect(sent).toEqual(['page: GET no-store', 'page: GET no-store', 'page: GET no-store']);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a frame that could not be tested is opened again by a later request', async () => {
  let tries = 0;
  const fetch = fetchUnstored(send('page'), async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return realm;
  });
  for (let count = 0; count < 3; count += 1) {
    await fetch(read());
    await opened();
  }
  expect(sent).toEqual(['page: GET no-store', 'page: GET no-store', 'frame: GET default']);
});

test('if an extension removes the frame, requests go directly until another frame is open', async () => {
  const frames = [1, 2].map((count) => ({ fetch: send(`frame ${count}`), closed: false }));
  let next = 0;
  const fetch = fetchUnstored(send('page'), async () => frames[next++] as unknown as Realm);
  await fetch(read());
  await opened();
  await fetch(read());
  Object.assign(frames[0] ?? {}, { closed: true });
  await fetch(read());
  await opened();
  await fetch(read());
  expect(sent).toEqual([
    'page: GET no-store',
    'frame 1: GET default',
    'page: GET no-store',
    'frame 2: GET default',
  ]);
});
