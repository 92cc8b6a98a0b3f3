import type { ReactNode } from 'react';
import { Boundary } from '../../../ui/boundary.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import styles from './entity-page.module.css';
import { entityWords } from './words.ts';

const { facts } = entityWords;

/** The lines of the card under their heading; without any, placeholders for those that are loading. */
export function EntityFacts({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="details" className={styles.section}>
      <h2 id="details">{entityWords.details}</h2>
      <Boundary>
        {children ?? (
          <FactList
            facts={[facts.id, facts.uuid, facts.color, facts.created].map((label) => ({
              label,
              kind: 'loading',
            }))}
          />
        )}
      </Boundary>
    </section>
  );
}
