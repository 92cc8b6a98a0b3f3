import type { FrontSwitch } from '@frontboard/model';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
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
  }, [shown.length, list]);

  const hasMore = shown.length < switches.length || loadMore !== null || (isFetching && state === 'loaded');
  return (
    <>
      {isFirstUse && <p className={styles.soft}>{words.lead}</p>}
      <ol {...moves} aria-labelledby={labelledBy} className={styles.list}>
        {shown.map((frontSwitch) => (
          <SwitchRow
            key={frontSwitch.id ?? frontSwitch.timestamp}
            frontSwitch={frontSwitch}
            pending={pendingOf(frontSwitch)}
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
      <VisuallyHidden>
        <span role="status">{shown.length > FIRST ? words.shownMore(shown.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
