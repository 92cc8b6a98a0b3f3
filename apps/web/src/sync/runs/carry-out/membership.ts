import { membershipOf } from '../../membership/membership-writes.ts';
import type { OperationOf } from '../operation.ts';
import type { CarryOut } from './context.ts';

/** Adds and removes only what differs; changes by other devices stay. */
export const carryOutMembership: CarryOut<OperationOf<'membership'>> = async (
  { of, ref, add, remove },
  sent,
  context,
) => {
  const side = membershipOf(of, context, ref);
  const isIn = new Set(await side.fetchLatest());
  const earlier = sent?.kind === 'membership' ? sent : { added: [], removed: [] };
  const change = {
    add: [...new Set(add)].filter((uuid) => !isIn.has(uuid)),
    remove: [...new Set(remove)].filter((uuid) => isIn.has(uuid)),
  };
  // What an earlier attempt has not done is sent again; what it has done belongs to this operation.
  const added = [...earlier.added.filter((uuid) => isIn.has(uuid)), ...change.add];
  const removed = [...earlier.removed.filter((uuid) => !isIn.has(uuid)), ...change.remove];
  if (added.length + removed.length === 0) return { as: 'same' };
  let gone: readonly string[] = [];
  if (change.add.length + change.remove.length > 0) {
    await context.sending({ kind: 'membership', added, removed });
    gone = await side.send(change);
  }
  const isThere = (uuid: string) => !gone.includes(uuid);
  const left = Object.fromEntries(gone.map((uuid) => [uuid, { why: 'gone' } as const]));
  const former = {
    kind: 'membership',
    added: added.filter(isThere),
    removed: removed.filter(isThere),
  } as const;
  return former.added.length + former.removed.length === 0
    ? { as: 'left', left }
    : { as: 'done', former, left };
};
