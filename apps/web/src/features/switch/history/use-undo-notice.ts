import { useNotify } from '../../../state/hooks.ts';
import type { NoticeKind } from '../../../state/notices.ts';
import { describeWrite } from '../../../sync/switches/past/describe-write.ts';
import type { SwitchWrite } from '../../../sync/switches/past/write-switch.ts';
import { historyWords } from './words.ts';

const words = historyWords.notices;
const UNDO_MS = 20_000;
/** Nothing else holds what was there before any more, so this stays until it is dealt with. */
const FAILED_MS = 10 * 60_000;

/** A change of a switch that can be taken back. */
interface Undoable {
  readonly kind: NoticeKind;
  /** What was done. */
  readonly title: string;
  readonly undo: () => Promise<SwitchWrite>;
  readonly undone: string;
  readonly notUndone: string;
}

/** Says what was done to a switch and offers to take it back, as often as it takes. */
export function useUndoNotice(): (change: Undoable) => void {
  const { notify } = useNotify();

  async function takeBack(change: Undoable): Promise<void> {
    const { undone, notUndone } = change;
    const write = await change.undo();
    if (write.state === 'done') notify({ kind: 'positive', title: undone });
    // What somebody did since is not overwritten.
    else if (write.state === 'changed')
      notify({ kind: 'warning', title: notUndone, caption: words.changedSince, timeoutMs: UNDO_MS });
    else
      notify({
        kind: 'warning',
        title: notUndone,
        caption: describeWrite(write).title,
        ...(write.state === 'gone'
          ? { timeoutMs: UNDO_MS }
          : {
              timeoutMs: FAILED_MS,
              action: { label: historyWords.retry, run: () => void takeBack(change) },
            }),
      });
  }

  return (change) =>
    void notify({
      kind: change.kind,
      title: change.title,
      timeoutMs: UNDO_MS,
      action: { label: words.undo, run: () => void takeBack(change) },
    });
}
