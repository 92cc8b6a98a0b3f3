import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import styles from './preview.module.css';
import { previewWords as words } from './words.ts';

/** The viewer of a preview. */
type Seer = keyof typeof words.seers;

const SEERS = [
  { value: 'others', label: words.seers.others },
  { value: 'owner', label: words.seers.owner },
] as const;

interface PreviewFrameProps {
  /** The card as a viewer sees it. */
  card: (seer: Seer) => ReactNode;
  /** Set fields that others don't see, by name. */
  hidden: readonly string[];
  /** A message of the bot; null where none shows the record. */
  message: ReactNode;
}

/** A record while it is edited: its card, as others or the owner see it, and a message in Discord. */
export function PreviewFrame({ card, hidden, message }: PreviewFrameProps) {
  const [seer, setSeer] = useState<Seer>('others');
  return (
    <div className={stack(3)}>
      <SegmentedControl label={words.seenBy} options={SEERS} value={seer} onChange={setSeer} />
      {card(seer)}
      {hidden.length > 0 && seer === 'others' && (
        <div className={styles.hidden}>
          <p>{words.hiddenTitle}</p>
          <ul>
            {hidden.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {message}
    </div>
  );
}
