import { expect, test } from 'vitest';
import { SimulatedService } from '../tests/support/simulated-service.ts';
import { VirtualClock } from '../tests/support/virtual-clock.ts';
import { sendEarly } from './send-early.ts';
import type { TransportResponse } from './transport/transport.ts';

const BASE = 'https://example.test';
const PATHS = Array.from({ length: 40 }, (_, index) => `/v2/thing/${index}`);

/** Reads of 40 addresses, answered after a round trip, and the paths of those that were sent. */
function openPage(
  answer: (service: SimulatedService, path: string) => TransportResponse | Promise<TransportResponse> = (
    service,
    path,
  ) => service.answer('GET', path),
  roundTripMs = 80,
) {
  const clock = new VirtualClock(1_760_000_000_000);
  const service = new SimulatedService({ clock, outMs: () => 0, backMs: () => 0 });
  const asked: string[] = [];
  const early = sendEarly(
    PATHS.map((path) => BASE + path),
    {
      clock,
      async send(url) {
        const path = url.slice(BASE.length);
        asked.push(path);
        await clock.sleep(roundTripMs / 2);
        const response = await answer(service, path);
        await clock.sleep(roundTripMs / 2);
        return { ...response, receivedAtMs: clock.now() };
      },
    },
  );
  return { clock, service, asked, early };
}

const refused: TransportResponse = { status: 429, statusText: '', headers: new Headers(), text: '{}' };

test('all are sent in their order, at the rate of the service, and none is refused', async () => {
  const { clock, service, asked } = openPage();
  await clock.advance(5_000);
  expect(asked).toEqual(PATHS);
  expect(service.log.filter(({ status }) => status === 429)).toEqual([]);
});

test('the first refusal ends it, also one of a service that answers late', async () => {
  for (const roundTripMs of [80, 3_000]) {
    const { clock, asked, early } = openPage(() => refused, roundTripMs);
    await clock.advance(20_000);
    expect(asked.length, `${roundTripMs} ms`).toBeLessThanOrEqual(3);
    expect(early.take()).toHaveLength(asked.length);
  }
});

test('a refusal in between ends it, too', async () => {
  const { clock, asked } = openPage((service, path) =>
    path === PATHS[5] ? refused : service.answer('GET', path),
  );
  await clock.advance(200);
  const count = asked.length;
  expect(count).toBeGreaterThan(5);
  await clock.advance(20_000);
  expect(asked).toHaveLength(count);
});

test('a failure ends it', async () => {
  const { clock, asked } = openPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await clock.advance(20_000);
  expect(asked).toEqual(PATHS.slice(0, 1));
});

test('an answer that nothing was found does not', async () => {
  const { clock, asked } = openPage((service, path) => ({ ...service.answer('GET', path), status: 404 }));
  await clock.advance(5_000);
  expect(asked).toEqual(PATHS);
});

test('who takes them ends the sending, and takes each once', async () => {
  const { clock, asked, early } = openPage();
  await clock.advance(500);
  const taken = early.take();
  expect(taken.map(({ url }) => url.slice(BASE.length))).toEqual(asked);
  await clock.advance(5_000);
  expect(asked).toHaveLength(taken.length);
  expect(early.take()).toEqual([]);
});
