import type { Comparison, FileMember, FileSwitch } from '@frontboard/portable';
import { useMemo } from 'react';
import type { PackedFile } from '../../../sync/system-file/file-tasks.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { ChangedEntries, ChangedPart } from './changed-entries.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { type FileRecordNaming, useFileNaming } from './use-file-naming.ts';
import { fileWords } from './words.ts';

const words = fileWords.result;

interface ComparisonViewProps {
  before: PackedFile;
  after: PackedFile;
  comparison: Comparison;
}

/** How two files differ, part by part. Members have the names of the later file. */
export function ComparisonView({ before, after, comparison }: ComparisonViewProps) {
  const { system, config, members, groups, switches } = comparison;
  const { nameOf, front, record, moment } = useShown(before, after);
  const parts = [members, groups, switches].flatMap(({ added, removed, changed }) => [
    added,
    removed,
    changed,
  ]);
  const isEqual = [system, config, ...parts].every((list) => list.length === 0);
  return (
    <div className={styles.result}>
      <h3>{words.title}</h3>
      <p role="status">{isEqual ? words.equal : null}</p>
      {comparison.isSameSystem === false && <p className={soft}>{words.otherSystem}</p>}
      {system.length > 0 && (
        <ChangedPart title={words.kinds.system}>
          <FieldChanges part="system" changes={system} />
        </ChangedPart>
      )}
      {config.length > 0 && (
        <ChangedPart title={words.kinds.config}>
          <FieldChanges part="config" changes={config} />
        </ChangedPart>
      )}
      <ChangedPart title={words.kinds.members} counts={countsOf(members)}>
        <ChangedEntries title={words.added} list={members.added} show={record} />
        <ChangedEntries title={words.removed} list={members.removed} show={record} />
        <ChangedEntries
          title={words.changed}
          list={members.changed}
          show={(change) => (
            <>
              {record(change.after)}
              <FieldChanges part="members" changes={change.fields} />
            </>
          )}
        />
      </ChangedPart>
      <ChangedPart title={words.kinds.groups} counts={countsOf(groups)}>
        <ChangedEntries title={words.added} list={groups.added} show={record} />
        <ChangedEntries title={words.removed} list={groups.removed} show={record} />
        <ChangedEntries
          title={words.changed}
          list={groups.changed}
          show={(change) => (
            <>
              {record(change.after)}
              <FieldChanges part="groups" changes={change.fields} />
              <Membership label={words.joined} members={change.joined} nameOf={nameOf} />
              <Membership label={words.left} members={change.left} nameOf={nameOf} />
            </>
          )}
        />
      </ChangedPart>
      <ChangedPart title={words.kinds.switches} counts={countsOf(switches)}>
        <ChangedEntries title={words.added} list={switches.added} show={moment} />
        <ChangedEntries title={words.removed} list={switches.removed} show={moment} />
        <ChangedEntries
          title={words.changed}
          list={switches.changed}
          show={(change) => (
            <>
              {formatExact(Date.parse(change.timestamp))}:{' '}
              <Foreign>
                {words.change(front({ members: change.before }), front({ members: change.after }))}
              </Foreign>
            </>
          )}
        />
      </ChangedPart>
    </div>
  );
}

/** How the records and switches of two files are shown. */
function useShown(before: PackedFile, after: PackedFile) {
  const naming = useFileNaming();
  const nameOf = useMemo(() => createNames(before, after, naming), [before, after, naming]);
  const front = ({ members: keys }: Pick<FileSwitch, 'members'>) =>
    keys.length === 0 ? words.switchOut : keys.map(nameOf).join(', ');
  return {
    nameOf,
    front,
    record: (one: FileMember) => <Foreign className={styles.name}>{naming.nameOf(one)}</Foreign>,
    moment: (one: FileSwitch) => (
      <>
        {formatExact(Date.parse(one.timestamp))}: <Foreign>{front(one)}</Foreign>
      </>
    ),
  };
}

function countsOf({ added, removed, changed, equal }: Counted): string {
  return words.counts(added.length, removed.length, changed.length, equal);
}

interface Counted {
  readonly added: readonly unknown[];
  readonly removed: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly equal: number;
}

interface MembershipProps {
  label: string;
  members: readonly FileMember[];
  nameOf: (key: string) => string;
}

function Membership({ label, members, nameOf }: MembershipProps) {
  if (members.length === 0) return null;
  return (
    <p>
      {label}: <Foreign>{members.map(({ key }) => nameOf(key)).join(', ')}</Foreign>
    </p>
  );
}

/** The newest name for this key in either file: a former name must not be shown. */
function createNames(
  before: PackedFile,
  after: PackedFile,
  naming: FileRecordNaming,
): (key: string) => string {
  const byUuid = new Map(after.members.map((one) => [one.uuid, one]));
  const names = new Map<string, string>();
  for (const one of before.members) {
    names.set(one.key, naming.nameOf((one.uuid === null ? undefined : byUuid.get(one.uuid)) ?? one));
  }
  for (const one of after.members) names.set(one.key, naming.nameOf(one));
  return (key) => names.get(key) ?? words.unnamed;
}
