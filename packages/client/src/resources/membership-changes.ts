import type { GroupRef, MemberRef } from '@frontboard/model';
import { UsageError } from '../errors/usage-error.ts';
import type { Api, CallOptions } from './api.ts';
import { bodyRefs, NOTHING_TO_CHANGE } from './bodies.ts';

type Ref = MemberRef | GroupRef;

/**
 * The functions that change the members of a group, or the groups of a member. `kind`: what is added, removed or set. `targetOf`: a path below the
 * record that has them.
 */
export function membershipChanges<Of extends Ref, Other extends Ref>(
  api: Api,
  kind: 'member' | 'group',
  targetOf: (ref: Of, below: string) => { readonly path: string; readonly entity: string },
) {
  return (change: 'add' | 'remove' | 'overwrite') =>
    async (ref: Of, others: readonly Other[], options?: CallOptions): Promise<void> => {
      api.requireVersion2('Groups');
      api.requireToken(options, 'POST requires a token.');
      const target = targetOf(ref, `/${kind}s/${change}`);
      const body = bodyRefs(kind, others, `Must provide an array of ${kind}s.`);
      if (body.length === 0 && change !== 'overwrite') throw new UsageError(NOTHING_TO_CHANGE);
      await api.write('POST', target, body, options);
    };
}
