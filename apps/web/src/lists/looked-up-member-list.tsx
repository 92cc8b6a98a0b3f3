import { lazyPart } from '../ui/loading/lazy-part.ts';
import { uiWords } from '../ui/words.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MemberList, type MemberListProps } from './member-list.tsx';
import type { OwnMemberListProps } from './own-member-list.tsx';

const OwnMemberList = lazyPart(
  async () => ({ default: (await import('./own-member-list.tsx')).OwnMemberList }),
  () => <ListSkeleton label={uiWords.loading} />,
);

interface LookedUpMemberListProps extends OwnMemberListProps, Pick<MemberListProps, 'owner'> {}

/** Members of any system. Others are shown without the code of what is on this device, which only the own members have. */
export function LookedUpMemberList({ owner, ...props }: LookedUpMemberListProps) {
  if (!owner) return <MemberList {...props} owner={false} />;
  return <OwnMemberList {...props} />;
}
