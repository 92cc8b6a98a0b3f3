import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useCallback, useEffect, useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { type OwnList, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { listWords } from '../../../lists/words.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import {
  naming as namingChange,
  useSwitchChoices,
  useSwitchChoicesStore,
} from '../../../session/switch-choices.ts';

/** The own members, to be found by uuid. */
export interface MemberBook {
  readonly list: OwnList<Member>;
  /** The whole record; null while the list is not known, and for a member who is not in it. */
  readonly recordOf: (uuid: string) => Member | null;
  /** A member by the current name; by the last known one while the list is not known, and null without any. */
  readonly memberOf: (uuid: string) => FrontMember | null;
  /** The same by the short id. */
  readonly memberWithId: (id: string) => FrontMember | null;
  /** A record as in a front. */
  readonly toFrontMember: (member: Member) => FrontMember;
}

/** The own members by uuid; also updates the names stored on the device. */
export function useMemberBook(): MemberBook {
  const list = useOwnMembers();
  const naming = useNaming();
  const choices = useSwitchChoices();
  const store = useSwitchChoicesStore();
  const { items } = list;
  const { known, favourites, recents, draft } = choices;

  const byUuid = useMemo(
    () =>
      items === null ? null : new Map<string, Member>(items.map((member) => [recordKey(member), member])),
    [items],
  );
  const toFrontMember = useCallback(
    (member: Member): FrontMember => ({
      uuid: recordKey(member),
      id: member.id,
      name: memberLabel(member, naming).name || listWords.noName,
    }),
    [naming],
  );
  const recordOf = useCallback((uuid: string) => byUuid?.get(uuid) ?? null, [byUuid]);
  const memberOf = useCallback(
    (uuid: string) => {
      const record = recordOf(uuid);
      if (record !== null) return toFrontMember(record);
      const last = known[uuid];
      // Members who are no longer in the list do not exist.
      return last === undefined || byUuid !== null ? null : { uuid, ...last };
    },
    [recordOf, toFrontMember, known, byUuid],
  );

  const uuids = useMemo(() => {
    const all = items?.map((member) => [member.id, recordKey(member)] as const);
    return new Map<string, string>(all ?? Object.entries(known).map(([uuid, { id }]) => [id, uuid]));
  }, [items, known]);
  const memberWithId = useCallback((id: string) => memberOf(uuids.get(id) ?? ''), [memberOf, uuids]);

  useEffect(() => {
    if (byUuid === null) return;
    const known = [...favourites, ...recents, ...(draft?.members ?? [])];
    const named = known.flatMap((uuid) => {
      const record = byUuid.get(uuid);
      return record === undefined ? [] : [toFrontMember(record)];
    });
    const change = namingChange(named);
    if (change(store.getState()) !== store.getState()) store.update(change);
  }, [byUuid, favourites, recents, draft, toFrontMember, store]);

  return useMemo(
    () => ({ list, recordOf, memberOf, memberWithId, toFrontMember }),
    [list, recordOf, memberOf, memberWithId, toFrontMember],
  );
}
