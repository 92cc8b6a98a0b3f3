import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import styles from './public-view.module.css';
import { pageWords as words } from './words.ts';

/** Marks the owner's view, in words: the page of an own record must never be mistaken for what others see. */
export function OwnerBadge({ isPublicView }: { isPublicView: boolean }) {
  return (
    <span className={styles.badge} data-of={isPublicView ? 'others' : 'owner'}>
      {isPublicView ? words.badgePublic : words.badge}
    </span>
  );
}

interface PublicViewBarProps {
  /** Otherwise it is empty, and stays: screen readers only say what changes in it. */
  isShown: boolean;
  onEnd: () => void;
}

/** Says that the owner views a page as others do, and ends that. */
export function PublicViewBar({ isShown, onEnd }: PublicViewBarProps) {
  return (
    <div className={isShown ? styles.bar : undefined}>
      <p role="status">{isShown && words.publicView}</p>
      {isShown && <EndButton onEnd={onEnd} />}
    </div>
  );
}

function EndButton({ onEnd }: Pick<PublicViewBarProps, 'onEnd'>) {
  const leaving = useFocusHandedOn<HTMLButtonElement>(screenHeading);
  return (
    <button ref={leaving} type="button" className={styles.end} onClick={onEnd}>
      {words.endPublicView}
    </button>
  );
}
