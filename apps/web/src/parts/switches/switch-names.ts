import { type FrontSwitch, type Member, memberLabel, parseTimestamp } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { sortedByLabel } from '../../text/by-name.ts';
import { listNames } from '../../text/list-names.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import { switchNameWords } from './switch-name-words.ts';

interface NamedFront extends Pick<FrontSwitch, 'memberIds'>, Partial<Pick<FrontSwitch, 'members'>> {
  /** Whether the members are in front order, as whole ones always are; otherwise they are shown by name. */
  readonly isInOrder?: boolean;
}

/** Finds the members of switches among the own members, so that each has its current name. */
export interface SwitchNames {
  readonly isLoading: boolean;
  /** The members of a switch; null for each unknown one. */
  readonly membersOf: (front: NamedFront) => readonly (Member | null)[];
  /** The current name; null without one. */
  readonly nameOf: (member: Member | null) => string | null;
  /** The members in a phrase: "Luna, Ash and one other", or that it is a switch-out. */
  readonly phrase: (front: NamedFront, most?: number) => string;
}

/** The names of the own members, for any switches. */
export function useSwitchNames(): SwitchNames {
  const { items, state } = useOwnMembers();
  const naming = useNaming();
  return useMemo(() => {
    const byId = new Map<string, Member>((items ?? []).map((member) => [member.id, member]));
    const nameOf = (member: Member | null) =>
      member === null ? null : memberLabel(member, naming).name || null;
    const membersOf = ({ memberIds, members = null, isInOrder = false }: NamedFront) => {
      const all = memberIds.map((id, index) => byId.get(id) ?? members?.[index] ?? null);
      return isInOrder || members !== null ? all : sortedByLabel(all, nameOf);
    };
    return {
      isLoading: state === 'loading',
      membersOf,
      nameOf,
      phrase: (frontSwitch, most = 3) =>
        frontSwitch.memberIds.length === 0
          ? switchNameWords.switchOut
          : listNames(membersOf(frontSwitch).map(nameOf), most),
    };
  }, [items, state, naming]);
}

/** The time of a switch, in milliseconds since 1970; 0 if it cannot be read. */
export function switchMs({ timestamp }: Pick<FrontSwitch, 'timestamp'>): number {
  return parseTimestamp(timestamp) ?? 0;
}

/** The time of a switch, to the second, in the zone of this device. */
export function exactTime(frontSwitch: Pick<FrontSwitch, 'timestamp'>): string {
  return formatExact(switchMs(frontSwitch));
}
