import { catchFocus } from '../../ui/catch-focus.ts';
import { screenHeading } from '../../ui/screen-heading.ts';
import styles from './public-view.module.css';
import { pageWords as words } from './words.ts';

/** Marks the owner's view, in words: the page of an own record must never be mistaken for what others see. */
export function OwnerBadge({ isPublicView }: { isPublicView: boolean }) {
  return <span className={styles.badge}>{isPublicView ? words.badgePublic : words.badge}</span>;
}

/** Says that the owner views a page as others do, and ends that. */
export function PublicViewBar({ onEnd }: { onEnd: () => void }) {
  const handleEnd = () => {
    onEnd();
    // The bar has gone.
    catchFocus(screenHeading, { preventScroll: true });
  };
  return (
    <div className={styles.bar}>
      <p>{words.publicView}</p>
      <button type="button" className={styles.end} onClick={handleEnd}>
        {words.endPublicView}
      </button>
    </div>
  );
}
