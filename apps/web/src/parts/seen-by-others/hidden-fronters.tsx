import { hiddenInFront, type Member, memberLabel, recordKey } from '@frontboard/model';
import { EyeOff } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { sharedValue } from '../../cache/shared.ts';
import { useSystem } from '../../cache/systems/find-system.ts';
import { listWords } from '../../lists/words.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { listNames } from '../../text/list-names.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import styles from './hidden-fronters.module.css';
import { seenByOthersWords as words } from './words.ts';

interface HiddenFrontersProps {
  /** Who is fronting in the own system. */
  uuids: readonly string[];
  /** Whether it also says so if nobody else sees the front. */
  isPrivateNoted?: boolean;
}

/** Says what others see of private members who are fronting; nothing while none is. */
export function HiddenFronters({ uuids, isPrivateNoted = false }: HiddenFrontersProps) {
  const { items } = useOwnMembers();
  const naming = useNaming();
  const { ref, caller } = useOwnCaller();
  const fronters = (items ?? []).filter((member) => uuids.includes(recordKey(member)));
  const { unlisted, named } = hiddenInFront(fronters);
  const isAny = unlisted.length + named.length > 0;
  const { data } = useSystem(caller, ref, isAny);
  const privacy = sharedValue(data)?.privacy ?? null;
  // The newest switch is the front, so a public history shows it.
  const isHistoryPublic = privacy?.front_history_privacy === 'public';
  const isFrontPublic = privacy?.front_privacy === 'public';
  const isSeen = isFrontPublic || isHistoryPublic;
  const namesOf = (members: readonly Member[]) =>
    listNames(members.map((member) => memberLabel(member, naming).name || listWords.noName));
  if (!isAny || privacy === null || !(isSeen || isPrivateNoted)) return null;
  return (
    <p className={styles.note}>
      <EyeOff aria-hidden="true" />
      <Foreign>
        {!isSeen
          ? words.frontPrivate
          : [
              ...(isFrontPublic ? [] : [words.inHistory]),
              ...(unlisted.length > 0 ? [words.unlisted(namesOf(unlisted))] : []),
              ...(named.length > 0 ? [words.named(namesOf(named), named.length)] : []),
            ].join(' ')}
      </Foreign>
    </p>
  );
}
