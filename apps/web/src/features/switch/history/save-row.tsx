import { frontToSave } from '../../../parts/saved-fronts/front-to-save.ts';
import { SaveFront } from '../../../parts/saved-fronts/save-front.tsx';
import type { SwitchNames } from '../../../parts/switches/switch-names.ts';
import { useFrontOrder } from '../../../parts/switches/use-front-order.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { useOwnCaller } from '../../../session/caller.ts';

interface SaveRowProps {
  row: HistoryRow;
  names: SwitchNames;
  onClose: () => void;
}

/** Saves the front of a switch under a name, in its order once that is known. */
export function SaveRow({ row, names, onClose }: SaveRowProps) {
  const { ref } = useOwnCaller();
  const ordered = useFrontOrder(ref, row);
  const front =
    ordered === null
      ? row
      : {
          memberIds: row.memberIds.toSorted((one, other) => ordered.indexOf(one) - ordered.indexOf(other)),
          isInOrder: true,
        };
  const known = names.membersOf(front).filter((member) => member !== null);
  return <SaveFront front={frontToSave(front, known, names.nameOf)} onClose={onClose} />;
}
