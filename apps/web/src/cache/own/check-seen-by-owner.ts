import { OWN } from '../../session/active-token.ts';
import type { Caller } from '../../session/caller.ts';

/**
 * Rejects if `records` is what others see. The service ignores a token that it doesn't know and answers as if without one; only
 * a request for the token's own system shows it.
 */
export async function checkSeenByOwner(
  { client, call }: Caller,
  records: readonly { readonly privacy: object | null }[],
): Promise<void> {
  if (records.every(({ privacy }) => privacy === null)) await client.systems.fetch(OWN, call);
}
