import type { PrivateStorage } from '../../session/private-storage.ts';
import type { FollowedStore } from '../../state/followed.ts';
import { type FollowedDetailsStore, hasDetails } from '../../state/followed-details.ts';

interface FollowedIdOptions {
  readonly followed: Pick<FollowedStore, 'update'>;
  readonly followedDetails: Pick<FollowedDetailsStore, 'getState' | 'update'>;
  /** Where what is typed about systems is; absent where nobody types. */
  readonly privateStorage?: PrivateStorage;
}

/** The person follows the system, not its current id: moves what is stored under the id `from` to the id `to`. */
export function followByNewId(
  { followed, followedDetails, privateStorage }: FollowedIdOptions,
  from: string,
  to: string,
): void {
  if (from === to) return;
  followed.update((ids) =>
    ids.includes(to) ? ids.filter((id) => id !== from) : ids.map((id) => (id === from ? to : id)),
  );
  if (privateStorage)
    void import('../following/typed-notes.ts')
      .then(({ movingTyped }) => movingTyped(privateStorage, from, to))
      .catch(() => {});
  if (hasDetails(followedDetails))
    // Rarely needed: the first screen works without this code.
    void import('../../state/followed-details-changes.ts')
      .then(({ movingDetails }) => followedDetails.update(movingDetails(from, to)))
      .catch(() => {});
}
