import type { Pairs } from '@frontboard/insight';
import { memo } from 'react';
import { listNames } from '../../../text/list-names.ts';
import { Foreign } from '../../../ui/foreign.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DataTable } from '../data-table.tsx';
import { PersonFace } from '../person-face.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import { type NamedPair, PairsNote } from '../statistics/together-part.tsx';
import { insightWords } from '../words.ts';
import styles from './year.module.css';

const words = insightWords.year;
const FACE_PX = 56;
/** Faces that fill a page. */
const MOST_SHOWN = 15;

interface SideBySidePageProps {
  pairs: readonly NamedPair[];
  /** All that were counted. */
  of: Pairs | undefined;
}

/** Who was in front together: only their faces, by name. */
export const SideBySidePage = memo(function SideBySidePage({ pairs, of }: SideBySidePageProps) {
  const namesOf = ({ both }: NamedPair) => listNames(both.map(({ name }) => name));
  return (
    <PictureFrame
      title={words.pairs}
      sentence={pairs.length > MOST_SHOWN ? words.somePairs : words.allPairs}
      picture={
        <ul className={styles.pairs}>
          {pairs.slice(0, MOST_SHOWN).map((pair) => (
            <li key={pair.key} title={namesOf(pair)}>
              {pair.both.map((person) => (
                <PersonFace key={person.id} person={person} size={FACE_PX} />
              ))}
              <VisuallyHidden>{namesOf(pair)}</VisuallyHidden>
            </li>
          ))}
        </ul>
      }
      table={
        <>
          {of && <PairsNote {...of} />}
          <DataTable
            label={words.pairs}
            columns={[
              {
                head: insightWords.statistics.pairColumn,
                cell: (pair: NamedPair) => <Foreign>{namesOf(pair)}</Foreign>,
              },
            ]}
            rows={pairs}
            keyOf={({ key }) => key}
          />
        </>
      }
    />
  );
});
