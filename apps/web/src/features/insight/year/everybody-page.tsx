import { memo, useMemo } from 'react';
import type { Person } from '../../../parts/ribbon/person.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { useInTurn } from '../../../ui/use-in-turn.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { insightWords } from '../words.ts';
import styles from './year.module.css';

const words = insightWords.year;
/** So many have large faces, with the names below them; of more, a name is beside a small face. */
const FEW = 60;
const FACE_PX = 56;
const SMALL_FACE_PX = 28;

/** Faces that are drawn in one frame: all of a large system would be one long task. */
const AT_ONCE = 40;

/** All members by name, those who were not in front drawn the same. */
export const EverybodyPage = memo(function EverybodyPage({ people }: { people: readonly Person[] }) {
  const isPrinting = usePrinting();
  const { shown, more } = useGrowing(people);
  const count = shown.length;
  // The same list until it grows.
  const drawn = useMemo(() => people.slice(0, count), [people, count]);
  const inTurn = useInTurn(drawn, Math.ceil(drawn.length / AT_ONCE));
  return (
    <Card as="section" aria-label={words.everybody} className={cx(stack(4), insightStyles.below)}>
      <h2>{words.everybody}</h2>
      <ul className={styles.wall} data-many={people.length > FEW || undefined}>
        {isPrinting ? (
          <Faces people={people} part={null} areFew={people.length <= FEW} />
        ) : (
          inTurn.map(
            (list, part) =>
              list && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list are at their places
                <Faces key={part} people={list} part={part} areFew={people.length <= FEW} />
              ),
          )
        )}
      </ul>
      {!isPrinting && more}
    </Card>
  );
});

interface FacesProps {
  people: readonly Person[];
  /** Which part of them; null for all. */
  part: number | null;
  areFew: boolean;
}

const Faces = memo(function Faces({ people, part, areFew }: FacesProps) {
  const list = part === null ? people : people.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
  return list.map((person) => (
    <li key={person.id}>
      <PersonFace person={person} size={areFew ? FACE_PX : SMALL_FACE_PX} />
      <span className={styles.wallName} data-name>
        <Foreign>{person.name}</Foreign>
      </span>
    </li>
  ));
});
