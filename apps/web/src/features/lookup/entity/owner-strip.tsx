import { ToggleSwitch } from '../../../ui/toggle-switch.tsx';
import styles from './owner-strip.module.css';
import { entityWords } from './words.ts';

const words = entityWords.owner;

/** Marks the owner's view, in words: the page of an own member must never be mistaken for what others see. */
export function OwnerBadge({ isPublicView }: { isPublicView: boolean }) {
  return (
    <span className={styles.badge} data-public={isPublicView || undefined}>
      {isPublicView ? words.badgePublic : words.badge}
    </span>
  );
}

interface OwnerStripProps {
  kind: 'member' | 'group';
  isPublicView: boolean;
  onChange: (isPublicView: boolean) => void;
}

/** Says whose view this is and lets the owner change to the view of others. */
export function OwnerStrip({ kind, isPublicView, onChange }: OwnerStripProps) {
  return (
    <div className={styles.strip}>
      <ToggleSwitch
        label={words.asOthers}
        description={isPublicView ? words.textPublic : words.text[kind]}
        isSelected={isPublicView}
        onChange={onChange}
      />
    </div>
  );
}
