import { useKnownFaces, useSystemName } from '../../../cache/lookup/use-known-faces.ts';
import { useOwnCounts } from '../../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import { switchChoicesStores } from '../../../session/switch-choices.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { useFollowedDetails, useSettings } from '../../../state/hooks.ts';
import type { ReadExchange } from '../../../sync/backup/exchange.ts';
import type { MergeConflict } from '../../../sync/backup/merge-entries.ts';
import { useServices } from '../../../sync/services.ts';
import { nameOrSomeone } from '../../../text/list-names.ts';
import type { ConflictNames } from './conflict-text.ts';

/** Names what a conflict is about, by what this device and the file know. No request is sent for it. */
export function useConflictNames(read: ReadExchange): (conflict: MergeConflict) => ConflictNames {
  const { privateStorage, storage } = useServices();
  const own = useOwnSystem();
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const folders = useFollowedDetails((details) => details.folders);
  const systemOf = useSystemName();
  const faceOf = useKnownFaces();
  // The numbers are not shown: this restores the stored lists, in which the names are.
  useOwnCounts();
  return (conflict) => {
    const viewer = conflict.viewer ?? (own === null ? null : viewerOf(own));
    const there = viewer === null ? undefined : read.backup[viewer];
    const here =
      viewer === null ? undefined : privateStorage.store(localDataStores, storage)(viewer).getState();
    const known =
      viewer === null ? {} : privateStorage.store(switchChoicesStores, storage)(viewer).getState().known;
    const typedName = (uuid: string) => known[uuid]?.name ?? there?.known[uuid]?.name;
    return {
      isDiscreet,
      systemOf,
      recordOf: (uuid) =>
        nameOrSomeone(
          faceOf({ kind: 'member', id: uuid }).name ??
            faceOf({ kind: 'group', id: uuid }).name ??
            (isDiscreet ? undefined : typedName(uuid)),
        ),
      folderOf: (id) => folders[id]?.name ?? read.restorable.followedDetails?.folders[id]?.name ?? id,
      fieldOf: (id) =>
        isDiscreet ? null : (here?.fieldDefinitions[id] ?? there?.fieldDefinitions[id] ?? null),
    };
  };
}
