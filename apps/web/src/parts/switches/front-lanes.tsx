import { brandId } from '@frontboard/model';
import { useMemo } from 'react';
import { useServiceNow } from '../../state/use-now.ts';
import type { EditPlan } from '../../sync/switches/edit-plan/types.ts';
import { isSameList } from '../../sync/switches/made/moments.ts';
import { stack } from '../../ui/layout/layout.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { formatExact } from '../../ui/time/format-time.ts';
import styles from './front-lanes.module.css';
import { historyEditWords as words } from './history-edit-words.ts';
import { type LaneCell, laneCells } from './lane-cells.ts';
import { useSwitchNames } from './switch-names.ts';

const NOW_EVERY_MS = 60_000;

/** The front before and after an edit: as a picture of two lanes, and as a table with the same content. */
export function FrontLanes({ plan }: { plan: Pick<EditPlan, 'before' | 'after'> }) {
  const nowMs = useServiceNow(NOW_EVERY_MS);
  const { before, after } = plan;
  const cells = useMemo(() => laneCells(before, after, nowMs), [before, after, nowMs]);
  const { phrase } = useSwitchNames();
  const nameOf = (cell: LaneCell, lane: 'before' | 'after') => {
    if (cell.folded > 0) return words.unchanged(cell.folded);
    const memberIds = cell[lane]?.map((id) => brandId('MemberId', id));
    // What only changes the order would look unchanged by name.
    return memberIds === undefined ? words.unknown : phrase({ memberIds, isInOrder: hasOtherOrder(cell) });
  };
  return (
    <div className={stack(2)}>
      <div aria-hidden="true" className={stack(2)}>
        {(['before', 'after'] as const).map((lane) => (
          <div key={lane} className={styles.lane}>
            <span className={styles.name}>{words[lane]}</span>
            {cells.map((cell) => (
              <span
                key={cell.fromMs}
                className={styles.cell}
                style={{ flexGrow: cell.weight }}
                data-changed={cell.isChanged || undefined}
                data-front={cell[lane] !== null && cell[lane].length > 0 ? '' : undefined}
              >
                <Foreign>{nameOf(cell, lane)}</Foreign>
              </span>
            ))}
          </div>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={cell.fromMs} data-changed={cell.isChanged || undefined}>
              <th scope="row">{formatExact(cell.fromMs)}</th>
              <td>
                <Foreign>{nameOf(cell, 'before')}</Foreign>
              </td>
              <td>
                <Foreign>{nameOf(cell, 'after')}</Foreign>
                {cell.isChanged && <span className={styles.mark}>{words.changed}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the same members are in another order afterwards. */
function hasOtherOrder({ before, after, isChanged }: LaneCell): boolean {
  return isChanged && isSameList(before?.toSorted() ?? [], after?.toSorted() ?? []);
}
