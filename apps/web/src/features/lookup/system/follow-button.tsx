import { Check, Plus } from 'lucide-react';
import { useFollowActions, useFollowed, useNotify } from '../../../state/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { systemWords } from './words.ts';

/** Follows a system, or stops following it; the notice of the latter offers Undo. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const isFollowed = useFollowed().includes(id);
  const { follow, unfollow } = useFollowActions();
  const { notify } = useNotify();
  if (isFollowed) {
    return (
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        aria-label={systemWords.unfollowOf(name)}
        onClick={() => unfollow(id, name)}
      >
        {systemWords.unfollow}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      aria-label={systemWords.followOf(name)}
      onClick={() => {
        if (follow(id)) notify({ kind: 'positive', title: systemWords.followed(name) });
      }}
    >
      {systemWords.follow}
    </Button>
  );
}
