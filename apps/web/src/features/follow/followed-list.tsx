import { useRef } from 'react';
import { MissingNames } from '../../parts/followed/missing-names.tsx';
import { useFollowedTitles } from '../../parts/followed/use-followed-titles.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../sync/following/use-follow-actions.ts';
import { focusNeighbour } from '../../ui/focus/focus-neighbour.ts';
import { OrderedList } from '../../ui/ordered/ordered-list.tsx';
import { FollowedRow } from './followed-row.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

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
