import { useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenMode } from '../../../parts/switches/change/form-props.ts';
import { useSwitchNames } from '../../../parts/switches/switch-names.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { useSwitchChoices } from '../../../session/switch-choices.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './recent-switches.module.css';
import { SaveRow } from './save-row.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useLasted } from './use-lasted.ts';
import type { RecentSwitchesNow } from './use-recent-switches.ts';
import { useRowMoves } from './use-row-moves.ts';
import { historyWords as words } from './words.ts';

const FIRST = 10;
const MORE = 20;

interface SwitchListProps
  extends Pick<RecentSwitchesNow, 'rows' | 'pending' | 'isComplete' | 'error' | 'want'> {
  /** The id of the heading that names it. */
  labelledBy: string;
  onOpen: (row: HistoryRow, mode: OpenMode) => void;
}

/** The first of the switches, and more of them on demand. */
export function SwitchList({ rows, pending, isComplete, error, want, labelledBy, onOpen }: SwitchListProps) {
  // The rows get their names when there is time: the front and the members come first.
  const names = useDeferredValue(useSwitchNames());
  const { recents } = useSwitchChoices();
  const [isFirstUse] = useState(recents.length === 0);
  const lastedOf = useLasted(rows);
  const [shownCount, setShownCount] = useState(FIRST);
  const [saved, setSaved] = useState<HistoryRow | null>(null);
  const navigate = useNavigate();
  const openNote = useCallback(
    ({ id }: HistoryRow) => void navigate({ to: '/history', search: { entry: id } }),
    [navigate],
  );
  const moves = useRowMoves();
  const { ref: list } = moves;
  const more = useRef<HTMLButtonElement>(null);
  /** The last row when more were asked for; null once they are there. */
  const lastId = useRef<string | null>(null);

  const shown = useMemo(() => rows.slice(0, shownCount), [rows, shownCount]);
  const showMore = () => {
    lastId.current = shown.at(-1)?.id ?? null;
    setShownCount(shownCount + MORE);
    want(shownCount + MORE);
  };
  useEffect(() => {
    if (lastId.current === null) return;
    // By its id: a switch that is recorded meanwhile comes first and moves it.
    const last = shown.findIndex(({ id }) => id === lastId.current);
    if (last === shown.length - 1) return;
    lastId.current = null;
    // The rows may take long: the person can be somewhere else by now. The button disappears with the last of them.
    const isStillHere = document.activeElement === (more.current ?? document.body);
    if (isStillHere && last >= 0) list.current?.children[last + 1]?.querySelector('button')?.focus();
  }, [shown, list]);

  const isLoadingMore = !isComplete && rows.length < shownCount && error === null;
  return (
    <>
      {isFirstUse && <p className={softSmall}>{words.lead}</p>}
      <ol {...moves} aria-labelledby={labelledBy} className={styles.list}>
        {shown.map((row) => (
          <SwitchRow
            key={row.id}
            row={row}
            pending={pending.get(row.id) ?? null}
            names={names}
            lasted={lastedOf(row)}
            onOpen={onOpen}
            onSave={setSaved}
            onNote={openNote}
          />
        ))}
      </ol>
      {saved !== null && <SaveRow row={saved} names={names} onClose={() => setSaved(null)} />}
      {(shown.length < rows.length || !isComplete) && (
        <Button ref={more} isPending={isLoadingMore} onClick={showMore}>
          {words.showMore}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{shown.length > FIRST ? words.shownMore(shown.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
