import type { Member } from '@frontboard/model';
import { Star } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { Fact, ListEntry } from '../../lists/entry.ts';
import { EntryPicture, FactText } from '../../lists/entry-parts.tsx';
import { RangedText, rangesOf } from '../../lists/marked-text.tsx';
import { memberKey } from '../../lists/member-key.ts';
import { memberKind } from '../../lists/member-kind.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Windowed } from '../../ui/windowed/use-windowed.ts';
import { isIn } from './fronts.ts';
import { PlaceBadge } from './member-card.tsx';
import styles from './member-rows.module.css';
import { useBook, useDesk } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.members;
const PICTURE_PX = 40;

interface MemberRowsProps {
  items: readonly Member[];
  windowed: Windowed;
  search: string;
  /** What is shown of each because the list is sorted by it. */
  sort: 'name' | 'last-message';
}

/** The members to choose from; only what is in sight is drawn. */
export function MemberRows({ items, windowed, search, sort }: MemberRowsProps) {
  const { draft, favourites, toggle, favour } = useDesk();
  const { toFrontMember } = useBook();
  const naming = useNaming();
  const kind = useMemo(() => memberKind(naming, true), [naming]);
  const handleToggle = useCallback(
    (member: Member) => toggle(toFrontMember(member)),
    [toggle, toFrontMember],
  );
  const handleFavour = useCallback(
    (member: Member, isFavourite: boolean) => favour(toFrontMember(member), isFavourite),
    [favour, toFrontMember],
  );
  return (
    <div className={styles.view}>
      <span
        ref={(element) => {
          windowed.probeRef.current = element;
        }}
        aria-hidden="true"
        className={styles.probe}
      />
      <ul
        ref={(element) => {
          windowed.listRef.current = element;
        }}
        {...windowed.handlers}
        aria-labelledby="all-members"
        className={styles.list}
        style={{ height: items.length * windowed.rowPx }}
      >
        {windowed.indices.map((index) => {
          const member = items[index];
          if (member === undefined) return null;
          const key = memberKey(member);
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ top: index * windowed.rowPx }}
            >
              <Boundary>
                <MemberRow
                  member={member}
                  entry={kind.toEntry(member)}
                  fact={sort === 'name' ? null : kind.sortFact(member, sort)}
                  index={index}
                  isActive={index === windowed.active}
                  place={draft.findIndex(({ uuid }) => uuid === key) + 1}
                  isFavourite={isIn(favourites, key)}
                  search={search}
                  onToggle={handleToggle}
                  onFavour={handleFavour}
                />
              </Boundary>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MemberRowProps {
  member: Member;
  entry: ListEntry;
  fact: Fact | null;
  index: number;
  /** Tab stops here. */
  isActive: boolean;
  /** 0 for who is not chosen. */
  place: number;
  isFavourite: boolean;
  search: string;
  onToggle: (member: Member) => void;
  onFavour: (member: Member, isFavourite: boolean) => void;
}

const MemberRow = memo(
  function MemberRow(props: MemberRowProps) {
    const { member, entry, fact, index, isActive, place, isFavourite, search, onToggle, onFavour } = props;
    const tabIndex = isActive ? 0 : -1;
    return (
      <div className={styles.row} data-chosen={place > 0 || undefined}>
        <button
          type="button"
          aria-pressed={place > 0}
          data-index={index}
          tabIndex={tabIndex}
          className={styles.choose}
          onClick={() => onToggle(member)}
        >
          <EntryPicture entry={entry} kind="member" size={PICTURE_PX} />
          <span className={styles.words}>
            <span className={styles.name}>
              <RangedText text={entry.name} ranges={rangesOf(entry.name, search)} />
            </span>
            {entry.note !== null && (
              <span className={styles.note}>
                <RangedText text={entry.note} ranges={rangesOf(entry.note, search)} />
              </span>
            )}
          </span>
          {fact !== null && (
            <span className={styles.fact}>
              <FactText fact={fact} />
            </span>
          )}
          {place > 0 && <PlaceBadge place={place} />}
        </button>
        <IconButton
          label={isFavourite ? words.unstar : words.star}
          spokenLabel={isFavourite ? words.unstarOf(entry.name) : words.starOf(entry.name)}
          tooltip="none"
          tabIndex={tabIndex}
          className={styles.star}
          aria-pressed={isFavourite}
          icon={<Star aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
          onClick={() => onFavour(member, !isFavourite)}
        />
      </div>
    );
  },
  // The entry and the fact are made again at each drawing; they follow from the member and how it is named.
  (former, next) =>
    former.member === next.member &&
    former.index === next.index &&
    former.isActive === next.isActive &&
    former.place === next.place &&
    former.isFavourite === next.isFavourite &&
    former.search === next.search &&
    (former.fact === null) === (next.fact === null) &&
    former.onToggle === next.onToggle &&
    former.onFavour === next.onFavour &&
    former.entry.name === next.entry.name &&
    former.entry.note === next.entry.note,
);
