import { type FrontToSave, SaveFront } from '../../../parts/saved-fronts/save-front.tsx';
import type { SwitchNames } from '../../../parts/switches/switch-names.ts';
import { useFrontOrder } from '../../../parts/switches/use-front-order.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { useOwnCaller } from '../../../session/caller.ts';
import { useBook } from '../switch-desk.tsx';

interface SaveRowProps {
  row: HistoryRow;
  names: SwitchNames;
  onClose: () => void;
}

/** Saves the front of a switch under a name, in its order once that is known. */
export function SaveRow({ row, names, onClose }: SaveRowProps) {
  const { ref } = useOwnCaller();
  const { toFrontMember } = useBook();
  const ordered = useFrontOrder(ref, row);
  const front =
    ordered === null
      ? row
      : {
          memberIds: row.memberIds.toSorted((one, other) => ordered.indexOf(one) - ordered.indexOf(other)),
          isInOrder: true,
        };
  const members = names.membersOf(front).flatMap((member) => (member === null ? [] : toFrontMember(member)));
  const saved: FrontToSave = {
    members,
    isInOrder: front.isInOrder,
    formerCount: row.memberIds.length - members.length,
  };
  return <SaveFront front={saved} onClose={onClose} />;
}
