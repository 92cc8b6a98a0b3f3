import { useCallback } from 'react';
import { useLocalDataStore } from '../../session/local/local-data.ts';
import type { MemberState } from '../../session/local/local-tables.ts';
import { settingStates, undoingStates } from '../../session/local/member-states.ts';
import { useNotify } from '../../state/hooks.ts';
import { listNames } from '../../text/list-names.ts';
import { memberStateWords as words } from './words.ts';

/** More names are counted. */
const MOST_NAMES = 3;

interface Named {
  readonly uuid: string;
  readonly name: string;
}

/** Gives members a state, or makes them active with null: at once, and with Undo. */
export function useSetStates(): (members: readonly Named[], state: MemberState | null) => void {
  const store = useLocalDataStore();
  const { notify } = useNotify();
  return useCallback(
    (members, state) => {
      const uuids = members.map(({ uuid }) => uuid);
      const before = store.getState().memberStates;
      store.update(settingStates(uuids, state));
      const names = listNames(
        members.map(({ name }) => name),
        MOST_NAMES,
      );
      notify({
        kind: 'info',
        title: words.set[state ?? 'active'](names),
        undo: () => store.update(undoingStates(before, uuids, state)),
      });
    },
    [store, notify],
  );
}
