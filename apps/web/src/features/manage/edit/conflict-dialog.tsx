import { useId, useState } from 'react';
import type { FieldConflict } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from './edit-form.module.css';
import { editWords } from './words.ts';

const words = editWords.conflict;
type Side = 'mine' | 'theirs';

interface ConflictDialogProps<V> {
  conflicts: readonly FieldConflict<V>[];
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string;
  onResolve: (choice: Partial<Record<keyof V & string, Side>>) => void;
  onClose: () => void;
}

/** Fields that were changed here and in PluralKit: the former value, both new ones, and the choice between them. */
export function ConflictDialog<V>({ conflicts, labelOf, show, onResolve, onClose }: ConflictDialogProps<V>) {
  const [choice, setChoice] = useState<Partial<Record<keyof V & string, Side>>>({});
  const left = conflicts.filter(({ field }) => choice[field] === undefined).length;
  const chooseAll = (side: Side) =>
    // Every conflict's field is one of the form.
    setChoice(Object.fromEntries(conflicts.map(({ field }) => [field, side])) as typeof choice);
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <span role="status" className={styles.left}>
            {left > 0 && words.left(left)}
          </span>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" disabled={left > 0} onClick={() => onResolve(choice)}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {conflicts.length > 1 && (
        <div className={styles.all}>
          <Button size="small" onClick={() => chooseAll('mine')}>
            {words.keepAllMine}
          </Button>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {words.takeAllTheirs}
          </Button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.field}
          label={labelOf(conflict.field)}
          before={show(conflict.field, conflict.base)}
          mine={show(conflict.field, conflict.mine)}
          theirs={show(conflict.field, conflict.theirs)}
          side={choice[conflict.field]}
          onChoose={(side) => setChoice((current) => ({ ...current, [conflict.field]: side }))}
        />
      ))}
    </Dialog>
  );
}

interface ConflictProps {
  label: string;
  before: string;
  mine: string;
  theirs: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Conflict({ label, before, mine, theirs, side, onChoose }: ConflictProps) {
  const id = useId();
  const sides = [
    { value: 'mine', label: words.mine, text: mine },
    { value: 'theirs', label: words.theirs, text: theirs },
  ] as const;
  return (
    <fieldset className={styles.conflict}>
      <legend>{label}</legend>
      <p className={styles.before}>
        {words.before}: <span className={styles.value}>{before || words.empty}</span>
      </p>
      {sides.map((option) => (
        <label key={option.value} className={styles.side}>
          <input
            type="radio"
            name={id}
            checked={side === option.value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            <span className={styles.sideLabel}>{option.label}</span>
            <span className={styles.value}>{option.text || words.empty}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
