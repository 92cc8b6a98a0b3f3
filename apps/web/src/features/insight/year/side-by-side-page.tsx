import { memo } from 'react';
import { listNames } from '../../../text/list-names.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { DataTable } from '../data-table.tsx';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import type { NamedPair } from '../statistics/together-part.tsx';
import { insightWords } from '../words.ts';
import styles from './year.module.css';

const words = insightWords.year;
const FACE_PX = 56;
/** Faces that fill a page. */
const MOST_SHOWN = 15;

interface SideBySidePageProps {
  pairs: readonly NamedPair[];
  /** Whether there are others that are not among them. */
  isCut: boolean;
  hasNamesOnPaper: boolean;
}

/** Who was in front together: only their faces and names, by name. */
export const SideBySidePage = memo(function SideBySidePage(props: SideBySidePageProps) {
  const { pairs, isCut, hasNamesOnPaper } = props;
  const namesOf = ({ both }: NamedPair) => listNames(both.map(({ name }) => name));
  return (
    <PictureFrame
      title={words.pairs}
      hasNamesOnPaper={hasNamesOnPaper}
      sentence={pairs.length > MOST_SHOWN ? words.somePairs : words.allPairs}
      picture={
        <ul className={cx(styles.wall, styles.pairs)}>
          {pairs.slice(0, MOST_SHOWN).map((pair) => (
            <li key={pair.key}>
              <span className={styles.pair}>
                {pair.both.map((person) => (
                  <PersonFace key={person.id} person={person} size={FACE_PX} />
                ))}
              </span>
              <span className={styles.wallName} data-name>
                <Foreign>{namesOf(pair)}</Foreign>
              </span>
            </li>
          ))}
        </ul>
      }
      table={
        <>
          {isCut && <p className={insightStyles.soft}>{words.pairsCut}</p>}
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
