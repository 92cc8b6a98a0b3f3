import { expect, test } from 'vitest';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { SimulatedService } from '../tests/support/simulated-service.ts';
import { VirtualClock } from '../tests/support/virtual-clock.ts';
import type { EarlyRead } from './early-reads.ts';
import { sendEarly } from './send-early.ts';
import { createSender } from './sending/sender.ts';

const BASE = 'https://example.test';
const ROUND_TRIP_MS = 80;

function openWorld() {
  const clock = new VirtualClock(1_760_000_000_000);
  const service = new SimulatedService({
    clock,
    outMs: () => ROUND_TRIP_MS / 2,
    backMs: () => ROUND_TRIP_MS / 2,
  });
  const send = (path: string): EarlyRead => ({
    url: `${BASE}${path}`,
    sentAtMs: clock.now(),
    answer: service
      .send({ method: 'GET', url: `${BASE}${path}`, path, headers: {} })
      .then((response) => ({ ...response, receivedAtMs: clock.now() })),
  });
  const start = (earlyReads: readonly EarlyRead[]) =>
    createSender({ baseUrl: BASE, transport: service, clock, random: seededRandom(1), earlyReads });
  return { clock, service, send, start };
}

const read = (path: string) => ({ method: 'GET', path, token: null, entity: null, own: false }) as const;
const OPTIONS = { priority: 'interactive' } as const;

test('a caller gets the answer of a read that was sent before, and nothing is sent', async () => {
  const { clock, service, send, start } = openWorld();
  const early = send('/v2/a');
  const sender = start([early]);
  const answer = sender.send(read('/v2/a'), OPTIONS);
  await clock.advance(5_000);
  expect((await answer).status).toBe(200);
  expect(service.log).toHaveLength(1);
});

test('the second caller, another path and a call with a token are sent as always', async () => {
  const { clock, service, send, start } = openWorld();
  const sender = start([send('/v2/a')]);
  const answers = [
    sender.send(read('/v2/a'), OPTIONS),
    sender.send(read('/v2/a'), OPTIONS),
    sender.send(read('/v2/b'), OPTIONS),
    sender.send({ ...read('/v2/a'), token: 'x' }, OPTIONS),
  ];
  await clock.advance(5_000);
  await Promise.all(answers);
  expect(service.log.map(({ path }) => path).toSorted()).toEqual(['/v2/a', '/v2/a', '/v2/a', '/v2/b']);
});

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'was refused',
    async () => ({ status: 429, statusText: '', headers: new Headers(), text: '', receivedAtMs: 0 }),
  ],
  [
    'found nothing',
    async () => ({ status: 404, statusText: '', headers: new Headers(), text: '', receivedAtMs: 0 }),
  ],
])('a read that %s is sent again by the client', async (_, answer) => {
  const { clock, service, start } = openWorld();
  const sender = start([{ url: `${BASE}/v2/a`, sentAtMs: clock.now(), answer: answer() }]);
  const sent = sender.send(read('/v2/a'), OPTIONS);
  await clock.advance(5_000);
  expect((await sent).status).toBe(200);
  expect(service.log).toHaveLength(1);
});

test('an answer from before a write, and one that waited for long, are not used', async () => {
  const { clock, service, send, start } = openWorld();
  const first = start([send('/v2/a')]);
  const write = first.send(
    { method: 'PATCH', path: '/v2/own', token: 'x', entity: null, own: true },
    OPTIONS,
  );
  const afterWrite = first.send(read('/v2/a'), OPTIONS);
  await clock.advance(5_000);
  await Promise.all([write, afterWrite]);
  const second = start([send('/v2/b')]);
  await clock.advance(10_001);
  const late = second.send(read('/v2/b'), OPTIONS);
  await clock.advance(5_000);
  await late;
  const counts = (path: string) => service.log.filter((entry) => entry.path === path).length;
  expect([counts('/v2/a'), counts('/v2/b')]).toEqual([2, 2]);
});

test('an answer that the caller no longer needs is not used', async () => {
  const { clock, service, send, start } = openWorld();
  const sender = start([send('/v2/a')]);
  sender.forgetEarlyReads();
  const answer = sender.send(read('/v2/a'), OPTIONS);
  await clock.advance(5_000);
  await answer;
  expect(service.log).toHaveLength(2);
});

test('a caller that aborts while the early answer is in flight is rejected at once', async () => {
  const { clock, send, start } = openWorld();
  const sender = start([send('/v2/a')]);
  const abort = new AbortController();
  const answer = sender.send(read('/v2/a'), { ...OPTIONS, signal: abort.signal });
  abort.abort(new Error('Given up'));
  await expect(answer).rejects.toThrow('Given up');
  await clock.advance(5_000);
});

test('reads that were sent early count in the limit: 40 in all are never refused and end earlier than without', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/v2/thing/${index}`);
  const appAfterMs = 1_300;
  async function tookMs(isEarly: boolean) {
    const { clock, service, send, start } = openWorld();
    const startMs = clock.now();
    const urls = isEarly ? paths.map((path) => BASE + path) : [];
    const early = sendEarly(urls, { send: (url) => send(url.slice(BASE.length)).answer, clock });
    let endMs = 0;
    clock.setTimeout(() => {
      const sender = start(early.take());
      void Promise.all(paths.map((path) => sender.send(read(path), OPTIONS))).then(() => {
        endMs = clock.now();
      });
    }, appAfterMs);
    await clock.advance(5_000);
    expect(service.log.filter(({ status }) => status === 429)).toEqual([]);
    expect(service.log).toHaveLength(paths.length);
    return endMs - startMs;
  }
  const [without, early] = [await tookMs(false), await tookMs(true)];
  expect(without - early).toBeGreaterThan(800);
});
