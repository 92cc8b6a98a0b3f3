import type { QueueEdit } from '../../sync/switches/types.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import { historyEditWords } from './history-edit-words.ts';
import styles from './history-editor.module.css';
import { useEditUndo } from './use-edit-undo.ts';

const words = historyEditWords.edits;

export interface RecentEditsProps {
  /** Gets the focus when the focused element is removed. */
  fallback: () => HTMLElement | null;
}

/** The edits of the history that can be undone, newest first. Nothing without any. */
export function RecentEdits({ fallback }: RecentEditsProps) {
  const { edits } = useSwitchQueue();
  return edits.length > 0 && <Edits edits={edits} fallback={fallback} />;
}

function Edits({ edits, fallback }: RecentEditsProps & { edits: readonly QueueEdit[] }) {
  const { undo } = useEditUndo();
  const section = useFocusHandedOn<HTMLElement>(fallback);
  const title = () => section.current?.querySelector<HTMLElement>('summary') ?? null;
  return (
    <section ref={section} aria-label={words.title} className={styles.edits}>
      <Disclosure isDrawnOnceOpened title={words.count(edits.length)}>
        <p className={softSmall}>{words.lead}</p>
        <ul aria-label={words.title}>
          {edits.toReversed().map((edit) => (
            <EditRow key={edit.id} edit={edit} fallback={title} onUndo={() => void undo(edit.id)} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

interface EditRowProps extends RecentEditsProps {
  edit: QueueEdit;
  onUndo: () => void;
}

function EditRow({ edit, fallback, onUndo }: EditRowProps) {
  const what = words.names[edit.kind];
  const state = stateOf(edit);
  return (
    <li className={styles.edit}>
      <span>
        {what}
        <br />
        <span className={softSmall}>
          {formatExact(edit.fromMs)}
          {state !== null && ` · ${state}`}
        </span>
      </span>
      {!edit.isUndone && (
        <UndoButton
          label={words.undoOf(`${what}, ${formatExact(edit.fromMs)}`)}
          fallback={fallback}
          onUndo={onUndo}
        />
      )}
    </li>
  );
}

function UndoButton({ label, fallback, onUndo }: RecentEditsProps & { label: string; onUndo: () => void }) {
  const place = useFocusHandedOn<HTMLSpanElement>(fallback);
  return (
    <span ref={place}>
      <Button size="small" aria-label={label} onClick={onUndo}>
        {historyEditWords.undo}
      </Button>
    </span>
  );
}

function stateOf({ state, isUndone }: QueueEdit): string | null {
  if (state === 'refused') return words.refused;
  if (isUndone) return words.undoing;
  return state === 'waiting' ? words.waiting : null;
}
