import { brandId } from '@frontboard/model';
import type { Caller } from '../../session/caller.ts';

/**
 * Rejects when `records` is what strangers see. The service takes a key that it doesn't know for none and answers all the same; only
 * asked for the key's own system it says so.
 */
export async function checkSeenByOwner(
  { client, call }: Caller,
  records: readonly { readonly privacy: object | null }[],
): Promise<void> {
  if (records.every(({ privacy }) => privacy === null))
    await client.systems.fetch(brandId('SystemRef', '@me'), call);
}
