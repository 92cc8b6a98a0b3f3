import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';
import { cx } from './class-names.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `none` if the content reaches the edges, as a list of rows does. */
  padding?: 'none' | 'medium';
}

/** A quiet surface for things that belong together. It does not float, so it has a border and no shadow. */
export function Card({ as, padding = 'medium', className, ...rest }: CardProps) {
  const Tag = (as ?? 'div') as 'div'; // all four take the same attributes here
  return <Tag {...rest} className={cx(styles.card, padding === 'medium' && styles.padded, className)} />;
}
