import { formatId } from '@frontboard/model';
import type { NamingOptions } from '../../../cache/naming/system-view.ts';
import { isLimitReached } from '../../../cache/refusals.ts';
import type { Restored, Unrestored } from '../../../sync/restore/restore.ts';
import type { RestoreCopy } from '../../../sync/restore/restore-copy.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { restoreWords as words } from './words.ts';

type Kind = RestoreCopy['kind'];

/** The message after a restore: the new ID, and what was not restored. */
export function describeRestored(kind: Kind, restored: Restored, { id }: Pick<NamingOptions, 'id'>): string {
  const { refusedFields, lostMemberships } = restored;
  const fields = refusedFields.map((field) => field.replaceAll('_', ' ')).join(', ');
  return [
    words.newId(formatId(restored.id, id)),
    fields !== '' && words.refusedFields(fields),
    lostMemberships > 0 && words.lostMemberships[kind](lostMemberships),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The message if it is not (completely) restored. */
export function describeUnrestored(kind: Kind, result: Unrestored): string {
  switch (result.state) {
    case 'busy':
    case 'gone':
      return words[result.state];
    case 'refused':
      if (isLimitReached(result.error)) return words.limit[kind];
      return `${reason(result.error)} ${words.refused}`;
    case 'unknown':
      return words.unknown;
    case 'unfinished':
      return `${reason(result.error)} ${words.unfinished[kind]}`;
  }
}

function reason(error: unknown): string {
  const { title, detail } = describeError(error);
  return `${title}. ${detail}`;
}
