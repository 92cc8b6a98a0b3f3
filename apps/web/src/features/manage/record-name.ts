import { groupLabel, memberLabel } from '@frontboard/model';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import type { Doomed } from '../../sync/restore/restore-copy.ts';

/** The name of a member or group of the own system. */
export function recordName({ kind, record }: Doomed, naming: NamingOptions): string {
  const name = kind === 'member' ? memberLabel(record, naming).name : groupLabel(record, naming);
  return name || record.id;
}
