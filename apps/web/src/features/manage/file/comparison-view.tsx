import type { Comparison, FileMember, FileSwitch, SystemFile } from '@frontboard/portable';
import { type ReactNode, useMemo } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { formatExact } from '../../../ui/format-time.ts';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { fileWords } from './words.ts';

const words = fileWords.result;
/** More than this is not read one by one. */
const MOST_SHOWN = 200;

interface ComparisonViewProps {
  before: SystemFile;
  after: SystemFile;
  comparison: Comparison;
}

/** How two files differ, part by part. Members have the names of the later file. */
export function ComparisonView({ before, after, comparison }: ComparisonViewProps) {
  const { system, config, members, groups, switches } = comparison;
  const nameOf = useMemo(() => createNames(before, after), [before, after]);
  const parts = [members, groups, switches].flatMap(({ added, removed, changed }) => [
    added,
    removed,
    changed,
  ]);
  const isEqual = [system, config, ...parts].every((list) => list.length === 0);
  const front = ({ members: keys }: Pick<FileSwitch, 'members'>) =>
    keys.length === 0 ? words.switchOut : keys.map(nameOf).join(', ');
  const record = (one: FileMember) => <Foreign className={styles.name}>{shownName(one)}</Foreign>;
  const moment = (one: FileSwitch) => (
    <>
      {formatExact(Date.parse(one.timestamp))}: <Foreign>{front(one)}</Foreign>
    </>
  );
  return (
    <div className={styles.result}>
      <h3>{words.title}</h3>
      <p role="status">{isEqual ? words.equal : null}</p>
      {comparison.isSameSystem === false && <p className={styles.soft}>{words.otherSystem}</p>}
      {system.length > 0 && (
        <Part title={words.kinds.system}>
          <FieldChanges part="system" changes={system} />
        </Part>
      )}
      {config.length > 0 && (
        <Part title={words.kinds.config}>
          <FieldChanges part="config" changes={config} />
        </Part>
      )}
      <Part title={words.kinds.members} counts={members}>
        <Entries title={words.added} list={members.added} show={record} />
        <Entries title={words.removed} list={members.removed} show={record} />
        <Entries
          title={words.changed}
          list={members.changed}
          show={(change) => (
            <>
              {record(change.after)}
              <FieldChanges part="members" changes={change.fields} />
            </>
          )}
        />
      </Part>
      <Part title={words.kinds.groups} counts={groups}>
        <Entries title={words.added} list={groups.added} show={record} />
        <Entries title={words.removed} list={groups.removed} show={record} />
        <Entries
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
      </Part>
      <Part title={words.kinds.switches} counts={switches}>
        <Entries title={words.added} list={switches.added} show={moment} />
        <Entries title={words.removed} list={switches.removed} show={moment} />
        <Entries
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
      </Part>
    </div>
  );
}

interface Counted {
  readonly added: readonly unknown[];
  readonly removed: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly equal: number;
}

/** One part with its counts; nothing where neither file has any. */
function Part({ title, counts, children }: { title: string; counts?: Counted; children: ReactNode }) {
  const text =
    counts && words.counts(counts.added.length, counts.removed.length, counts.changed.length, counts.equal);
  if (text === '') return null;
  return (
    <section className={styles.changes} aria-label={title}>
      <h4>{title}</h4>
      {text && <p className={styles.soft}>{text}</p>}
      {children}
    </section>
  );
}

interface EntriesProps<T> {
  title: (amount: number) => string;
  list: readonly T[];
  show: (entry: T) => ReactNode;
}

function Entries<T>({ title, list, show }: EntriesProps<T>) {
  if (list.length === 0) return null;
  return (
    <Disclosure title={title(list.length)} isInitiallyOpen={list.length <= 10} isDrawnOnceOpened>
      <ul className={styles.list}>
        {list.slice(0, MOST_SHOWN).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes
          <li key={index} className={styles.entry}>
            {show(entry)}
          </li>
        ))}
      </ul>
      {list.length > MOST_SHOWN && (
        <p className={styles.soft}>{words.more(formatCount(list.length - MOST_SHOWN))}</p>
      )}
    </Disclosure>
  );
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

/** The newest name of whoever has this key in either file: an old name would be shown to nobody's good. */
function createNames(before: SystemFile, after: SystemFile): (key: string) => string {
  const byUuid = new Map(after.members.map((one) => [one.uuid, one]));
  const names = new Map<string, string>();
  for (const one of before.members) {
    names.set(one.key, shownName((one.uuid === null ? undefined : byUuid.get(one.uuid)) ?? one));
  }
  for (const one of after.members) names.set(one.key, shownName(one));
  return (key) => names.get(key) ?? words.unnamed;
}

function shownName({ fields }: FileMember): string {
  const name = fields.display_name ?? fields.name;
  return typeof name === 'string' ? name : words.unnamed;
}
