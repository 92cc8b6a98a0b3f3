import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import styles from './list-beside-record.module.css';

function TitleAnchor({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <h2 className={styles.title}>
      <a {...rest}>{children}</a>
    </h2>
  );
}

/** The title of a list beside a record, a link to the list alone. Takes the router's `to`, and `activeOptions` with `exact`. */
export const ListTitle = createLink(TitleAnchor);
