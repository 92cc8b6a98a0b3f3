import type { FrontSwitch } from '@frontboard/model';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenMode } from '../../../lists/switches/change/form-props.ts';
import { useSwitchNames } from '../../../lists/switches/switch-names.ts';
import { useSwitchChoices } from '../../../session/switch-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './recent-switches.module.css';
import { SwitchRow } from './switch-row.tsx';
import { useLasted } from './use-lasted.ts';
import type { RecentSwitchesNow } from './use-recent-switches.ts';
import { useRowMoves } from './use-row-moves.ts';
import { historyWords as words } from './words.ts';

const FIRST = 10;
const MORE = 20;

interface SwitchListProps
  extends Pick<RecentSwitchesNow, 'state' | 'switches' | 'isFetching' | 'loadMore' | 'pendingOf'> {
  /** The id of the heading that names it. */
  labelledBy: string;
  onOpen: (listed: FrontSwitch, mode: OpenMode) => void;
}

/** The first of the switches, and more of them on demand. */
export function SwitchList({
  state,
  switches,
  isFetching,
  loadMore,
  pendingOf,
  labelledBy,
  onOpen,
}: SwitchListProps) {
  // The rows get their names when there is time: the front and the members come first.
  const names = useDeferredValue(useSwitchNames());
  const isFirstUse = useSwitchChoices().recents.length === 0;
  const lastedOf = useLasted(switches);
  const [shownCount, setShownCount] = useState(FIRST);
  const moves = useRowMoves();
  const { ref: list } = moves;
  const more = useRef<HTMLButtonElement>(null);
  /** The last row when more were asked for; null once they are there. */
  const lastKey = useRef<string | null>(null);

  const shown = useMemo(() => switches.slice(0, shownCount), [switches, shownCount]);
  const showMore = () => {
    lastKey.current = shown.map(keyOf).at(-1) ?? null;
    setShownCount(shownCount + MORE);
    if (shownCount + MORE > switches.length) loadMore?.();
  };
  useEffect(() => {
    if (lastKey.current === null) return;
    // By its key: a switch that is recorded meanwhile comes first and moves it.
    const last = shown.findIndex((it) => keyOf(it) === lastKey.current);
    if (last === shown.length - 1) return;
    lastKey.current = null;
    // The rows may take long: the person can be somewhere else by now. The button disappears with the last of them.
    const isStillHere = document.activeElement === (more.current ?? document.body);
    if (isStillHere && last >= 0) list.current?.children[last + 1]?.querySelector('button')?.focus();
  }, [shown, list]);

  const hasMore = shown.length < switches.length || loadMore !== null || (isFetching && state === 'loaded');
  return (
    <>
      {isFirstUse && <p className={styles.soft}>{words.lead}</p>}
      <ol {...moves} aria-labelledby={labelledBy} className={styles.list}>
        {shown.map((frontSwitch) => (
          <SwitchRow
            key={keyOf(frontSwitch)}
            frontSwitch={frontSwitch}
            pending={pendingOf(frontSwitch)}
            names={names}
            lasted={lastedOf(frontSwitch)}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {hasMore && (
        <Button ref={more} isPending={shown.length === switches.length && isFetching} onClick={showMore}>
          {words.showMore}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{shown.length > FIRST ? words.shownMore(shown.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function keyOf({ id, timestamp }: FrontSwitch): string {
  return id ?? timestamp;
}
