import { formatId, systemLabel } from '@frontboard/model';
import { useMemo, useRef } from 'react';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useStatusSnapshots } from '../../cache/use-status-snapshots.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../state/use-follow-actions.ts';
import { useRefreshing } from '../../sync/refresher/status.ts';
import { frontWords } from '../../text/front-words.ts';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import type { OrderedItem } from '../../ui/ordered/ordered-grid.tsx';
import { OrderedList } from '../../ui/ordered/ordered-list.tsx';
import { FollowedRow } from './followed-row.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The rows of `ids`, and whether the name of any of them is not known yet. */
function useRows(ids: readonly string[]): { rows: readonly OrderedItem[]; isIncomplete: boolean } {
  const snapshots = useStatusSnapshots(ids, true);
  const naming = useNaming();
  return useMemo(() => {
    const systems = ids.map((id) => ({ id, system: snapshots.get(id)?.system }));
    return {
      rows: systems.map(({ id, system }) => ({ id, name: titleOf(id, system, naming) })),
      isIncomplete: systems.some(({ system }) => system === undefined),
    };
  }, [ids, snapshots, naming]);
}

function titleOf(id: string, system: CachedSystem | undefined, naming: NamingOptions): string {
  const name = system ? systemLabel(system, naming).name : null;
  return name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
}

/** Fetches what is not known yet, for example after a list was restored on another device. */
function MissingNames() {
  useRefreshing();
  return null;
}

/** The followed systems in their order, which can be changed. Removing a row moves the focus to its neighbour. */
export function FollowedList({ ids }: { ids: readonly string[] }) {
  const all = useFollowed();
  const { rows, isIncomplete } = useRows(ids);
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
        items={rows}
        all={all}
        move={move}
        moveMany={moveMany}
        renderRow={(row) => <FollowedRow {...row} onUnfollow={() => handleUnfollow(row.id, row.name)} />}
      />
      {isIncomplete && <MissingNames />}
    </>
  );
}
