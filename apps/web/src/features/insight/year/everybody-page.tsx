import { memo } from 'react';
import type { Person } from '../../../parts/ribbon/person.ts';
import { Card } from '../../../ui/card.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { useGrowing } from '../../../ui/use-growing.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { insightWords } from '../words.ts';
import styles from './year.module.css';

const words = insightWords.year;
/** Of so many, each has a written name. */
const FEW = 60;
const FACE_PX = 56;
const SMALL_FACE_PX = 28;

/** All members by name, those who were not in front drawn the same. */
export const EverybodyPage = memo(function EverybodyPage({ people }: { people: readonly Person[] }) {
  const isPrinting = usePrinting();
  const { shown, more } = useGrowing(people);
  const areFew = people.length <= FEW;
  return (
    <Card as="section" aria-label={words.everybody} className={insightStyles.part}>
      <h2>{words.everybody}</h2>
      <ul className={styles.wall} data-small={!areFew || undefined}>
        {(isPrinting ? people : shown).map((person) => (
          <li key={person.id} title={areFew ? undefined : person.name}>
            <PersonFace person={person} size={areFew ? FACE_PX : SMALL_FACE_PX} />
            {areFew ? (
              <span className={styles.wallName} data-name>
                <Foreign>{person.name}</Foreign>
              </span>
            ) : (
              <VisuallyHidden>{person.name}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      {!isPrinting && more}
    </Card>
  );
});
