import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { type FileNaming, nameInFile } from '../../parts/export-file/file-naming.ts';
import { namesOfFront } from '../../parts/ribbon/names-of-front.ts';
import { sortedByLabel } from '../../text/by-name.ts';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { nameOrSomeone } from '../../text/list-names.ts';
import { nicknameWords } from '../../text/nickname-words.ts';
import type { Moment } from './entries.ts';
import { historyScreenWords as words } from './words.ts';

type NamedFront = Pick<Moment, 'memberIds' | 'isInOrder'>;

/** Names the members of entries by their current names, in front order where that is known, otherwise by name. */
export interface EntryNames {
  readonly isLoading: boolean;
  readonly memberOf: (id: string) => Member | null;
  /** The members with these uuids, by name. */
  readonly withUuids: (uuids: ReadonlySet<string>) => readonly Member[];
  /** The members of a front whose names are visible. */
  readonly membersOf: (front: NamedFront) => readonly Member[];
  readonly nameOf: (member: Member) => string;
  /**
   * The names, and at the end how many members have no visible name. `naming`: how a file contains the names; without them it contains
   * the number of members. `max`: how many names are written before the others are counted.
   */
  readonly namesOf: (front: NamedFront, naming?: FileNaming, max?: number) => readonly string[];
  /** All of it with nicknames beside the names, where `namesOf` writes names. */
  readonly withNicknames: (nicknameOf: (member: Member) => string | null) => EntryNames;
  /** The names as a phrase: "Luna, Ash and one other". */
  readonly phrase: (front: NamedFront) => string;
}

/** The names of `members`; null while they are loaded. A member without a visible name is "former" to the owner and "Someone" to others. */
export function useEntryNames(members: readonly Member[] | null, isOwner: boolean): EntryNames {
  const naming = useNaming();
  return useMemo(() => entryNames(members, isOwner, naming), [members, isOwner, naming]);
}

/** The names outside of a component. */
export function entryNames(
  members: readonly Member[] | null,
  isOwner: boolean,
  naming: NamingOptions,
  nicknameOf: (member: Member) => string | null = () => null,
): EntryNames {
  const byId = new Map<string, Member>((members ?? []).map((member) => [member.id, member]));
  const byUuid = new Map<string, Member>((members ?? []).map((member) => [recordKey(member), member]));
  const nameOf = (member: Member) => nameOrSomeone(memberLabel(member, naming).name);
  const writtenName = (member: Member, naming: FileNaming) => {
    const nickname = naming === 'names' ? nicknameOf(member) : null;
    return nicknameWords.beside(nameInFile(nameOf(member), naming), nickname);
  };
  const membersOf = ({ memberIds, isInOrder }: NamedFront) => {
    const known = memberIds.flatMap((id) => byId.get(id) ?? []);
    return isInOrder ? known : sortedByLabel(known, nameOf);
  };
  const namesOf = (front: NamedFront, naming: FileNaming = 'names', max?: number) => {
    const known = membersOf(front);
    const others = front.memberIds.length - known.length;
    const written =
      naming === 'none' && known.length > 0
        ? [words.export.members(known.length)]
        : known.map((member) => writtenName(member, naming));
    return namesOfFront(written, others, { isOwner, ...(max !== undefined && { max }) });
  };
  return {
    isLoading: members === null,
    memberOf: (id) => byId.get(id) ?? null,
    withUuids: (uuids) =>
      sortedByLabel(
        [...uuids].flatMap((uuid) => byUuid.get(uuid) ?? []),
        nameOf,
      ),
    membersOf,
    nameOf,
    namesOf,
    withNicknames: (nicknames) => entryNames(members, isOwner, naming, nicknames),
    phrase: (front) =>
      front.memberIds.length === 0 ? words.switchOut : joinParts(namesOf(front), frontWords.and),
  };
}
