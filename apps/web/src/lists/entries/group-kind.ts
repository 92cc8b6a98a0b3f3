import { formatId, type Group, groupLabel } from '@frontboard/model';
import type { GroupSort } from '@frontboard/model/list';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { listWords } from '../words.ts';
import type { EntryKind, Fact } from './entry.ts';
import { textFact, timeFact } from './member-kind.ts';

/** How groups are shown in lists. `owner`: others do not see all of them. */
export function groupKind(
  { id, isDiscreet }: Pick<NamingOptions, 'id' | 'isDiscreet'>,
  owner: boolean,
): EntryKind<Group, GroupSort> {
  return {
    kind: 'group',
    toEntry: (group) => ({
      id: group.id,
      shownId: formatId(group.id, id),
      name: groupLabel(group, { isDiscreet }) || listWords.noName,
      note: memberCount(group),
      pictureUrl: group.iconUrl,
      color: group.color,
      isHidden: owner && group.privacy?.visibility === 'private',
    }),
    marksHidden: owner,
    nameSort: 'name',
    noteColumn: 'members',
    columns: [
      {
        key: 'members',
        label: listWords.groupSorts.members,
        sort: 'members',
        fact: (group) => textFact(isCounted(group) ? formatCount(group.memberRefs.length) : null),
        room: 'any',
        align: 'end',
      },
      {
        key: 'created',
        label: listWords.groupSorts.created,
        sort: 'created',
        fact: ({ createdAt }) => timeFact('date', createdAt),
        room: 'wide',
        align: 'start',
      },
      {
        key: 'color',
        label: listWords.groupSorts.color,
        sort: 'color',
        fact: (group) => groupFact(group, 'color'),
        room: 'wide',
        align: 'start',
      },
    ],
    sortFact: groupFact,
    description: (group) => group.description,
  };
}

function groupFact(group: Group, sort: GroupSort): Fact | null {
  if (sort === 'created') return timeFact('date', group.createdAt);
  if (sort === 'color') return group.color === null ? null : { kind: 'color', hex: group.color };
  return null;
}

function memberCount(group: Group): string | null {
  return isCounted(group) ? listWords.membersOf(group.memberRefs.length) : null;
}

/** The service returns an empty list for a private one, so an empty list is not counted. */
function isCounted(group: Group): group is Group & { memberRefs: NonNullable<Group['memberRefs']> } {
  return group.memberRefs !== null && group.memberRefs.length > 0;
}
