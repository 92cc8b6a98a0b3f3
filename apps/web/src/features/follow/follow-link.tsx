import { UserPlus } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { followWords } from './words.ts';

/** Leads to where another system is followed: the main action of the screens that list the followed ones. */
export function FollowLink() {
  return (
    <LinkButton to="/manage/add" variant="primary" data-shortcut="new" icon={<UserPlus aria-hidden="true" />}>
      {followWords.manage.follow}
    </LinkButton>
  );
}
