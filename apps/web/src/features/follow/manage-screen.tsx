import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { cx } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import listing from '../../ui/listing.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { FollowedSection } from './followed-section.tsx';
import { ManagePlaces } from './manage-places.tsx';
import styles from './manage-screen.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The own system with its places first, then the followed systems to arrange. */
export function ManageScreen() {
  return (
    <>
      <PageHeader
        title={words.title}
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
      <div className={cx(listing.columns, styles.columns)}>
        <ManagePlaces />
        <FollowedSection title={<Link to="/manage/followed">{words.followed}</Link>} />
      </div>
    </>
  );
}
