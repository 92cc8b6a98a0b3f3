import { useRef } from 'react';
import type { Wanted } from '../../../cache/lookup/use-lookup-answers.ts';
import { bestAnswer, type Found, type LookupAnswer } from '../../../cache/lookup/use-lookup-answers.ts';
import type { RecentLookup } from '../../../session/recent-lookups.ts';
import { describeError, type ErrorDescription } from '../../../text/errors/describe-error.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './lookup-results.module.css';
import { MessageCard } from './message-card.tsx';
import { ResultCard } from './result-card.tsx';
import { searchWords } from './words.ts';

interface LookupResultsProps {
  wanted: Wanted;
  answers: readonly LookupAnswer[];
  onOpen: (lookup: RecentLookup) => void;
}

type Failed = Extract<LookupAnswer, { state: 'failed' }>;

/** The results, in a box that keeps its height when they change. */
export function LookupResults({ wanted, answers, onOpen }: LookupResultsProps) {
  const found = answers.filter((answer): answer is Found => answer.state === 'found');
  const looking = answers.filter(({ state }) => state === 'looking').map(({ kind }) => kind);
  const failed = answers.filter((answer): answer is Failed => answer.state === 'failed');
  const hidden = answers.filter(({ state }) => state === 'private');
  const best = bestAnswer(answers);
  const results = useRef<HTMLElement>(null);
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={searchWords.results}
      aria-busy={looking.length > 0}
      data-results
      className={styles.results}
    >
      <p role="status" className={styles.status}>
        {looking.length > 0
          ? searchWords.lookingFor(looking)
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
        <p key={kind} className={soft}>
          {searchWords.notShared[kind]}
        </p>
      ))}
      {byReason(failed).map((alike) => (
        <Failure
          key={alike[0].kind}
          failed={alike}
          isAll={alike.length === answers.length}
          handFocusTo={() => results.current}
        />
      ))}
      {found.length + looking.length + failed.length + hidden.length === 0 && <Nothing wanted={wanted} />}
    </section>
  );
}

/** The placeholder of a card. */
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

/** Kinds that failed for the same reason, together: if the service is unreachable, it is for every kind. */
function byReason(failed: readonly Failed[]): readonly (readonly [Failed, ...Failed[]])[] {
  const groups = new Map<string, [Failed, ...Failed[]]>();
  for (const answer of failed) {
    const { title, detail } = describeError(answer.error);
    const group = groups.get(title + detail);
    if (group === undefined) groups.set(title + detail, [answer]);
    else group.push(answer);
  }
  return [...groups.values()];
}

/** With the message of the one with the longest wait. */
function describeLast(failed: readonly [Failed, ...Failed[]]): ErrorDescription {
  return failed
    .map(({ error }) => describeError(error))
    .reduce((last, next) => ((next.retryAtMs ?? 0) > (last.retryAtMs ?? 0) ? next : last));
}

interface FailureProps {
  failed: readonly [Failed, ...Failed[]];
  /** Nothing was answered. */
  isAll: boolean;
  /** Where the focus goes when the "Try again" button disappears. */
  handFocusTo: () => HTMLElement | null;
}

function Failure({ failed, isAll, handFocusTo }: FailureProps) {
  const { title, detail, retryAtMs } = describeLast(failed);
  return (
    <div role="status" className={styles.failure}>
      <p>
        <strong>
          {isAll
            ? title
            : searchWords.failed(
                failed.map(({ kind }) => kind),
                title,
              )}
          .
        </strong>{' '}
        {detail}
      </p>
      <TryAgain
        size="small"
        untilMs={retryAtMs}
        handFocusTo={handFocusTo}
        onRetry={() => {
          for (const { retry } of failed) retry();
        }}
      />
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
