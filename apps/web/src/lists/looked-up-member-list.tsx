import { lazy, Suspense } from 'react';
import { uiWords } from '../ui/words.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MemberList, type MemberListProps } from './member-list.tsx';

const OwnMemberList = lazy(async () => ({
  default: (await import('./own-member-list.tsx')).OwnMemberList,
}));

type LookedUpMemberListProps = Omit<MemberListProps, 'local'>;

/** Members of any system. Others are shown without the code of what is on this device, which only the own members have. */
export function LookedUpMemberList(props: LookedUpMemberListProps) {
  if (!props.owner && !props.asOthers) return <MemberList {...props} />;
  return (
    <Suspense fallback={<ListSkeleton label={uiWords.loading} />}>
      <OwnMemberList {...props} />
    </Suspense>
  );
}
