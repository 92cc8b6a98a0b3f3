import { useMemo } from 'react';
import type { EntryPlace } from '../../../lists/query/use-open-entry.ts';
import { BREAKPOINTS_PX } from '../../../ui/layout/breakpoints.ts';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';

/**
 * Where the members or groups of a system lead: to a screen beside their list if there is room for both, otherwise to their page.
 *
 * @param id of the system, as in the address
 */
export function useRecordPlace(kind: 'member' | 'group', id: string): EntryPlace | undefined {
  const hasNoRoom = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  return useMemo(
    () =>
      hasNoRoom
        ? undefined
        : {
            to: kind === 'member' ? '/lookup/system/$id/members/$member' : '/lookup/system/$id/groups/$group',
            system: id,
          },
    [hasNoRoom, kind, id],
  );
}
