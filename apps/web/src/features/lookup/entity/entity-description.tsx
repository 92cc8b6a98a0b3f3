import { useSettings } from '../../../state/hooks.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './entity-page.module.css';
import { entityWords } from './words.ts';

interface EntityDescriptionProps {
  text: string | null;
  /** Who can see it. */
  note: string | undefined;
  /** The owner knows that there is none; for others it may just not be shared. */
  isOwner: boolean;
}

/** The placeholder of a description that is loading. */
export function DescriptionSkeleton() {
  return (
    <section aria-hidden="true" className={styles.section}>
      <Skeleton width="7em" height="1.5em" />
      <Skeleton />
      <Skeleton width="60%" />
    </section>
  );
}

/** The description, in Discord's Markdown. */
export function EntityDescription({ text, note, isOwner }: EntityDescriptionProps) {
  const images = useSettings((settings) => settings.images);
  const isEmpty = text === null || text.trim() === '';
  return (
    <section aria-labelledby="description" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="description">{entityWords.description}</h2>
        {note !== undefined && !isEmpty && <span className={styles.note}>{note}</span>}
      </div>
      {isEmpty ? (
        <p className={styles.note}>{isOwner ? entityWords.noDescription : entityWords.noDescriptionShared}</p>
      ) : (
        <div className={styles.description}>
          <Boundary>
            <LazyMarkdown key={text} text={text} options={{ images, headingLevel: 3 }} />
          </Boundary>
        </div>
      )}
    </section>
  );
}
