import { formatId, systemLabel } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { useSystem } from '../../../cache/systems/find-system.ts';
import { useSystemCaller } from '../../../cache/use-system-caller.ts';
import styles from './system-line.module.css';
import { entityWords } from './words.ts';

/** A link to the system of a record, by name once that is known. */
export function SystemLine({ kind, systemId }: { kind: 'member' | 'group'; systemId: string }) {
  const naming = useNaming();
  const { data } = useSystem(useSystemCaller(systemId), systemId);
  const system = sharedValue(data);
  const name = system && systemLabel(system, naming).name;
  return (
    <Link to="/lookup/system/$id" params={{ id: systemId }} className={styles.system}>
      {entityWords.inSystem[kind](name ?? entityWords.unnamedSystem(formatId(systemId, naming.id)))}
    </Link>
  );
}
