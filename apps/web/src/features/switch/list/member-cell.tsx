import { matchRanges } from '@frontboard/model/list';
import { Star } from 'lucide-react';
import { memo } from 'react';
import type { Fact } from '../../../lists/entries/entry.ts';
import { FactText, stateClass } from '../../../lists/entries/entry-parts.tsx';
import { markMatches } from '../../../lists/views/marked-text.tsx';
import { listWords } from '../../../lists/words.ts';
import type { MemberState } from '../../../session/local/local-tables.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { uiWords } from '../../../ui/words.ts';
import { PlaceBadge } from '../front/place-badge.tsx';
import { switchWords } from '../words.ts';
import styles from './member-cells.module.css';

export interface MemberCellProps {
  uuid: string;
  name: string;
  pronouns: string | null;
  pictureUrl: string | null;
  color: string | null;
  /** What the list is sorted by; null if that is visible anyway. */
  fact: Fact | null;
  index: number;
  /** This is the Tab stop. */
  isActive: boolean;
  /** Undefined for who is active. */
  state: MemberState | undefined;
  /** 0 if not chosen. */
  place: number;
  isFavourite: boolean;
  isFronting: boolean;
  /** A press switches instead of choosing. */
  isSwitching: boolean;
  search: string;
  /** Keep the function. */
  onPress: (uuid: string) => void;
}

/** One member to choose, as a face or as a row. What a long touch opens is up to the list. */
export const MemberCell = memo(
  function MemberCell({ pictureUrl, color, name, place, search, onPress, ...props }: MemberCellProps) {
    return (
      <button
        type="button"
        aria-pressed={props.isSwitching && place === 0 ? undefined : place > 0}
        aria-keyshortcuts="Shift+Enter"
        data-index={props.index}
        data-uuid={props.uuid}
        tabIndex={props.isActive ? 0 : -1}
        className={styles.choose}
        onClick={() => onPress(props.uuid)}
      >
        <Avatar
          src={pictureUrl}
          name={name}
          color={color}
          size={null}
          className={cx(styles.picture, stateClass(props))}
        />
        <span className={styles.words}>
          <Foreign className={styles.name}>{markMatches(name, { text: search, matchRanges })}</Foreign>
          <Note {...props} search={search} />
        </span>
        {props.isFavourite && (
          <span className={styles.favourite}>
            <Star aria-hidden="true" fill="currentColor" />
            <VisuallyHidden>{switchWords.members.favourite}</VisuallyHidden>
          </span>
        )}
        {place > 0 && (
          <span className={styles.place}>
            <PlaceBadge place={place} />
          </span>
        )}
      </button>
    );
  },
  // The fact is created again at each render.
  ({ fact: formerFact, ...former }, { fact, ...next }) =>
    JSON.stringify(formerFact) === JSON.stringify(fact) &&
    (Object.keys(next) as (keyof typeof next)[]).every((name) => former[name] === next[name]),
);

/** Under the name: that the member is fronting, which state they have, what the list is sorted by, or the pronouns. */
function Note({
  isFronting,
  state,
  fact,
  pronouns,
  search,
}: Pick<MemberCellProps, 'isFronting' | 'state' | 'fact' | 'pronouns' | 'search'>) {
  if (isFronting) return <span className={styles.fronting}>{switchWords.members.fronting}</span>;
  if (state !== undefined)
    return (
      <span className={styles.note} title={listWords.local.stateHints[state]}>
        {listWords.local.states[state]}
        <span className={styles.onlyHere}> · {uiWords.onlyHere}</span>
      </span>
    );
  if (fact !== null)
    return (
      <span className={styles.note}>
        <FactText fact={fact} />
      </span>
    );
  return (
    pronouns !== null && (
      <Foreign className={styles.note}>{markMatches(pronouns, { text: search, matchRanges })}</Foreign>
    )
  );
}
