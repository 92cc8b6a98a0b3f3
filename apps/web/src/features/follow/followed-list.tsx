import { useRef } from 'react';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../state/use-follow-actions.ts';
import { useRefreshing } from '../../sync/refresher/status.ts';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { OrderedList } from '../../ui/ordered/ordered-list.tsx';
import { FollowedRow } from './followed-row.tsx';
import { useFollowedTitles } from './use-followed-titles.ts';
import { followWords } from './words.ts';

const words = followWords.manage;

/** Fetches what is not known yet, for example after a list was restored on another device. */
function MissingNames() {
  useRefreshing();
  return null;
}

/** The followed systems in their order, which can be changed. Removing a row moves the focus to its neighbour. */
export function FollowedList({ ids }: { ids: readonly string[] }) {
  const all = useFollowed();
  const { titles, isIncomplete } = useFollowedTitles(ids);
  const { move, moveMany, unfollow } = useFollowActions();
  const list = useRef<HTMLDivElement>(null);

  const handleUnfollow = (id: string, name: string) => {
    focusNeighbour(list.current, ids, id);
    unfollow(id, name);
  };

  return (
    <>
      <OrderedList
        ref={list}
        label={words.followed}
        items={titles}
        all={all}
        move={move}
        moveMany={moveMany}
        renderRow={(row) => <FollowedRow {...row} onUnfollow={() => handleUnfollow(row.id, row.name)} />}
      />
      {isIncomplete && <MissingNames />}
    </>
  );
}
