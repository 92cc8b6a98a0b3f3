import type { Member } from '@frontboard/model';
import { memo } from 'react';
import type { Fact, ListEntry } from '../../lists/entry.ts';
import { FactText, pictureOf } from '../../lists/entry-parts.tsx';
import { markMatches } from '../../lists/marked-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import styles from './member-rows.module.css';
import { PlaceBadge } from './place-badge.tsx';
import { RowActions } from './row-actions.tsx';
import { switchWords } from './words.ts';

const PICTURE_PX = 40;

interface MemberRowProps {
  member: Member;
  entry: ListEntry;
  fact: Fact | null;
  index: number;
  /** This is the Tab stop. */
  isActive: boolean;
  /** 0 if not chosen. */
  place: number;
  isFavourite: boolean;
  isFronting: boolean;
  canBeAdded: boolean;
  canBeOnly: boolean;
  search: string;
  onToggle: (member: Member) => void;
  onFavour: (member: Member, isFavourite: boolean) => void;
  onAdd: (member: Member) => void;
  onOnly: (member: Member) => void;
}

/** One member to choose: a press adds them to the next front, or removes them from it. */
export const MemberRow = memo(
  function MemberRow(props: MemberRowProps) {
    const { member, entry, index, place, isFavourite, search } = props;
    const tabIndex = props.isActive ? 0 : -1;
    return (
      <div className={styles.row} data-chosen={place > 0 || undefined}>
        <button
          type="button"
          aria-pressed={place > 0}
          data-index={index}
          tabIndex={tabIndex}
          className={styles.choose}
          onClick={() => props.onToggle(member)}
        >
          <Avatar {...pictureOf(entry, 'member')} size={PICTURE_PX} />
          <span className={styles.words}>
            <span className={styles.name}>
              <Foreign>{markMatches(entry.name, search)}</Foreign>
            </span>
            <RowNote {...props} />
          </span>
          {props.fact !== null && (
            <span className={styles.fact}>
              <FactText fact={props.fact} />
            </span>
          )}
          {place > 0 && <PlaceBadge place={place} />}
        </button>
        <RowActions
          name={entry.name}
          tabIndex={tabIndex}
          isFavourite={isFavourite}
          canBeAdded={props.canBeAdded}
          canBeOnly={props.canBeOnly}
          onAdd={() => props.onAdd(member)}
          onOnly={() => props.onOnly(member)}
          onFavour={() => props.onFavour(member, !isFavourite)}
        />
      </div>
    );
  },
  // The entry and the fact are created again at each render; they follow from the member and the settings for names.
  (former, next) =>
    COMPARED_PROPS.every((name) => former[name] === next[name]) &&
    (former.fact === null) === (next.fact === null) &&
    former.entry.name === next.entry.name &&
    former.entry.note === next.entry.note,
);

const COMPARED_PROPS = [
  'member',
  'index',
  'isActive',
  'place',
  'isFavourite',
  'isFronting',
  'canBeAdded',
  'canBeOnly',
  'search',
  'onToggle',
  'onFavour',
  'onAdd',
  'onOnly',
] as const satisfies readonly (keyof MemberRowProps)[];

/** Under the name: that the member is fronting, or the pronouns. */
function RowNote({ entry, isFronting, search }: Pick<MemberRowProps, 'entry' | 'isFronting' | 'search'>) {
  if (isFronting) return <span className={styles.fronting}>{switchWords.quick.fronting}</span>;
  if (entry.note === null) return null;
  return (
    <span className={styles.note}>
      <Foreign>{markMatches(entry.note, search)}</Foreign>
    </span>
  );
}
