import type { RestoreCopy } from '../../../sync/restore/restore-copy.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';

/** The name of a field of the service, as its form has it. */
export function fieldLabel(kind: RestoreCopy['kind'], field: string): string {
  const labels: Readonly<Record<string, string>> = { member: memberWords, group: groupWords }[kind].labels;
  return labels[field] ?? field.replaceAll('_', ' ');
}
