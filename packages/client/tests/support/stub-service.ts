import { type Client, type ClientOptions, createClient } from '../../src/index.ts';
import { VirtualClock } from './virtual-clock.ts';

/** A request as it reached the service. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly atMs: number;
  readonly request: Request;
}

/** The stub's answer: a response, a body for a 200, or nothing ever. */
type Reply = Response | object | string | undefined;

export const TOKEN = 'A-Very-Fake-Token';

/** A client whose service answers what the test says, at once, with its own clock. */
export function openStub(
  reply: (received: Received, count: number, clock: VirtualClock) => Reply | Promise<Reply> = () => ({}),
  options: ClientOptions = {},
): {
  client: Client;
  clock: VirtualClock;
  received: Received[];
  answer: <T>(call: Promise<T>) => Promise<T>;
} {
  const clock = new VirtualClock(1_760_000_000_000, 6);
  const received: Received[] = [];
  const client = createClient({
    baseUrl: 'https://example.test',
    clock,
    random: () => 0,
    ...options,
    async fetch(request) {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const entry: Received = {
        method: request.method,
        path: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        body: text === '' ? undefined : JSON.parse(text),
        atMs: clock.now(),
        request,
      };
      received.push(entry);
      const answer = await reply(entry, received.length, clock);
      if (answer === undefined) return new Promise(() => {});
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return { client, clock, received, answer: (call) => clock.until(call) };
}

/** A JSON answer with a status. */
export function failure(status: number, body: object | string = { message: 'No', code: 0 }): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}
