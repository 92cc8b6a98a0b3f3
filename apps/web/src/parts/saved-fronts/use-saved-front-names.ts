import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useCallback, useMemo } from 'react';
import { localName } from '../../cache/naming/local-name.ts';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import type { SavedFront } from '../../session/local/local-tables.ts';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { nameOrSomeone } from '../../text/list-names.ts';
import { namesOfFront } from '../ribbon/names-of-front.ts';
import { savedFrontWords as words } from './words.ts';

/** The name of a saved front as the screen shows it: its initials in discreet mode. */
export function savedFrontName({ name }: Pick<SavedFront, 'name'>, naming: NamingOptions): string {
  return localName(name, naming);
}

/** A function that says who is in a saved front, by their current names in its order, and at the end how many former members. */
export function useSavedFrontNames(): (front: Pick<SavedFront, 'members'>, most?: number) => string {
  const { items } = useOwnMembers();
  const naming = useNaming();
  const byUuid = useMemo(
    () => new Map<string, Member>((items ?? []).map((member) => [recordKey(member), member])),
    [items],
  );
  return useCallback(
    ({ members }, max = members.length) => {
      const known = members.flatMap((uuid) => byUuid.get(uuid) ?? []);
      const names = known.map((member) => nameOrSomeone(memberLabel(member, naming).name));
      // Until the list is known, nobody is former.
      const isOwner = items !== null;
      return members.length === 0
        ? words.switchOut
        : joinParts(namesOfFront(names, members.length - known.length, { isOwner, max }), frontWords.and);
    },
    [byUuid, items, naming],
  );
}
