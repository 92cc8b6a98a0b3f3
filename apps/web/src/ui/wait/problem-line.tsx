import type { ReactNode } from 'react';
import styles from './problem-line.module.css';
import { TryAgain } from './try-again.tsx';

interface ProblemLineProps {
  /** Before this time another attempt is useless, in milliseconds since 1970; absent if one may be made at once. */
  retryAtMs: number | undefined;
  onRetry: () => void;
  /** It is the last line of a card. */
  isInCard?: boolean;
  children: ReactNode;
}

/** What could not be fetched, and the button for another attempt. */
export function ProblemLine({ retryAtMs, onRetry, isInCard = false, children }: ProblemLineProps) {
  return (
    <p className={styles.problem} data-in-card={isInCard || undefined}>
      <span>{children}</span>
      <TryAgain size="small" untilMs={retryAtMs} onRetry={onRetry} />
    </p>
  );
}
