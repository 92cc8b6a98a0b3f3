import { Check, Plus } from 'lucide-react';
import { useSessionServices } from '../../../session/services.ts';
import type { FollowActions } from '../../../state/follow-actions.ts';
import { useFollowed } from '../../../state/hooks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lookedUpSystemWords } from './words.ts';

/** Whether a system is followed, and the functions that change it and say so. */
export function useFollowing(id: string, name: string) {
  const isFollowed = useFollowed().includes(id);
  const services = useSessionServices();
  const { notify, notifyError } = services.notices;
  // A page is shown without this code: what is known about a system goes with it, and comes back with Undo.
  const act = (action: (actions: FollowActions) => void) =>
    void import('../../../sync/following/use-follow-actions.ts')
      .then(({ followActionsOf }) => action(followActionsOf(services)))
      .catch(notifyError);
  return {
    isFollowed,
    follow: () =>
      act(({ follow }) => {
        if (follow(id)) notify({ kind: 'positive', title: lookedUpSystemWords.followed(name) });
      }),
    unfollow: () => act(({ unfollow }) => unfollow(id, name)),
  };
}

/** Follows a system, or stops following it; the notice of the latter offers Undo. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const { isFollowed, follow, unfollow } = useFollowing(id, name);
  if (isFollowed) {
    return (
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        aria-label={lookedUpSystemWords.unfollowOf(name)}
        onClick={unfollow}
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
      onClick={follow}
    >
      {lookedUpSystemWords.follow}
    </Button>
  );
}
