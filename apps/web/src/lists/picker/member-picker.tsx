import { type Member, recordKey } from '@frontboard/model';
import { DEFAULT_MEMBER_QUERY, queryMembers } from '@frontboard/model/list';
import { useCallback, useMemo, useState } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useMemberStates } from '../../session/local/member-states.ts';
import { memberKind } from '../entries/member-kind.ts';
import { useMemberIndex } from '../search/use-member-index.ts';
import { useSearchReady } from '../search/use-search-ready.ts';
import { Picker, type PickerChoice } from './picker.tsx';

interface MemberPickerProps extends PickerChoice {
  /** All members to choose from; the same array while they are the same. */
  members: readonly Member[];
  /** Whether internal names are searched, too: only for the owner. */
  isOwner?: boolean;
}

/** What is chosen, and what was since this is on the screen: none of it leaves the list under a finger or the focus. */
function useEverChosen(value: readonly string[]): ReadonlySet<string> {
  const [ever, setEver] = useState<ReadonlySet<string>>(() => new Set(value));
  if (value.every((key) => ever.has(key))) return ever;
  const more = new Set([...ever, ...value]);
  setEver(more);
  return more;
}

/** Picks members. For the owner, internal names are searched, too. Resting members are found by a search. */
export function MemberPicker({ members, isOwner = true, ...choice }: MemberPickerProps) {
  const naming = useNaming();
  const index = useMemberIndex(members, isOwner);
  useSearchReady(index.list);
  const states = useMemberStates(isOwner);
  const chosen = useEverChosen(choice.value);
  const find = useCallback(
    (text: string) => {
      const found = queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text });
      if (text.trim() !== '') return found;
      const isOffered = (key: string) => states[key] !== 'resting' || chosen.has(key);
      return { ...found, items: found.items.filter((member) => isOffered(recordKey(member))) };
    },
    [index, states, chosen],
  );
  const toEntry = useMemo(() => {
    const kind = memberKind(naming, isOwner);
    return (member: Member) => ({ ...kind.toEntry(member), state: states[recordKey(member)] });
  }, [naming, isOwner, states]);
  return <Picker {...choice} kind="member" items={members} find={find} toEntry={toEntry} />;
}
