import { type Group, groupLabel, memberLabel, recordKey } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import { birthdayToText } from '../../../text/birthday-text.ts';
import { listNames } from '../../../text/list-names.ts';
import { Foreign } from '../../../ui/foreign.tsx';
import { useGrowing } from '../../../ui/use-growing.tsx';
import { showValue } from '../edit/show-value.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import styles from './bulk.module.css';
import type { BulkRecord, BulkRow } from './bulk-row.ts';
import { isGroup } from './plan-bulk.ts';
import { bulkWords as words } from './words.ts';

/** More groups of one member are counted. */
const MOST_GROUPS = 5;

interface BulkPreviewProps {
  of: RecordKind;
  rows: readonly BulkRow[];
  groups: readonly Group[];
}

/** Each record with its old and new values, or why it does not change. Changes come first. */
export function BulkPreview({ of, rows, groups }: BulkPreviewProps) {
  const naming = useNaming();
  const names: RowNames = {
    labels: of === 'group' ? groupWords.labels : memberWords.labels,
    record: (record) => (isGroup(record) ? groupLabel(record, naming) : memberLabel(record, naming).name),
    group: (uuid) => {
      const group = groups.find((it) => recordKey(it) === uuid);
      return group === undefined ? null : groupLabel(group, naming);
    },
  };
  const { shown, more } = useGrowing(rows.toSorted((one, other) => rank(one) - rank(other)));
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={words.preview}>
          <thead>
            <tr>
              <th scope="col">{words.of[of].column}</th>
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.record.id}>
                <th scope="row">
                  <Foreign>{names.record(row.record)}</Foreign>
                </th>
                <td>
                  {textsOf(row, names).map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  );
}

function rank({ state }: BulkRow): number {
  if (state === 'same') return 2;
  return state === 'changes' || state === 'moves' || state === 'deleted' ? 0 : 1;
}

/** The words of the rows. */
interface RowNames {
  readonly labels: Readonly<Record<string, string>>;
  readonly record: (record: BulkRecord) => string;
  readonly group: (uuid: string) => string | null;
}

function textsOf(row: BulkRow, names: RowNames): readonly string[] {
  switch (row.state) {
    case 'changes':
      return Object.keys(row.after).map((key) =>
        words.fromTo(
          labelOf(key, names.labels),
          shownValue(key, row.before[key]),
          shownValue(key, row.after[key]),
        ),
      );
    case 'moves':
      return [
        ...(row.joins.length > 0 ? [words.joins(listNames(row.joins.map(names.group), MOST_GROUPS))] : []),
        ...(row.leaves.length > 0 ? [words.leaves(listNames(row.leaves.map(names.group), MOST_GROUPS))] : []),
      ];
    case 'deleted':
      return [words.deleted];
    case 'same':
      return [words.same];
    case 'refused':
      return [words.refused(row.reason)];
    case 'tag-taken':
      return [words.tagTaken(names.record(row.by))];
    case 'no-color':
      return [words.noColor[row.why]];
  }
}

function shownValue(key: string, value: unknown): string {
  if (value === 'public') return words.public;
  if (value === 'private') return words.private;
  const shown = key === 'birthday' && typeof value === 'string' ? birthdayToText(value) : showValue(value);
  return shown || words.nothing;
}

function labelOf(key: string, labels: RowNames['labels']): string {
  const label = labels[key] ?? key;
  return key.endsWith('_privacy') || key === 'visibility' ? words.privacyOf(label) : label;
}
