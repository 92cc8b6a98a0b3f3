import { hiddenInFront, type Member, memberLabel, recordKey } from '@frontboard/model';
import { EyeOff } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { sharedValue } from '../../cache/shared.ts';
import { useSystem } from '../../cache/systems/find-system.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { listNames } from '../../text/list-names.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { listWords } from '../words.ts';
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
  const frontPrivacy = sharedValue(data)?.privacy?.front_privacy;
  const namesOf = (members: readonly Member[]) =>
    listNames(members.map((member) => memberLabel(member, naming).name || listWords.noName));
  if (!isAny || frontPrivacy === undefined || (frontPrivacy === 'private' && !isPrivateNoted)) return null;
  return (
    <p className={styles.note}>
      <EyeOff aria-hidden="true" />
      <Foreign>
        {frontPrivacy === 'private'
          ? words.frontPrivate
          : [
              ...(unlisted.length > 0 ? [words.unlisted(namesOf(unlisted))] : []),
              ...(named.length > 0 ? [words.named(namesOf(named), named.length)] : []),
            ].join(' ')}
      </Foreign>
    </p>
  );
}
