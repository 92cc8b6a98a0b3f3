import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../layout/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its name, for assistive technology and as the tooltip: a word or two, never a person's own text. */
  label: string;
  icon: ReactNode;
  /** The position of the tooltip; away from the edge near the button. */
  tooltip?: 'above' | 'below' | 'none';
  /** A longer spoken name if the tooltip alone would be unclear among others, such as "Unfollow Lantern House". */
  spokenLabel?: string;
}

/** A button that is only an icon, 44 px square, with its name as a tooltip on hover and keyboard focus. */
export function IconButton({
  label,
  icon,
  tooltip = 'above',
  spokenLabel,
  className,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  const [isDismissed, setDismissed] = useState(false);
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') setDismissed(true);
    onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      aria-label={spokenLabel ?? label}
      {...rest}
      className={cx(styles.button, className)}
      onKeyDown={handleKeyDown}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {icon}
      {tooltip !== 'none' && (
        <span
          aria-hidden="true"
          className={cx(styles.tooltip, styles[tooltip])}
          data-dismissed={isDismissed || undefined}
        >
          {label}
        </span>
      )}
    </button>
  );
}
