import { useSettings } from '../../state/hooks.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import styles from './record-section.module.css';
import { RecordSection } from './record-section.tsx';
import { recordWords } from './words.ts';

interface WrittenTextProps {
  text: string | null;
  /** Who can see it. */
  note?: string | undefined;
  /** The owner knows that there is none; for others it may just not be shared. */
  isOwner: boolean;
  /** The level of the heading. */
  level: 2 | 3;
}

/** What a record says about itself, in Discord's Markdown, as a whole. */
export function WrittenText({ text, note, isOwner, level }: WrittenTextProps) {
  const images = useSettings((settings) => settings.images);
  const isEmpty = text === null || text.trim() === '';
  return (
    <RecordSection title={recordWords.description} level={level} note={isEmpty ? undefined : note}>
      {isEmpty ? (
        <p className={styles.note}>{isOwner ? recordWords.noDescription : recordWords.noDescriptionShared}</p>
      ) : (
        <div className={styles.written}>
          <Boundary>
            <LazyMarkdown key={text} text={text} options={{ images, headingLevel: level === 2 ? 3 : 4 }} />
          </Boundary>
        </div>
      )}
    </RecordSection>
  );
}
