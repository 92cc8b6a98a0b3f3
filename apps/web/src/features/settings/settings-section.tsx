import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './settings-section.module.css';
import { settingsWords } from './words.ts';

const SHOWN_MS = 2_500;

interface SettingsSectionProps {
  title: string;
  lead?: string;
  /** Counts the changes made here; each shows "Saved" for a moment. */
  savedCount?: number;
  children: ReactNode;
}

/** One group of settings: rows that belong together, and a quiet word when a change was kept. */
export function SettingsSection({ title, lead, savedCount = 0, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <SavedNote count={savedCount} />
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Card padding="none" className={styles.rows}>
        {children}
      </Card>
    </section>
  );
}

function SavedNote({ count }: { count: number }) {
  const [toldCount, setToldCount] = useState(count);
  const isShown = count !== toldCount;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setToldCount(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count, isShown]);
  return (
    <span role="status" className={styles.saved}>
      {isShown && (
        <>
          <Check aria-hidden="true" />
          {settingsWords.saved}
        </>
      )}
    </span>
  );
}
