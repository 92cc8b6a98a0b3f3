import { type Group, groupLabel, type Member } from '@frontboard/model';
import { Shapes } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { sortedByLabel } from '../../../text/by-name.ts';
import { listNames } from '../../../text/list-names.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { MembershipLine } from '../membership-line.tsx';
import { memberWords } from './words.ts';

const words = memberWords.groups;
const MOST_NAMED = 4;

/** The groups of a member, and a link to change them. */
export function GroupsLine({ member }: { member: Member }) {
  const { items } = useOwnGroups();
  const naming = useNaming();
  const label = (group: Group) => groupLabel(group, naming);
  const groups = items?.filter(({ memberRefs }) =>
    memberRefs?.some((ref) => ref === member.uuid || ref === member.id),
  );
  const names = groups && sortedByLabel(groups, label).map(label);
  return (
    <MembershipLine
      text={
        names === undefined ? null : names.length === 0 ? words.none : words.in(listNames(names, MOST_NAMED))
      }
    >
      <LinkButton
        to="/manage/members/$id/groups"
        params={{ id: member.id }}
        size="small"
        icon={<Shapes aria-hidden="true" />}
      >
        {words.change}
      </LinkButton>
    </MembershipLine>
  );
}
