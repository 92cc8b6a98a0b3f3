import { useRef } from 'react';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useFollowActions } from '../../sync/following/use-follow-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { focusNeighbour } from '../../ui/focus/focus-neighbour.ts';
import styles from './add-screen.module.css';
import { ListedSystem } from './listed-system.tsx';
import { useSystemNameOf } from './use-name-of.ts';
import { followWords } from './words.ts';

const words = followWords.add;

interface JustFollowedProps {
  systems: readonly CachedSystem[];
  onUnfollow: () => void;
  /** Called when the last one is taken back. */
  onLast: () => void;
}

/** What was followed since the screen was opened, each with a way to take it back. */
export function JustFollowed({ systems, onUnfollow, onLast }: JustFollowedProps) {
  const nameOf = useSystemNameOf();
  const { unfollow } = useFollowActions();
  const list = useRef<HTMLUListElement>(null);

  const handleUnfollow = (system: CachedSystem) => {
    const ids = systems.map(({ id }) => id);
    focusNeighbour(list.current, ids, system.id, onLast);
    unfollow(system.id, nameOf(system));
    onUnfollow();
  };

  return (
    <section aria-labelledby="just-followed">
      <div className={styles.head}>
        <h2 id="just-followed">{words.justFollowed}</h2>
        <LinkButton to="/status">{words.seeStatus}</LinkButton>
      </div>
      <ul ref={list} aria-labelledby="just-followed" className={styles.found}>
        {systems.map((system) => (
          <ListedSystem
            key={system.id}
            system={system}
            name={nameOf(system)}
            action={
              <Button
                size="small"
                data-key={system.id}
                aria-label={words.unfollowOf(nameOf(system))}
                onClick={() => handleUnfollow(system)}
              >
                {followWords.manage.unfollow}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
