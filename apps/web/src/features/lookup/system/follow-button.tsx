import { Check, Plus } from 'lucide-react';
import { useFollowed, useNotify } from '../../../state/hooks.ts';
import { useFollowActions } from '../../../state/use-follow-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { lookedUpSystemWords } from './words.ts';

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
        aria-label={lookedUpSystemWords.unfollowOf(name)}
        onClick={() => unfollow(id, name)}
      >
        {lookedUpSystemWords.unfollow}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      aria-label={lookedUpSystemWords.followOf(name)}
      onClick={() => {
        if (follow(id)) notify({ kind: 'positive', title: lookedUpSystemWords.followed(name) });
      }}
    >
      {lookedUpSystemWords.follow}
    </Button>
  );
}
