import { type Group, groupLabel, memberLabel, type Priv, recordKey } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import type { Fields } from '../../../sync/records/fields.ts';
import { birthdayToText } from '../../../text/birthday-text.ts';
import { listNames } from '../../../text/list-names.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { showValue } from '../edit/show-value.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import styles from './bulk.module.css';
import type { BulkRecord, BulkRow } from './bulk-row.ts';
import { colorPictureOf, isGroup } from './plan-bulk.ts';
import { bulkWords as words } from './words.ts';

const PRIVACIES = ['private', 'public'] as const satisfies readonly Priv[];

const FACE_PX = 28;

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
                  <span className={styles.record}>
                    <Avatar
                      src={colorPictureOf(row.record)}
                      name={names.record(row.record)}
                      size={FACE_PX}
                      shape={isGroup(row.record) ? 'squircle' : 'circle'}
                      color={row.record.color}
                    />
                    <Foreign>{names.record(row.record)}</Foreign>
                  </span>
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
      return changesOf(row.before, row.after, names);
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

/** One line for each field, and one for all privacy settings that become the same. */
function changesOf(before: Fields, after: Fields, { labels }: RowNames): readonly string[] {
  const keys = Object.keys(after);
  const labelOf = (key: string) => labels[key] ?? key;
  return [
    ...PRIVACIES.flatMap((value) => {
      const alike = keys.filter((key) => isPrivacy(key) && after[key] === value);
      return alike.length === 0 ? [] : [words.becomes[value](listNames(alike.map(labelOf), alike.length))];
    }),
    ...keys
      .filter((key) => !isPrivacy(key))
      .map((key) => words.fromTo(labelOf(key), shownValue(key, before[key]), shownValue(key, after[key]))),
  ];
}

function isPrivacy(key: string): boolean {
  return key.endsWith('_privacy') || key === 'visibility';
}

function shownValue(key: string, value: unknown): string {
  const shown = key === 'birthday' && typeof value === 'string' ? birthdayToText(value) : showValue(value);
  return shown || words.nothing;
}
