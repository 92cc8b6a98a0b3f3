import { createClient } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createLog } from './log.ts';
import { logFailures } from './log-failures.ts';

const system = brandId('SystemRef', 'exmpl');
const member = brandId('MemberRef', 'abcde');

type Reply = () => Response | Promise<Response>;

function open(reply: Reply) {
  const clock = createFakeClock(1_000);
  const log = createLog(createSafeStorage({ open: () => memoryStorage() }), clock);
  const client = createClient({
    clock,
    token: 'token',
    fetch: async () => reply(),
    onFailure: logFailures(log, clock),
    timeoutMs: 30_000,
  });
  const lines = () => log.getState().map(({ level, message, count }) => `${count} ${level} ${message}`);
  return { clock, client, lines };
}

const page = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const cut = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"id":'));
        body.error(new TypeError('terminated'));
      },
    }),
  );
const refused = (status: number, code: number) =>
  Response.json({ message: "Member 'abcde' no", code }, { status });

test.each<[string, Reply, string[]]>([
  [
    'a 403 with a page',
    () => page(403),
    ['1 warning GET /v2/systems/[id]: 403, not in PluralKit’s form (text/html)'],
  ],
  [
    'a 200 with a page',
    () => page(200),
    ['1 error GET /v2/systems/[id]: the answer has an unexpected shape (Expected JSON)'],
  ],
  [
    'other JSON',
    () => Response.json([]),
    [expect.stringContaining('GET /v2/systems/[id]: the answer has an unexpected shape')],
  ],
  ['a cut body', cut, ['4 warning GET /v2/systems/[id]: 200, but the answer was cut']],
  ['no answer', () => Promise.reject(new TypeError('Failed')), ['4 warning GET /v2/systems/[id]: no answer']],
  [
    'an answer that never comes',
    () => new Promise(() => {}),
    ['1 warning GET /v2/systems/[id]: no whole answer within 30 s'],
  ],
  ['an error of the service', () => refused(500, 0), ['4 error GET /v2/systems/[id]: 500']],
  ['what is private', () => refused(403, 20001), []],
  ['what is not there', () => refused(404, 20001), []],
])('a read that brings %s', async (_, reply, noted) => {
  const { client, clock, lines } = open(reply);
  const end = client.systems.fetch(system).catch(() => null);
  await clock.advance(60_000);
  await end;
  expect(lines()).toEqual(noted);
});

test('a refused write is logged with its code and without the name in its message', async () => {
  const { client, clock, lines } = open(() => refused(404, 20005));
  const end = client.members.update(member, { name: 'x' }).catch(() => null);
  await clock.advance(1_000);
  await end;
  expect(lines()).toEqual(['1 warning PATCH /v2/members/[id]: 404, code 20005']);
});

test('a request that failed because its page closed is not logged', async () => {
  const { client, clock, lines } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  void client.systems.fetch(system).catch(() => null);
  await clock.advance(100);
  expect(lines()).toEqual([]);
  await clock.advance(1_000);
  expect(lines()).not.toEqual([]);
});

test('cancelled requests are not logged', async () => {
  const { client, clock, lines } = open(() => new Promise(() => {}));
  const gone = new AbortController();
  const end = client.systems.fetch(system, { signal: gone.signal }).catch(() => null);
  await clock.advance(100);
  gone.abort();
  await end;
  await clock.advance(60_000);
  expect(lines()).toEqual([]);
});
