import type { LookupKind } from '@frontboard/model';
import { describeError } from '../../../data/describe-error.ts';
import type { Wanted } from '../../../data/lookup/use-lookup-answers.ts';
import { bestAnswer, type Found, type LookupAnswer } from '../../../data/lookup/use-lookup-answers.ts';
import type { RecentLookup } from '../../../state/recent-lookups.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './lookup-results.module.css';
import { MessageCard } from './message-card.tsx';
import { ResultCard } from './result-card.tsx';
import { searchWords } from './words.ts';

interface LookupResultsProps {
  wanted: Wanted;
  answers: readonly LookupAnswer[];
  onOpen: (lookup: RecentLookup) => void;
}

/** What was found, in a box that keeps its height while that changes. */
export function LookupResults({ wanted, answers, onOpen }: LookupResultsProps) {
  const found = answers.filter((answer): answer is Found => answer.state === 'found');
  const looking = answers.filter(({ state }) => state === 'looking').map(({ kind }) => kind);
  const failed = answers.filter((answer) => answer.state === 'failed');
  const hidden = answers.filter(({ state }) => state === 'private');
  const best = bestAnswer(answers);
  return (
    <section
      aria-label={searchWords.results}
      aria-busy={looking.length > 0}
      data-results
      className={styles.results}
    >
      <p role="status" className={styles.status}>
        {looking.length > 0
          ? `${searchWords.lookingFor(looking)}…`
          : found.length > 0 && searchWords.count(found.length)}
      </p>
      {found.map((answer) =>
        answer.kind === 'message' ? (
          <MessageCard key="message" message={answer.value} onOpen={onOpen} />
        ) : (
          <ResultCard key={answer.kind} found={answer} isBest={answer === best} onOpen={onOpen} />
        ),
      )}
      {found.length === 0 && looking.length > 0 && <ResultSkeleton />}
      {hidden.map(({ kind }) => (
        <p key={kind} className={styles.soft}>
          {searchWords.notShared[kind]}
        </p>
      ))}
      {failed.map((answer) => (
        <Failure key={answer.kind} {...answer} />
      ))}
      {found.length + looking.length + failed.length + hidden.length === 0 && <Nothing wanted={wanted} />}
    </section>
  );
}

/** The place of a card. */
function ResultSkeleton() {
  return (
    <div className={styles.coming}>
      <Skeleton width={64} height={64} shape="squircle" />
      <div className={styles.comingWords}>
        <Skeleton width="4em" />
        <Skeleton width="10em" height="1.25em" />
      </div>
    </div>
  );
}

function Failure({ kind, error, retry }: { kind: LookupKind; error: unknown; retry: () => void }) {
  const { title, detail } = describeError(error);
  return (
    <div className={styles.failure}>
      <p>
        <strong>
          {searchWords.kinds[kind]}: {title}.
        </strong>{' '}
        {detail}
      </p>
      <Button size="small" onClick={retry}>
        {searchWords.retry}
      </Button>
    </div>
  );
}

function Nothing({ wanted: { kinds, form } }: { wanted: Wanted }) {
  return (
    <div role="status" className={styles.nothing}>
      <h2 className={styles.nothingTitle}>{searchWords.nothing}</h2>
      {form === 'discord' && kinds.length > 1 ? (
        <p>{searchWords.nothingDiscord}</p>
      ) : (
        <p>{searchWords.nothingHint(kinds)}</p>
      )}
      {kinds.includes('message') && <p>{searchWords.messageRule}</p>}
    </div>
  );
}
