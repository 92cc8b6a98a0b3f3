import type { ReactNode } from 'react';
import styles from './jump-list.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface Jump {
  /** The id of a section's heading. */
  readonly id: string;
  readonly label: string;
  /** After the label. */
  readonly mark?: ReactNode;
}

interface JumpListProps {
  /** What the links are. */
  label: string;
  jumps: readonly Jump[];
  className?: string | undefined;
  listClassName?: string | undefined;
}

/** Links to the sections of the page, of which the one in view is marked. */
export function JumpList({ label, jumps, className, listClassName }: JumpListProps) {
  const current = useSectionInView(jumps.map(({ id }) => id).join(' '));
  return (
    <nav aria-label={label} className={className}>
      <ul className={listClassName}>
        {jumps.map((jump) => (
          <li key={jump.id}>
            <button
              type="button"
              className={styles.jump}
              aria-current={jump.id === current || undefined}
              onClick={() => jumpTo(jump.id)}
            >
              {jump.label}
              {jump.mark}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a section to the top of the screen and moves the focus to its heading. */
export function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
