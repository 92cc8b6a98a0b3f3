import { formatId, systemLabel } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { useSystemCaller } from '../../../session/caller.ts';
import styles from './system-line.module.css';
import { entityWords } from './words.ts';

/** A link to the system of a record, by name once that is known. */
export function SystemLine({ kind, systemId }: { kind: 'member' | 'group'; systemId: string }) {
  const naming = useNaming();
  const { data } = useQuery(systemLookups(useSystemCaller(systemId)).system(systemId));
  const system = sharedValue(data);
  const name = system && systemLabel(system, naming).name;
  return (
    <Link to="/lookup/system/$id" params={{ id: systemId }} className={styles.system}>
      {entityWords.inSystem[kind](name ?? entityWords.unnamedSystem(formatId(systemId, naming.id)))}
    </Link>
  );
}
