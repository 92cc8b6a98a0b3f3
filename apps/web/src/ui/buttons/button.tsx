import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../layout/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** Both have a touch target of 44 px; a small one looks smaller where a mouse is used. */
  size?: ButtonSize;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows that work continues and ignores presses, but keeps the focus where it is. */
  isPending?: boolean;
}

/** Class names of a button look, shared with links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook): string {
  return cx(styles.button, styles[variant], size === 'small' && styles.small);
}

/**
 * The button. A native one: it costs no bytes on the first route, and keyboard, touch and assistive technology know it.
 */
export function Button({
  variant,
  size,
  icon,
  isPending = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
