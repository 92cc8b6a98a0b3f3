import type { GroupRef, MemberRef } from '@frontboard/model';
import { UsageError } from '../errors/usage-error.ts';
import type { Api, CallOptions } from './api.ts';
import { bodyRefs, NOTHING_TO_CHANGE } from './bodies.ts';

/** How the members of a group, or the groups of a member, change. */
export type ListChange = 'add' | 'remove' | 'overwrite';

/** Changes the members of a group, or the groups of a member: `target` is of either, `refs` are the others. */
export async function changeMembership(
  api: Api,
  target: { readonly path: string; readonly entity: string },
  change: ListChange,
  kind: 'member' | 'group',
  refs: readonly (MemberRef | GroupRef)[],
  options: CallOptions | undefined,
): Promise<void> {
  const body = bodyRefs(kind, refs, `Must provide an array of ${kind}s.`);
  if (body.length === 0 && change !== 'overwrite') throw new UsageError(NOTHING_TO_CHANGE);
  await api.write('POST', target, body, options);
}
