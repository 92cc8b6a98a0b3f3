import { useStateServices } from '../../state/services.tsx';
import { Button } from '../../ui/button.tsx';
import { statusWords } from './words.ts';

/** What can be done about a system that can not be found any more: stop following it; the notice offers Undo. */
export function GoneActions({ id, title }: { id: string; title: string }) {
  const { followed, notices } = useStateServices();
  // Hardly ever needed: the first screen does without this code.
  const unfollow = () =>
    import('../../state/follow-actions.ts')
      .then(({ createFollowActions }) => createFollowActions(followed, notices).unfollow(id, title))
      .catch(notices.notifyError);
  return (
    <Button size="small" aria-label={statusWords.unfollowOf(title)} onClick={() => void unfollow()}>
      {statusWords.unfollow}
    </Button>
  );
}
