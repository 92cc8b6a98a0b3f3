import { ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useRootMark } from '../../ui/dialogs/use-root-mark.ts';
import { MenuButton } from '../../ui/menus/menu-button.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { countHidden, inverted, NOTHING_SELECTED, selectedIn, withAll } from './selection.ts';
import styles from './selection-bar.module.css';
import type { SelectionState } from './selections.ts';
import { selectionWords as words } from './words.ts';

interface SelectionBarProps {
  state: SelectionState;
  /** The keys of what is shown, in order. */
  shown: readonly string[];
  /** Whether it is what was searched for: otherwise it can't be taken as a whole. */
  canTakeAll: boolean;
  isNarrow: boolean;
  /** Whether only the selected ones are shown, and the function that changes that. */
  isOnlySelected: boolean;
  onOnlySelected: (isOn: boolean) => void;
  /** Whether it stays visible while the page scrolls. */
  isSticky: boolean;
  /** The actions on the selection. */
  actions?: ReactNode;
  /** Ends the selection; null if it has no end. */
  onDone: (() => void) | null;
}

/** How many records of a list are selected, how many of them its filter hides, and the actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { state, shown, isOnlySelected, onOnlySelected } = props;
  const selection = state.selection ?? NOTHING_SELECTED;
  const present = new Set(shown);
  const hidden = countHidden(selection, present);
  useRootMark('selectionBar', props.isSticky);
  return (
    <section aria-label={words.bar} className={styles.bar} data-sticky={props.isSticky || undefined}>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {words.selected(selection.keys.size)}
        </p>
        <SelectWays {...props} />
        {props.actions}
        {props.onDone !== null && <Done isIconOnly={props.isNarrow} onDone={props.onDone} />}
      </div>
      {isOnlySelected && (
        <div className={styles.line}>
          <p className={softSmall}>{words.onlySelected}</p>
          <Button variant="quiet" size="small" onClick={() => onOnlySelected(false)}>
            {words.showAll}
          </Button>
        </div>
      )}
      {hidden > 0 && (
        <div className={styles.line}>
          <p className={softSmall}>{words.hidden(hidden)}</p>
          <Button variant="quiet" size="small" onClick={() => onOnlySelected(true)}>
            {words.showHidden}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => state.change((former) => selectedIn(former, present))}
          >
            {words.deselectHidden}
          </Button>
        </div>
      )}
    </section>
  );
}

function Done({ isIconOnly, onDone }: { isIconOnly: boolean; onDone: () => void }) {
  if (isIconOnly) return <IconButton label={words.done} icon={<X aria-hidden="true" />} onClick={onDone} />;
  return (
    <Button size="small" onClick={onDone}>
      {words.done}
    </Button>
  );
}

/** All, invert, none. One menu if there is little room. */
function SelectWays({ state, shown, canTakeAll, isNarrow }: SelectionBarProps) {
  const ways = [
    {
      id: 'all',
      label: words.all(shown.length),
      isDisabled: !canTakeAll,
      onAction: () => state.change((former) => withAll(former, shown)),
    },
    {
      id: 'invert',
      label: words.invert,
      isDisabled: !canTakeAll,
      onAction: () => state.change((former) => inverted(former, shown)),
    },
    {
      id: 'none',
      label: words.none,
      isDisabled: false,
      onAction: () => state.change(() => NOTHING_SELECTED),
    },
  ];
  if (isNarrow) {
    return <MenuButton isIconOnly label={words.ways} icon={<ListChecks aria-hidden="true" />} items={ways} />;
  }
  return ways.map(({ id, label, isDisabled, onAction }) => (
    <Button key={id} variant="quiet" size="small" disabled={isDisabled} onClick={onAction}>
      {label}
    </Button>
  ));
}
