import { BackToManage } from '../../parts/back-to-manage.tsx';
import { page } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FollowLink } from './follow-link.tsx';
import { FollowedSection } from './followed-section.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The followed systems on their own screen. */
export function FollowedScreen() {
  return (
    <div className={page('reading')}>
      <PageHeader back={<BackToManage />} title={words.followed} />
      <FollowedSection title={words.orderTitle} primary={<FollowLink />} />
    </div>
  );
}
