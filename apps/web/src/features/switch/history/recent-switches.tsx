import type { FrontSwitch } from '@frontboard/model';
import { useEffect, useRef, useState } from 'react';
import { useOwnSwitches } from '../../../data/switches/use-own-switches.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SwitchMode } from './form-props.ts';
import styles from './recent-switches.module.css';
import { useSwitchNames } from './switch-names.ts';
import { SwitchRow } from './switch-row.tsx';
import { useLasted } from './use-lasted.ts';
import { historyWords as words } from './words.ts';

/** The heading's, which takes the focus when that has gone with a switch. */
export const RECENT_SWITCHES_ID = 'recent-switches';

const FIRST = 10;
const MORE = 20;

interface RecentSwitchesProps {
  /** Something is to be done with a switch. Keep the function. */
  onOpen: (listed: FrontSwitch, mode: SwitchMode) => void;
}

/** The newest switches of the own system, with the ways to change each. Nothing without an own system. */
export function RecentSwitches({ onOpen }: RecentSwitchesProps) {
  const { state, switches, atMs, error, isFetching, retry, loadMore } = useOwnSwitches();
  const names = useSwitchNames();
  const lastedOf = useLasted(switches);
  const [shownCount, setShownCount] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);
  const wasShown = useRef(0);

  const shown = switches.slice(0, shownCount);
  const showMore = () => {
    wasShown.current = shown.length;
    setShownCount(shownCount + MORE);
    if (shownCount + MORE > switches.length) loadMore?.();
  };
  useEffect(() => {
    if (wasShown.current === 0 || shown.length <= wasShown.current) return;
    list.current?.children[wasShown.current]?.querySelector('button')?.focus();
    wasShown.current = 0;
  }, [shown.length]);

  if (state === 'none') return null;
  const hasMore = shown.length < switches.length || loadMore !== null || (isFetching && state === 'loaded');
  return (
    <section aria-labelledby={RECENT_SWITCHES_ID} className={styles.section}>
      <h2 id={RECENT_SWITCHES_ID} tabIndex={-1}>
        {words.title}
      </h2>
      {state === 'loading' && <Loading />}
      {state === 'failed' && (
        <Quiet title={words.failed}>
          <Button onClick={retry}>{words.retry}</Button>
        </Quiet>
      )}
      {state === 'hidden' && <Quiet title={words.hidden}>{words.hiddenText}</Quiet>}
      {state === 'loaded' && switches.length === 0 && <Quiet title={words.empty}>{words.emptyText}</Quiet>}
      {state === 'loaded' && error !== null && atMs !== null && (
        <p role="status" className={styles.soft}>
          <RelativeTime at={atMs} prefix={words.known} /> {words.stale}{' '}
          <Button size="small" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {shown.length > 0 && (
        <>
          <p className={styles.soft}>{words.lead}</p>
          <ol ref={list} aria-labelledby={RECENT_SWITCHES_ID} className={styles.list}>
            {shown.map((frontSwitch) => (
              <SwitchRow
                key={frontSwitch.id ?? frontSwitch.timestamp}
                frontSwitch={frontSwitch}
                names={names}
                lasted={lastedOf(frontSwitch)}
                onOpen={onOpen}
              />
            ))}
          </ol>
          {hasMore && (
            <Button isPending={shown.length === switches.length && isFetching} onClick={showMore}>
              {words.showMore}
            </Button>
          )}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{shown.length > FIRST ? words.shownMore(shown.length) : ''}</span>
      </VisuallyHidden>
    </section>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

function Quiet({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.quiet}>
      <p>{title}</p>
      <div className={styles.soft}>{children}</div>
    </div>
  );
}
