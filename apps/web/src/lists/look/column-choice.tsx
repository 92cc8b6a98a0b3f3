import { useId } from 'react';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { listWords } from '../words.ts';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  /** All columns of the layout. */
  columns: readonly { readonly key: string; readonly label: string }[];
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Chooses which columns a layout of lists shows beside the name. */
export function ColumnChoice({ columns, isShown, toggle }: ColumnChoiceProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {listWords.columns.label}
      </span>
      {columns.map(({ key, label }) => (
        <ToggleSwitch key={key} label={label} isSelected={isShown(key)} onChange={() => toggle(key)} />
      ))}
    </div>
  );
}
