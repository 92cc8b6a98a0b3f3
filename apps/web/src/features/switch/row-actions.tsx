import { Plus, Star } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './member-rows.module.css';
import { switchWords } from './words.ts';

const { quick, members: words } = switchWords;

export interface RowActionsProps {
  name: string;
  /** 0 or -1. */
  tabIndex: number;
  isFavourite: boolean;
  /** Whether another member is fronting. */
  canBeAdded: boolean;
  /** Whether this offers a switch to only this member; null if not. */
  canBeOnly: boolean;
  onAdd: () => void;
  onOnly: () => void;
  onFavour: () => void;
}

/** The one-press actions for a member: add to the front, switch to only them, make a favourite. */
export function RowActions(props: RowActionsProps) {
  const { name, tabIndex, isFavourite, canBeAdded, canBeOnly, onAdd, onOnly, onFavour } = props;
  return (
    <span className={styles.actions}>
      {canBeOnly && (
        <Button
          size="small"
          variant="quiet"
          className={styles.only}
          tabIndex={tabIndex}
          aria-label={quick.onlyOf(name)}
          onClick={onOnly}
        >
          {quick.only}
        </Button>
      )}
      <IconButton
        label={isFavourite ? words.unstar : words.star}
        spokenLabel={isFavourite ? words.unstarOf(name) : words.starOf(name)}
        tooltip="none"
        tabIndex={tabIndex}
        className={styles.star}
        aria-pressed={isFavourite}
        icon={<Star aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
        onClick={onFavour}
      />
      {canBeAdded ? (
        <IconButton
          label={quick.add}
          spokenLabel={quick.addOf(name)}
          tooltip="none"
          tabIndex={tabIndex}
          icon={<Plus aria-hidden="true" />}
          onClick={onAdd}
        />
      ) : (
        <span className={styles.noAdd} />
      )}
    </span>
  );
}
