import { Check } from 'lucide-react';
import styles from './select-mark.module.css';

interface SelectMarkProps {
  isOn: boolean;
  /** One of several, as in a radio group. */
  isRound?: boolean;
  /** Something is under it. */
  isFloating?: boolean;
}

/** The box that shows whether something is selected. Its owner exposes the state to assistive technology. */
export function SelectMark({ isOn, isRound = false, isFloating = false }: SelectMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.mark}
      data-on={isOn || undefined}
      data-round={isRound || undefined}
      data-floating={isFloating || undefined}
    >
      <Check />
    </span>
  );
}
