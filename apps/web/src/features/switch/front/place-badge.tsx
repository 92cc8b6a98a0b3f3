import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { switchWords } from '../words.ts';
import styles from './place-badge.module.css';

/** The position of a chosen member in the next front. */
export function PlaceBadge({ place }: { place: number }) {
  return (
    <span className={styles.place}>
      <span aria-hidden="true">{place}</span>
      <VisuallyHidden>{switchWords.members.chosenPlace(place)}</VisuallyHidden>
    </span>
  );
}
