import {
  groupQueryToSearch,
  memberQueryToSearch,
  readGroupQuery,
  readMemberQuery,
} from '@frontboard/model/list';
import { useLocation, useRouter } from '@tanstack/react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { manageWords } from './words.ts';

/** Back to the list of one's own members, as it was searched and sorted when the form was opened from it. */
export function BackToMembers() {
  const query = readMemberQuery(useSearchOf('/manage/members'));
  return (
    <BackLink to="/manage/members" search={memberQueryToSearch(query)}>
      {manageWords.yourMembers}
    </BackLink>
  );
}

/** Back to the list of one's own groups, as it was searched and sorted when the form was opened from it. */
export function BackToGroups() {
  const query = readGroupQuery(useSearchOf('/manage/groups'));
  return (
    <BackLink to="/manage/groups" search={groupQueryToSearch(query)}>
      {manageWords.yourGroups}
    </BackLink>
  );
}

/** The search parameters of the list the person came from; none when they came from elsewhere. */
function useSearchOf(list: string): unknown {
  const { parseSearch } = useRouter().options;
  const from = useLocation({ select: ({ state }) => state.browsed?.from });
  const address = new URL(from ?? list, window.location.origin);
  return address.pathname.endsWith(list) ? parseSearch?.(address.search) : {};
}
