import { useFollowActions } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { statusWords } from './words.ts';

/** What can be done about a system that can not be found any more: stop following it; the notice offers Undo. */
export function GoneActions({ id, title }: { id: string; title: string }) {
  const { unfollow } = useFollowActions();
  return (
    <Button size="small" aria-label={statusWords.unfollowOf(title)} onClick={() => unfollow(id, title)}>
      {statusWords.unfollow}
    </Button>
  );
}
