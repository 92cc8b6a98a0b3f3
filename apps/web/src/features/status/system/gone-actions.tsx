import { useSessionServices } from '../../../session/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { statusWords } from '../words.ts';

/** The action for a system that no longer exists: stop following it; the notice offers Undo. */
export function GoneActions({ id, title }: { id: string; title: string }) {
  const services = useSessionServices();
  // Rarely needed: the first screen works without this code.
  const unfollow = () =>
    import('../../../sync/following/use-follow-actions.ts')
      .then(({ followActionsOf }) => followActionsOf(services).unfollow(id, title))
      .catch(services.notices.notifyError);
  return (
    <Button size="small" aria-label={statusWords.unfollowOf(title)} onClick={() => void unfollow()}>
      {statusWords.unfollow}
    </Button>
  );
}
