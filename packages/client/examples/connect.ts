import { type Client, createClient } from '@frontboard/client';

/**
 * A client for the examples: `SERVICE` names another service than the public one (`npm run sandbox` prints an address),
 * `TOKEN` is the token of the own system, for the examples that change something.
 */
export function connect(): Client {
  return createClient({
    baseUrl: process.env.SERVICE,
    token: process.env.TOKEN,
    // Browsers name themselves; a program should, with a way to reach its author.
    userAgent: 'frontboard-example (https://example.org/contact)',
  });
}
