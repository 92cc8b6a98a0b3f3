import { UserPlus } from 'lucide-react';
import { BackLink } from '../../ui/back-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FollowedSection } from './followed-section.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The followed systems on a screen of their own. */
export function FollowedScreen() {
  return (
    <>
      <PageHeader
        back={<BackLink to="/manage">{words.title}</BackLink>}
        title={words.followed}
        actions={
          <LinkButton
            to="/manage/add"
            variant="primary"
            data-shortcut="new"
            icon={<UserPlus aria-hidden="true" />}
          >
            {words.follow}
          </LinkButton>
        }
      />
      <FollowedSection title={words.orderTitle} />
    </>
  );
}
