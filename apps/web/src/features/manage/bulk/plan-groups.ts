import { type Group, type Member, recordKey } from '@frontboard/model';
import type { RunOperation } from '../../../sync/runs/operation.ts';
import type { BulkGroupsChange } from './bulk-change.ts';
import type { BulkPlan, BulkRow } from './bulk-row.ts';

/** Which groups the members in `chosen` are added to and removed from. One operation for each group, for any number of members. */
export function planGroups(
  chosen: readonly Member[],
  { how, groups: named }: BulkGroupsChange,
  groups: readonly Group[],
): BulkPlan {
  const membersOf = new Map(
    groups.map((group) => [recordKey(group), new Set<string>(group.memberRefs ?? [])]),
  );
  const isIn = (group: string, member: Member) => membersOf.get(group)?.has(recordKey(member)) ?? false;
  const others = [...membersOf.keys()].filter((group) => !named.includes(group));
  const add = how === 'remove' ? [] : named;
  const remove = how === 'remove' ? named : how === 'set' ? others : [];
  const moves = chosen.map((member) => ({
    member,
    joins: add.filter((group) => !isIn(group, member)),
    leaves: remove.filter((group) => isIn(group, member)),
  }));
  const operations = [...add, ...remove].flatMap((group): RunOperation[] => {
    const joining = moves.filter(({ joins }) => joins.includes(group)).map(({ member }) => recordKey(member));
    const leaving = moves
      .filter(({ leaves }) => leaves.includes(group))
      .map(({ member }) => recordKey(member));
    if (joining.length + leaving.length === 0) return [];
    return [{ kind: 'membership', of: 'group', ref: group, add: joining, remove: leaving }];
  });
  const rows = moves.map(
    ({ member: record, joins, leaves }): BulkRow =>
      joins.length + leaves.length === 0
        ? { record, state: 'same' }
        : { record, state: 'moves', joins, leaves },
  );
  return { rows, operations };
}
