import { systemLabel } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { useSystem } from '../../../cache/systems/find-system.ts';
import { useIsListBeside } from '../../../ui/beside/beside-context.ts';
import { ListTitle } from '../../../ui/beside/list-title.tsx';
import { useOpenSystem } from './system-context.ts';
import { lookedUpSystemWords } from './words.ts';

interface BesideTitleProps {
  of: 'members' | 'groups';
  /** The reference of the system, as in the address. */
  id: string;
}

/** The system of a list whose card has made room for a record, as a link back to the card. */
export function BesideTitle({ of, id }: BesideTitleProps) {
  const { ref, caller } = useOpenSystem();
  const naming = useNaming();
  const { data } = useSystem(caller, ref, false);
  if (!useIsListBeside()) return null;
  const system = sharedValue(data);
  const name = system && systemLabel(system, naming).name;
  return (
    <ListTitle
      to={of === 'members' ? '/lookup/system/$id/members' : '/lookup/system/$id/groups'}
      params={{ id }}
      search={true}
      activeOptions={{ exact: true }}
    >
      {name === null ? lookedUpSystemWords.tabs[of] : lookedUpSystemWords.listOf[of](name)}
    </ListTitle>
  );
}
