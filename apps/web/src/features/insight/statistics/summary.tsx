import type { PeriodFigures } from '@frontboard/insight';
import { Card } from '../../../ui/card.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import styles from '../insight.module.css';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

interface SummaryProps {
  of: PeriodFigures;
  /** Null if nothing is compared. */
  before: PeriodFigures | null;
}

/** A few numbers about the whole period. */
export function Summary({ of, before }: SummaryProps) {
  const facts: readonly (readonly [label: string, read: (figures: PeriodFigures) => string])[] = [
    [words.switchCount, ({ switches }) => formatCount(switches)],
    [words.switchOuts, ({ switchOuts }) => formatCount(switchOuts)],
    [words.membersWho, ({ members }) => formatCount(members.length)],
    [words.noFronterTime, ({ noFronterMs }) => formatDuration(noFronterMs)],
  ];
  return (
    <Card as="section" aria-label={words.summary}>
      <dl className={styles.facts}>
        {facts.map(([label, read]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {read(of)}
              {before !== null && <span className={styles.before}>{words.before(read(before))}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
