import type { FrontSwitch } from '@frontboard/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnSwitches } from '../../../data/switches/use-own-switches.ts';
import { useNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDuration } from '../../../ui/format-duration.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SwitchMode } from './form-props.ts';
import styles from './recent-switches.module.css';
import { SwitchDialog } from './switch-dialog.tsx';
import { switchMs, useSwitchNames } from './switch-names.ts';
import { SwitchRow } from './switch-row.tsx';
import { historyWords as words } from './words.ts';

const FIRST = 10;
const MORE = 20;
const NOW_EVERY_MS = 60_000;

/** The newest switches of the own system, with the ways to change each. Nothing without an own system. */
export function RecentSwitches() {
  const { state, switches, error, isFetching, retry, loadMore } = useOwnSwitches();
  const names = useSwitchNames();
  const nowMs = useNow(NOW_EVERY_MS);
  const [shownCount, setShownCount] = useState(FIRST);
  const [open, setOpen] = useState<{ readonly listed: FrontSwitch; readonly mode: SwitchMode } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wasShown = useRef(0);

  const handleOpen = useCallback((listed: FrontSwitch, mode: SwitchMode) => {
    setOpen({ listed, mode });
    setIsOpen(true);
  }, []);
  const close = () => {
    setIsOpen(false);
    // What had the focus may have gone with the switch; the dialog gives it back a frame later, if it can.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading.current?.focus();
      }),
    );
  };
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
  const lastedOf = (frontSwitch: FrontSwitch) =>
    lasted(frontSwitch, switches[switches.indexOf(frontSwitch) - 1], nowMs);
  const hasMore = shown.length < switches.length || loadMore !== null || (isFetching && state === 'loaded');
  return (
    <section aria-labelledby="recent-switches" className={styles.section}>
      <h2 ref={heading} id="recent-switches" tabIndex={-1}>
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
      {shown.length > 0 && (
        <>
          <p className={styles.soft}>{words.lead}</p>
          {error !== null && (
            <p role="status" className={styles.soft}>
              {words.stale}{' '}
              <Button size="small" onClick={retry}>
                {words.retry}
              </Button>
            </p>
          )}
          <ol ref={list} aria-labelledby="recent-switches" className={styles.list}>
            {shown.map((frontSwitch) => (
              <SwitchRow
                key={frontSwitch.id ?? frontSwitch.timestamp}
                frontSwitch={frontSwitch}
                names={names}
                lasted={lastedOf(frontSwitch)}
                onOpen={handleOpen}
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
      {open !== null && (
        <SwitchDialog
          {...open}
          switches={switches}
          lasted={lastedOf(switches.find(({ id }) => id === open.listed.id) ?? open.listed)}
          isOpen={isOpen}
          onMode={(mode) => setOpen({ ...open, mode })}
          onClose={close}
        />
      )}
    </section>
  );
}

/** How long a switch lasted, until the one that came after it or until now. */
function lasted(frontSwitch: FrontSwitch, next: FrontSwitch | undefined, nowMs: number): string {
  const fromMs = switchMs(frontSwitch);
  // What was recorded since the clock was last read is no plan.
  if (fromMs > nowMs + NOW_EVERY_MS) return words.planned;
  if (next !== undefined && switchMs(next) <= nowMs)
    return words.lasted(formatDuration(switchMs(next) - fromMs));
  return words.lastsYet(formatDuration(nowMs - fromMs));
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
