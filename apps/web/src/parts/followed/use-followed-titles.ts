import { formatId, systemLabel } from '@frontboard/model';
import { useMemo } from 'react';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useStatusSnapshots } from '../../cache/use-status-snapshots.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { frontWords } from '../../text/front-words.ts';
import type { OrderedItem } from '../../ui/ordered/ordered-grid.tsx';

/** The names of followed systems in the order of `ids`, and whether any of them is not known yet. */
export function useFollowedTitles(ids: readonly string[]): {
  readonly titles: readonly OrderedItem[];
  readonly isIncomplete: boolean;
} {
  const snapshots = useStatusSnapshots(ids, true);
  const naming = useNaming();
  return useMemo(() => {
    const systems = ids.map((id) => ({ id, system: snapshots.get(id)?.system }));
    return {
      titles: systems.map(({ id, system }) => ({ id, name: titleOf(id, system, naming) })),
      isIncomplete: systems.some(({ system }) => system === undefined),
    };
  }, [ids, snapshots, naming]);
}

function titleOf(id: string, system: CachedSystem | undefined, naming: NamingOptions): string {
  const name = system ? systemLabel(system, naming).name : null;
  return name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
}
