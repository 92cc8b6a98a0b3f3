import { type LocalDataChange, NO_LOCAL_DATA, useLocalData } from './local-data.ts';
import type { MemberState } from './local-tables.ts';

/** The state of each member that has one, by uuid; who has none is active. */
export type MemberStates = Readonly<Record<string, MemberState>>;

/** The states of the own members. None where the viewer is not their owner: nobody else's list has any. */
export function useMemberStates(isOwner = true): MemberStates {
  return useLocalData(({ memberStates }) => (isOwner ? memberStates : NO_LOCAL_DATA.memberStates));
}

/** Gives members a state; null: they are active. */
export function settingStates(uuids: readonly string[], state: MemberState | null): LocalDataChange {
  return changingStates(new Map(uuids.map((uuid) => [uuid, state])));
}

/** Takes back what `settingStates` has done, for those who still have that state. */
export function undoingStates(before: MemberStates, uuids: readonly string[], state: MemberState | null) {
  return (data: Parameters<LocalDataChange>[0]) => {
    const same = uuids.filter((uuid) => (data.memberStates[uuid] ?? null) === state);
    return changingStates(new Map(same.map((uuid) => [uuid, before[uuid] ?? null])))(data);
  };
}

function changingStates(next: ReadonlyMap<string, MemberState | null>): LocalDataChange {
  return (data) => {
    const others = Object.entries(data.memberStates).filter(([uuid]) => !next.has(uuid));
    const given = [...next].flatMap(([uuid, state]): [string, MemberState][] =>
      state === null ? [] : [[uuid, state]],
    );
    return { ...data, memberStates: Object.fromEntries([...others, ...given]) };
  };
}
