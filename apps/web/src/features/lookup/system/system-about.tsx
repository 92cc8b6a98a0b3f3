import { useNaming } from '../../../cache/naming/use-naming.ts';
import { onlyYou } from '../../../parts/record/only-you.ts';
import { systemFacts } from '../../../parts/record/record-facts.ts';
import { Technical } from '../../../parts/record/technical.tsx';
import { WrittenText } from '../../../parts/record/written-text.tsx';
import { Banner } from '../../../ui/pictures/banner.tsx';
import { useOpenSystem } from './system-context.ts';
import styles from './system-head.module.css';

/** What the open system wrote about itself, as a whole, and what is technical. */
export function SystemAbout() {
  const { system, privacy, owner } = useOpenSystem();
  const naming = useNaming();
  if (system === null) return null;
  const { bannerUrl, description } = system;
  return (
    <>
      {bannerUrl !== null && <Banner key={bannerUrl} url={bannerUrl} className={styles.banner} />}
      {description?.trim() && (
        <WrittenText
          text={description}
          note={onlyYou(privacy, 'description_privacy')}
          isOwner={owner}
          level={2}
        />
      )}
      <Technical facts={systemFacts(system, naming)} />
    </>
  );
}
