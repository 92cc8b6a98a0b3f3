import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './back-link.module.css';

function BackAnchor({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <div className={styles.line}>
      <a {...rest} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {children}
      </a>
    </div>
  );
}

/** The link from a screen to its parent, above its title or, on a phone, beside it. Takes the router's `to` and `params`. */
export const BackLink = createLink(BackAnchor);
