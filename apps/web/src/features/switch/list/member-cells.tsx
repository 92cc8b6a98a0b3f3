import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { memberKind } from '../../../lists/entries/member-kind.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { PictureLoading } from '../../../ui/pictures/picture-loading.ts';
import type { Windowed } from '../../../ui/windowed/use-windowed.ts';
import { isIn } from '../desk/fronts.ts';
import { useDesk, useFront } from '../desk/switch-desk.tsx';
import { MemberCell } from './member-cell.tsx';
import styles from './member-cells.module.css';
import { useMemberPresses } from './use-member-presses.tsx';

interface MemberCellsProps {
  items: readonly Member[];
  windowed: Windowed;
  search: string;
  /** The value of each that the list is sorted by. */
  sort: 'name' | 'last-message';
  label: string;
  /** Faces are found by sight; of very many members, rows are found by their names. */
  look: 'faces' | 'rows';
}

/** The members to choose from, in as many columns as fit; only visible ones render. */
export function MemberCells({ items, windowed, search, sort, label, look }: MemberCellsProps) {
  const { draft, favourites, singleTaps } = useDesk();
  const front = useFront();
  const naming = useNaming();
  const states = useMemberStates();
  const kind = useMemo(() => memberKind(naming, true), [naming]);
  const { onPress, held, menu } = useMemberPresses();
  const { rowPx, columns } = windowed;
  return (
    <div className={styles.view} data-look={look}>
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
        {...held}
        aria-label={label}
        className={styles.list}
        style={{ height: Math.ceil(items.length / columns) * rowPx }}
      >
        <PictureLoading value="now">
          {windowed.indices.map((index) => {
            const member = items[index];
            if (member === undefined) return null;
            const key = recordKey(member);
            const { name, pictureUrl, color } = kind.toEntry(member);
            return (
              <li
                key={key}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={styles.item}
                data-first={index < columns || undefined}
                style={{
                  top: Math.floor(index / columns) * rowPx,
                  insetInlineStart: `${((index % columns) * 100) / columns}%`,
                  width: `${100 / columns}%`,
                }}
              >
                <Boundary>
                  <MemberCell
                    uuid={key}
                    name={name}
                    pronouns={memberLabel(member, naming).pronouns}
                    pictureUrl={pictureUrl}
                    color={states[key] === 'not-a-person' ? null : color}
                    fact={sort === 'name' ? null : kind.sortFact(member, sort)}
                    index={index}
                    isActive={index === windowed.active}
                    state={states[key]}
                    place={draft.findIndex(({ uuid }) => uuid === key) + 1}
                    isFavourite={isIn(favourites, key)}
                    isFronting={isIn(front.members, key)}
                    isSwitching={singleTaps}
                    search={search}
                    onPress={onPress}
                  />
                </Boundary>
              </li>
            );
          })}
        </PictureLoading>
      </ul>
      {menu}
    </div>
  );
}
