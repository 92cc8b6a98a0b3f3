import type { FrontSwitch } from '@frontboard/model';
import { describeWrite } from '../../../data/switches/describe-write.ts';
import { useSwitchWrites } from '../../../data/switches/use-switch-writes.ts';
import { useNotify } from '../../../state/hooks.ts';
import { historyWords } from './words.ts';

const words = historyWords.notices;
const UNDO_MS = 20_000;
/** Nothing else holds the switch any more, so this stays until it is dealt with. */
const FAILED_MS = 10 * 60_000;

/** Says that a switch was deleted and offers to take it back, as often as it takes. */
export function useDeletedNotice(): (deleted: FrontSwitch) => void {
  const { recordAnew } = useSwitchWrites();
  const { notify } = useNotify();

  async function undo(deleted: FrontSwitch): Promise<void> {
    const write = await recordAnew(deleted);
    if (write.state === 'done') notify({ kind: 'positive', title: words.restored });
    else
      notify({
        kind: 'warning',
        title: words.notRestored,
        // Recording anew is never stopped by a newer copy.
        ...(write.state !== 'changed' && { caption: describeWrite(write).title }),
        timeoutMs: FAILED_MS,
        action: { label: historyWords.retry, run: () => void undo(deleted) },
      });
  }

  return (deleted) =>
    void notify({
      kind: 'info',
      title: words.deleted,
      timeoutMs: UNDO_MS,
      action: { label: words.undo, run: () => void undo(deleted) },
    });
}
