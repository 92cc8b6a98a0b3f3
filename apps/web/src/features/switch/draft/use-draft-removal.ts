import { type RefObject, useRef } from 'react';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { frontWithout } from '../desk/fronts.ts';
import { useDesk } from '../desk/switch-desk.tsx';

/**
 * Removes a chosen member and moves the focus to its neighbour in `list`, whose entries carry their uuid.
 *
 * @param onEmpty the last one was removed, and the focus is lost
 */
export function useDraftRemoval<List extends HTMLElement>(
  onEmpty: () => void,
): { readonly list: RefObject<List | null>; readonly remove: (uuid: string) => void } {
  const { draft, atMs, setDraft } = useDesk();
  const list = useRef<List>(null);
  return {
    list,
    remove(uuid) {
      focusNeighbour(
        list.current,
        draft.map((member) => member.uuid),
        uuid,
        onEmpty,
      );
      setDraft(frontWithout(draft, uuid), atMs);
    },
  };
}
