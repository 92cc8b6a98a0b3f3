import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './open-link.module.css';
import { selectionWords as words } from './words.ts';

interface OpenLinkProps {
  id: string;
  href: string;
  /** At the end of a row, in the corner of a card, or in the text of a cell. */
  place: 'row' | 'card' | 'cell';
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The link to a record for pointers, if pressing its row selects it. The keyboard has Enter. */
export function OpenLink({ id, href, place, onOpen }: OpenLinkProps) {
  return (
    <span aria-hidden="true" className={styles.place} data-place={place}>
      <a tabIndex={-1} href={href} data-id={id} title={words.open} className={styles.open} onClick={onOpen}>
        <ChevronRight />
      </a>
    </span>
  );
}
