import { useIsBeside } from '../../ui/beside/beside-context.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { manageWords } from './words.ts';

/** Back to the list of own members, with its search and order. Nothing if the list is beside. */
export function BackToMembers() {
  if (useIsBeside()) return null;
  return (
    <BackLink to="/manage/members" search={true}>
      {manageWords.yourMembers}
    </BackLink>
  );
}

/** Back to the list of own groups, with its search and order. Nothing if the list is beside. */
export function BackToGroups() {
  if (useIsBeside()) return null;
  return (
    <BackLink to="/manage/groups" search={true}>
      {manageWords.yourGroups}
    </BackLink>
  );
}
