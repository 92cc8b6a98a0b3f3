import { Check } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { type OptionGroupId, optionGroupWords } from '../option-words.ts';
import { settingsWords } from '../words.ts';
import { OPTIONS_OF } from './find-options.ts';
import { FoundOptions } from './option.tsx';
import { sectionId } from './settings-jumps.tsx';
import styles from './settings-section.module.css';

const SHOWN_MS = 2_500;

interface SettingsSectionProps {
  group: OptionGroupId;
  /** Counts the changes made here; each shows "Saved" briefly. */
  savedCount?: number;
  children: ReactNode;
}

/** One group of options, each an `Option`, and a quiet message when a change was saved. Hidden if a search finds none of them. */
export function SettingsSection({ group, savedCount = 0, children }: SettingsSectionProps) {
  const id = sectionId(group);
  const found = useContext(FoundOptions);
  const { title, lead }: { title: string; lead?: string } = optionGroupWords[group];
  const isFound = found === null || OPTIONS_OF[group].some((option) => found.has(option));
  return (
    <section aria-labelledby={id} hidden={!isFound} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <SavedNote count={savedCount} />
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Card padding="none">
        <Boundary>{children}</Boundary>
      </Card>
    </section>
  );
}

function SavedNote({ count }: { count: number }) {
  const [shownCount, setShownCount] = useState(count);
  const isShown = count !== shownCount;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShownCount(count), SHOWN_MS);
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
