import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useNaming } from '../../../../cache/naming/use-naming.ts';
import { focusRow } from '../../../../lists/search/search-keys.ts';
import { orderOfNames } from '../../../../text/by-name.ts';
import { useWindowed, type Windowed } from '../../../../ui/windowed/use-windowed.ts';
import { switchWords } from '../../words.ts';
import { FrontsAgain } from '../fronts-again.tsx';
import { MemberCells } from '../member-cells.tsx';
import { LetterRail } from './letter-rail.tsx';
import { letterSections } from './letter-sections.ts';
import styles from './long-list.module.css';

interface LongListProps {
  items: readonly Member[];
  windowed: Windowed;
  search: string;
  sort: 'name' | 'last-message';
  /** Favourites and recent fronters. */
  first: readonly Member[];
  contentRef: RefObject<HTMLDivElement | null>;
}

const NO_MEMBERS: readonly Member[] = [];

/** More members than can be taken in at a glance: the first ones as faces, then all as rows, which are reached by their letter. */
export function LongList({ first, contentRef, ...list }: LongListProps) {
  const { items, windowed, search, sort } = list;
  const naming = useNaming();
  const isSearched = search.trim() !== '';
  const names = useMemo(() => items.map((member) => memberLabel(member, naming).name), [items, naming]);
  // What is found has the best matches first.
  const hasLetters = sort === 'name' && !isSearched;
  // Initials, which discreet mode shows, are not in the order of the names.
  const sections = useMemo(() => {
    const nameOf = (member: Member) => memberLabel(member, { ...naming, isDiscreet: false }).name;
    return hasLetters ? letterSections(items.map(nameOf), orderOfNames()) : [];
  }, [hasLetters, items, naming]);
  const faces = isSearched ? NO_MEMBERS : first;
  const faceIds = useMemo(() => faces.map(recordKey), [faces]);
  const windowedFaces = useWindowed({ ids: faceIds, columns: 'auto' });

  /** The arrow keys lead from the faces to the rows, and back. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = Number((event.target as HTMLElement).dataset.index);
    const rowOf = (face: number) => Math.floor(face / windowedFaces.columns);
    const isIn = ({ listRef }: Windowed) => listRef.current?.contains(event.target as HTMLElement);
    if (event.key === 'ArrowDown' && isIn(windowedFaces) && rowOf(index) === rowOf(faces.length - 1))
      focusRow(windowed.listRef.current);
    if (event.key === 'ArrowUp' && isIn(windowed) && index < windowed.columns)
      focusRow(windowedFaces.listRef.current);
  };
  return (
    <div
      ref={contentRef}
      className={styles.content}
      data-lettered={sections.length > 1 || undefined}
      onKeyDownCapture={onKeyDown}
    >
      <div className={styles.first}>
        {faces.length > 0 && (
          <MemberCells
            {...list}
            items={faces}
            windowed={windowedFaces}
            label={switchWords.members.first}
            look="faces"
          />
        )}
        {!isSearched && <FrontsAgain />}
      </div>
      {sections.length > 1 && <LetterRail sections={sections} names={names} windowed={windowed} />}
      <MemberCells {...list} label={switchWords.members.title} look="rows" />
    </div>
  );
}
