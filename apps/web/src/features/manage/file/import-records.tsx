import type {
  FileMember,
  ImportChoice,
  ImportVerdict,
  PlannedGroup,
  PlannedRecord,
} from '@frontboard/portable';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { ChangedEntries, ChangedPart } from './changed-entries.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { importWords as words } from './import-words.ts';
import { NewPrivacy, NewPrivacyCounts } from './new-privacy.tsx';
import { FieldProblems } from './planned-part.tsx';
import { useFileNaming } from './use-file-naming.ts';
import type { PlannedImport } from './use-import-plan.ts';
import { fileWords } from './words.ts';

/** Decisions first, then changes, then the rest. */
const ORDER: readonly ImportVerdict[] = ['unsure', 'new', 'changed', 'refused', 'out', 'equal'];

interface ImportRecordsProps {
  part: 'members' | 'groups';
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

type Entry = PlannedRecord<FileMember> | PlannedGroup;

/** The effect of an import on the members or the groups of a file, one by one. */
export function ImportRecords({ part, planned: { plan, file, choice }, onChoose }: ImportRecordsProps) {
  const { nameOf } = useFileNaming();
  const entries: readonly Entry[] = plan[part];
  if (entries.length === 0) return null;
  const names = new Map(file.members.map((member) => [member.key, nameOf(member)]));
  const leaveOut = (key: string, isIn: boolean) => {
    const keys = new Set(choice.without[part]);
    if (isIn) keys.delete(key);
    else keys.add(key);
    onChoose({ ...choice, without: { ...choice.without, [part]: keys } });
  };
  const decide = (key: string, target: string) => {
    const matches = new Map(choice.matches);
    matches.set(`${part}.${key}`, target === NEW ? null : target);
    onChoose({ ...choice, matches });
  };
  const show = (entry: Entry) => (
    <>
      <RecordTitle
        entry={entry}
        isIn={!choice.without[part].has(entry.record.key)}
        onChange={(isIn) => leaveOut(entry.record.key, isIn)}
      />
      {entry.verdict === 'unsure' && (
        <Decision
          entry={entry}
          label={choice.toConfirm.has(`${part}.${entry.record.key}`) ? words.confirmText : words.unsureText}
          onDecide={(target) => decide(entry.record.key, target)}
        />
      )}
      {entry.verdict === 'refused' && entry.target === null && <p className={soft}>{words.refusedText}</p>}
      {entry.verdict === 'changed' && <FieldChanges part={part} changes={entry.changes} />}
      {entry.verdict === 'new' && <NewPrivacy part={part} entry={entry} />}
      {entry.verdict === 'new' && entry.changes.length > 1 && (
        <Disclosure title={words.newFields} isDrawnOnceOpened>
          <FieldChanges part={part} changes={entry.changes} />
        </Disclosure>
      )}
      <FieldProblems part={part} problems={entry.problems} />
      {'joins' in entry && entry.joins.length > 0 && (
        <Joins names={entry.joins.map((key) => names.get(key) ?? '')} />
      )}
    </>
  );
  return (
    <ChangedPart title={fileWords.result.kinds[part]}>
      <NewPrivacyCounts entries={entries} />
      {ORDER.map((verdict) => (
        <ChangedEntries
          key={verdict}
          title={words.verdicts[verdict]}
          list={entries.filter((entry) => entry.verdict === verdict)}
          show={show}
        />
      ))}
    </ChangedPart>
  );
}

interface RecordTitleProps {
  entry: Entry;
  isIn: boolean;
  onChange: (isIn: boolean) => void;
}

/** The name, with a switch that leaves it out if possible. */
function RecordTitle({ entry: { record, verdict }, isIn, onChange }: RecordTitleProps) {
  const name = useFileNaming().nameOf(record);
  if (verdict === 'equal' || verdict === 'refused' || (verdict === 'out' && isIn)) {
    return <Foreign className={styles.name}>{name}</Foreign>;
  }
  return <ToggleSwitch label={name} isSelected={isIn} onChange={onChange} />;
}

/** Replaces the key of a record: no key is empty. */
const NEW = '';
const UNDECIDED = '\0';

interface DecisionProps {
  entry: Entry;
  label: string;
  onDecide: (target: string) => void;
}

function Decision({ entry, label, onDecide }: DecisionProps) {
  const { nameOf } = useFileNaming();
  return (
    <SelectField
      label={label}
      options={[
        { value: UNDECIDED, label: words.undecided },
        { value: NEW, label: words.asNew },
        ...entry.candidates.map((candidate) => ({
          value: candidate.key,
          label: words.candidate(nameOf(candidate), candidate.id ?? candidate.key),
        })),
      ]}
      value={UNDECIDED}
      onChange={(target) => {
        if (target !== UNDECIDED) onDecide(target);
      }}
    />
  );
}

/** More names than these are a page of their own. */
const FEW_NAMES = 10;

/** Who joins a group. */
function Joins({ names }: { names: readonly string[] }) {
  const list = <Foreign>{names.join(', ')}</Foreign>;
  if (names.length > FEW_NAMES)
    return (
      <Disclosure title={`${words.joins}: ${formatCount(names.length)}`} isDrawnOnceOpened>
        <p>{list}</p>
      </Disclosure>
    );
  return (
    <p>
      {words.joins}: {list}
    </p>
  );
}
