import { Link } from '@tanstack/react-router';
import { cx } from '../../ui/layout/class-names.ts';
import { page } from '../../ui/layout/layout.ts';
import listing from '../../ui/layout/listing.module.css';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FollowLink } from './follow-link.tsx';
import { FollowedSection } from './followed-section.tsx';
import { ManagePlaces } from './manage-places.tsx';
import styles from './manage-screen.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The own system with its parts first, then the followed systems to arrange. */
export function ManageScreen() {
  return (
    <div className={page('list')}>
      <PageHeader title={words.title} actions={<FollowLink />} />
      <div className={cx(listing.columns, styles.columns)}>
        <ManagePlaces />
        <FollowedSection title={<Link to="/manage/followed">{words.followed}</Link>} />
      </div>
    </div>
  );
}
