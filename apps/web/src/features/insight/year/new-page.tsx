import { memo } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { row, stack } from '../../../ui/layout/layout.ts';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { insightWords } from '../words.ts';
import type { NewPerson } from './new-people.ts';
import styles from './year.module.css';

const words = insightWords.year;
const FACE_PX = 40;

interface NewPageProps {
  people: readonly NewPerson[];
  year: number;
}

/** Who was added in the year, with the day. */
export const NewPage = memo(function NewPage({ people, year }: NewPageProps) {
  const isPrinting = usePrinting();
  const { shown, more } = useGrowing(people);
  return (
    <Card as="section" aria-label={words.added(year)} className={cx(stack(4), insightStyles.below)}>
      <h2>{words.added(year)}</h2>
      <ul className={stack(3)}>
        {(isPrinting ? people : shown).map(({ person, atMs }) => (
          <li key={person.id} className={cx(row(3), styles.row)}>
            <PersonFace person={person} size={FACE_PX} />
            <span className={styles.rowName} data-name>
              <Foreign>{person.name}</Foreign>
            </span>
            <span className={softSmall}>{formatDay(atMs, 'medium')}</span>
          </li>
        ))}
      </ul>
      {!isPrinting && more}
      <p className={insightStyles.soft}>{words.addedHint}</p>
    </Card>
  );
});
