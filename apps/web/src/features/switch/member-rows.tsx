import { type Member, recordKey } from '@frontboard/model';
import { useCallback, useMemo, useRef } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { memberKind } from '../../lists/member-kind.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { PictureLoading } from '../../ui/picture-loading.ts';
import { useLongPress } from '../../ui/use-long-press.ts';
import type { Windowed } from '../../ui/windowed/use-windowed.ts';
import { isIn, joinedFront } from './fronts.ts';
import { MemberRow } from './member-row.tsx';
import styles from './member-rows.module.css';
import { useBook, useDesk, useFront } from './switch-desk.tsx';

interface MemberRowsProps {
  items: readonly Member[];
  windowed: Windowed;
  search: string;
  /** The value of each that the list is sorted by. */
  sort: 'name' | 'last-message';
  /** How many at the start are favourites or fronted recently. */
  quickCount: number;
}

/** The members to choose from, in as many columns as fit; only visible ones render. */
export function MemberRows({ items, windowed, search, sort, quickCount }: MemberRowsProps) {
  const { draft, favourites } = useDesk();
  const front = useFront();
  const naming = useNaming();
  const kind = useMemo(() => memberKind(naming, true), [naming]);
  const handlers = useRowHandlers();
  const { rowPx, columns } = windowed;
  const isAnyoneFronting = front.state === 'known' && front.members.length > 0;
  const held = useLongPress((target) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    const member = index === undefined ? undefined : items[Number(index)];
    if (member !== undefined && isAnyoneFronting && !isIn(front.members, recordKey(member)))
      handlers.onAdd(member);
  });
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
        {...held}
        aria-labelledby="all-members"
        className={styles.list}
        style={{ height: Math.ceil(items.length / columns) * rowPx }}
      >
        <PictureLoading value="now">
          {windowed.indices.map((index) => {
            const member = items[index];
            if (member === undefined) return null;
            const key = recordKey(member);
            const isFronting = isIn(front.members, key);
            const isQuick = index < quickCount;
            return (
              <li
                key={key}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={styles.item}
                data-last-quick={index === quickCount - 1 || undefined}
                style={{
                  top: Math.floor(index / columns) * rowPx,
                  insetInlineStart: `${((index % columns) * 100) / columns}%`,
                  width: `${100 / columns}%`,
                }}
              >
                <Boundary>
                  <MemberRow
                    {...handlers}
                    member={member}
                    entry={kind.toEntry(member)}
                    fact={sort === 'name' ? null : kind.sortFact(member, sort)}
                    index={index}
                    isActive={index === windowed.active}
                    place={draft.findIndex(({ uuid }) => uuid === key) + 1}
                    isFavourite={isIn(favourites, key)}
                    isFronting={isFronting}
                    canBeAdded={isAnyoneFronting && !isFronting}
                    canBeOnly={isQuick && (!isFronting || front.members.length > 1)}
                    search={search}
                  />
                </Boundary>
              </li>
            );
          })}
        </PictureLoading>
      </ul>
    </div>
  );
}

/** The actions of a row. Keeps its identity, so that a changed front renders no row again. */
function useRowHandlers() {
  const { toggle, favour, switchNow } = useDesk();
  const { toFrontMember } = useBook();
  const front = useFront();
  const latest = useRef({ front, switchNow });
  latest.current = { front, switchNow };
  const onToggle = useCallback((member: Member) => toggle(toFrontMember(member)), [toggle, toFrontMember]);
  const onFavour = useCallback(
    (member: Member, isFavourite: boolean) => favour(toFrontMember(member), isFavourite),
    [favour, toFrontMember],
  );
  const onAdd = useCallback(
    (member: Member) => {
      const now = latest.current;
      now.switchNow(joinedFront(now.front.members, [toFrontMember(member)]));
    },
    [toFrontMember],
  );
  const onOnly = useCallback(
    (member: Member) => latest.current.switchNow([toFrontMember(member)]),
    [toFrontMember],
  );
  return { onToggle, onFavour, onAdd, onOnly };
}
