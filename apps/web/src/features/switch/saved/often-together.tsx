import { useId, useMemo } from 'react';
import type { FrontToSave } from '../../../parts/saved-fronts/front-to-save.ts';
import { useSwitchNames } from '../../../parts/switches/switch-names.ts';
import { useLocalData } from '../../../session/local/local-data.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { frontPhrase } from '../desk/fronts.ts';
import { oftenTogether } from '../desk/recent-fronts.ts';
import { useBook, useNewest } from '../desk/switch-desk.tsx';
import { FrontChip } from './front-chip.tsx';
import { savedWords as words } from './words.ts';

const MOST = 2;

/** Offers to save the fronts that are often in one's own last switches and are not saved yet. */
export function OftenTogether({ onSave }: { onSave: (front: FrontToSave) => void }) {
  const { rows } = useNewest();
  const { toFrontMember } = useBook();
  const { membersOf } = useSwitchNames();
  const fronts = useLocalData(({ savedFronts }) => savedFronts);
  const hintId = useId();
  const often = useMemo(() => {
    const saved = new Set(Object.values(fronts).map(({ members }) => members.toSorted().join()));
    return oftenTogether(rows)
      .map((row) => ({
        row,
        members: membersOf(row).flatMap((it) => (it === null ? [] : toFrontMember(it))),
      }))
      .filter(
        ({ row, members }) =>
          members.length === row.memberIds.length &&
          !saved.has(
            members
              .map(({ uuid }) => uuid)
              .toSorted()
              .join(),
          ),
      )
      .slice(0, MOST);
  }, [rows, fronts, membersOf, toFrontMember]);
  return (
    <>
      {often.map(({ row, members }) => (
        <FrontChip
          key={row.id}
          members={members}
          aria-describedby={hintId}
          onClick={() => onSave({ members, isInOrder: row.isInOrder, formerCount: 0 })}
        >
          {words.often(frontPhrase(members))}
        </FrontChip>
      ))}
      <VisuallyHidden>
        <span id={hintId}>{words.oftenHint}</span>
      </VisuallyHidden>
    </>
  );
}
