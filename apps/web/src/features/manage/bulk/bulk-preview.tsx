import { type Group, groupLabel, memberLabel } from '@frontboard/model';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { listNames } from '../../../text/list-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { showValue } from '../edit/show-value.ts';
import { memberWords } from '../members/words.ts';
import styles from './bulk.module.css';
import type { BulkRow } from './plan-bulk.ts';
import { bulkWords as words } from './words.ts';

/** More rows are drawn when they are asked for. */
const FIRST_ROWS = 100;
/** More groups of one member are counted. */
const MOST_GROUPS = 5;

interface BulkPreviewProps {
  rows: readonly BulkRow[];
  groups: readonly Group[];
}

/** Who changes from what to what, and who does not and why. Changes come first. */
export function BulkPreview({ rows, groups }: BulkPreviewProps) {
  const naming = useNaming();
  const [isWhole, setWhole] = useState(false);
  const nameOfGroup = (uuid: string) => {
    const group = groups.find((it) => it.uuid === uuid);
    return group === undefined ? null : groupLabel(group, naming);
  };
  const nameOf = (member: BulkRow['member']) => memberLabel(member, naming).name;
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_ROWS);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={words.preview}>
          <thead>
            <tr>
              <th scope="col">{words.columns.member}</th>
              <th scope="col">{words.columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.member.id}>
                <th scope="row">
                  <Foreign>{nameOf(row.member)}</Foreign>
                </th>
                <td>
                  {textsOf(row, nameOfGroup, nameOf).map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)}>{words.more(rows.length - shown.length)}</Button>
      )}
    </>
  );
}

function rank({ state }: BulkRow): number {
  if (state === 'refused' || state === 'tag-taken') return 1;
  return state === 'same' ? 2 : 0;
}

function textsOf(
  row: BulkRow,
  nameOfGroup: (uuid: string) => string | null,
  nameOf: (member: BulkRow['member']) => string,
): readonly string[] {
  switch (row.state) {
    case 'changes':
      return Object.keys(row.after).map((key) =>
        words.fromTo(labelOf(key), shownValue(row.before[key]), shownValue(row.after[key])),
      );
    case 'moves':
      return [
        ...(row.joins.length > 0 ? [words.joins(listNames(row.joins.map(nameOfGroup), MOST_GROUPS))] : []),
        ...(row.leaves.length > 0 ? [words.leaves(listNames(row.leaves.map(nameOfGroup), MOST_GROUPS))] : []),
      ];
    case 'deleted':
      return [words.deleted];
    case 'same':
      return [words.same];
    case 'refused':
      return [words.refused(row.reason)];
    case 'tag-taken':
      return [words.tagTaken(nameOf(row.by))];
  }
}

function shownValue(value: unknown): string {
  if (value === 'public') return words.public;
  if (value === 'private') return words.private;
  return showValue(value) || words.nothing;
}

function labelOf(key: string): string {
  const labels: Readonly<Record<string, string>> = memberWords.labels;
  const label = labels[key] ?? key;
  return key.endsWith('_privacy') || key === 'visibility' ? words.privacyOf(label) : label;
}
