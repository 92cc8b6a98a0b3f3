import { formatId, systemLabel } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNaming } from '../../../data/followed/use-naming.ts';
import { viewerOf } from '../../../data/status/status-queries.ts';
import { systemQueries } from '../../../data/systems/queries.ts';
import { useOwnSystem } from '../../../state/hooks.ts';
import { useServices } from '../../../state/services.tsx';
import styles from './system-line.module.css';
import { entityWords } from './words.ts';

/** The system something belongs to, by name once that is known, and the way there. */
export function SystemLine({ kind, systemId }: { kind: 'member' | 'group'; systemId: string }) {
  const { client, clock } = useServices();
  const naming = useNaming();
  const viewer = viewerOf(useOwnSystem(), systemId);
  const { data } = useQuery(systemQueries(client, clock, viewer).detail(systemId));
  const name = data === undefined ? null : systemLabel(data.value, naming).name;
  return (
    <Link to="/lookup/system/$id" params={{ id: systemId }} className={styles.system}>
      {entityWords.inSystem[kind](name ?? entityWords.unnamedSystem(formatId(systemId, naming.id)))}
    </Link>
  );
}
