import { UserPlus } from 'lucide-react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { followWords } from './words.ts';

/** Links to the screen where another system is followed: the main action of the lists of followed systems. */
export function FollowLink() {
  return (
    <LinkButton to="/manage/add" variant="primary" data-shortcut="new" icon={<UserPlus aria-hidden="true" />}>
      {followWords.manage.follow}
    </LinkButton>
  );
}
