import { createRandom } from '@frontboard/sandbox';
import { createFlag, type Flag } from '../fake-browser.ts';
import type { FakeClock } from '../fake-clock.ts';
import { CALM, type Weather } from './schedule.ts';
import type { RecordWorld } from './world.ts';

/** The connection of one device to the service. */
export interface Line {
  readonly online: Flag;
  /** How many requests have reached the service, or nearly. */
  readonly sent: number;
  setWeather(weather: Weather): void;
  /** Sends a request of a page as a browser does. It continues after the page is closed. */
  fetch(request: Request): Promise<Response>;
}

/** Opens the connection to the service of `world`. */
export function openLine({ sandbox }: RecordWorld, clock: FakeClock, seed: number): Line {
  const random = createRandom(`line ${seed}`);
  const online = createFlag(true);
  let weather = CALM;
  let sent = 0;

  async function travel(signal: AbortSignal): Promise<void> {
    const [least, most] = weather.latencyMs;
    await clock.sleep(least + random.next() * (most - least));
    signal.throwIfAborted();
    if (!online.getSnapshot()) throw new TypeError('Failed to fetch');
  }

  const ask = (request: Request) => sandbox.fetch(request, { ip: '192.0.2.1' });

  /** A request without an answer is sent again, unseen by the page, while the service may be working on the first. */
  async function askTwice(request: Request): Promise<Response> {
    const repetition = request.clone();
    try {
      return await ask(request);
    } catch (error) {
      if (!weather.isRepeating || repetition.signal.aborted || !online.getSnapshot()) throw error;
      await clock.sleep(2 + random.next() * 23);
      return ask(repetition);
    }
  }

  return {
    online,
    get sent() {
      return sent;
    },
    setWeather(next) {
      weather = next;
      sandbox.faults.replace(next.faults);
      if (online.getSnapshot() !== next.isOnline) online.set(next.isOnline);
    },
    async fetch(request) {
      sent += 1;
      await travel(request.signal);
      const response = await askTwice(request);
      const isBroken = request.method !== 'GET' && response.ok && random.chance(weather.brokenAnswers);
      await travel(request.signal);
      if (!isBroken) return response;
      return new Response('<html>Bad Gateway</html>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    },
  };
}
