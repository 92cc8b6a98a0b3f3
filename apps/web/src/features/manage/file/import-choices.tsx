import type { FilePart, ImportChoice } from '@frontboard/portable';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { ExtrasChoice } from './extras-choice.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { KindChoices } from './kind-choices.tsx';
import { changedLabel } from './show-side.ts';
import type { PlannedImport } from './use-import-plan.ts';

const words = importWords.choices;
const MINUTE_MS = 60_000;

interface ImportChoicesProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** What to import from a file, and how. Only choices that make a difference for this file are shown. */
export function ImportChoices({ planned, onChoose }: ImportChoicesProps) {
  const { file, now, choice } = planned;
  const change = (changed: Partial<ImportChoice>) => onChoose({ ...choice, ...changed });
  const parts = partsOf(planned);
  const isOfIntervals = file.switches.length > 0 && file.format !== 'pluralkit';
  return (
    <section className={styles.form} aria-label={words.title}>
      <h3>{words.title}</h3>
      {parts.map((part) => (
        <ToggleSwitch
          key={part}
          label={words.parts[part]}
          description={part === 'config' ? words.configText : undefined}
          isSelected={choice.parts.has(part)}
          onChange={(isIn) => change({ parts: withMember(choice.parts, part, isIn) })}
        />
      ))}
      {now.members.length + now.groups.length > 0 && (
        <SegmentedControl
          label={words.existing}
          options={[
            { value: 'replace', label: words.replace },
            { value: 'fill', label: words.fill },
          ]}
          value={choice.existing}
          onChange={(existing) => change({ existing })}
        />
      )}
      <SelectField
        label={words.newPrivacy}
        description={words.newPrivacyText}
        options={(['private', 'friends', 'public'] as const)
          .filter((value) => value !== 'friends' || hasFriends(planned))
          .map((value) => ({ value, label: words.privacies[value] }))}
        value={choice.newPrivacy}
        onChange={(newPrivacy) => change({ newPrivacy })}
      />
      <KindChoices planned={planned} onChoose={onChoose} />
      <ExtrasChoice planned={planned} onChoose={onChoose} />
      {file.switches.length > 0 && now.switches.length > 0 && (
        <SelectField
          label={words.history}
          options={(['all', 'before', 'after'] as const).map((value) => ({
            value,
            label: words.histories[value],
          }))}
          value={choice.history}
          onChange={(history) => change({ history })}
        />
      )}
      {isOfIntervals && (
        <SegmentedControl
          label={words.join}
          options={[
            { value: 'none', label: words.joins.none },
            { value: 'minute', label: words.joins.minute },
          ]}
          value={choice.joinWithinMs === 0 ? 'none' : 'minute'}
          onChange={(value) => change({ joinWithinMs: value === 'none' ? 0 : MINUTE_MS })}
        />
      )}
      <FieldChoices planned={planned} onChoose={onChoose} />
    </section>
  );
}

/** The parts that the file has. */
function partsOf({ file }: PlannedImport): readonly FilePart[] {
  const parts: readonly (readonly [FilePart, boolean])[] = [
    ['system', file.system !== null],
    ['config', file.config !== null],
    ['members', file.members.length > 0],
    ['groups', file.groups.length > 0],
    ['switches', file.switches.length > 0],
  ];
  return parts.flatMap(([part, isThere]) => (isThere ? [part] : []));
}

function hasFriends({ file }: PlannedImport): boolean {
  return [...file.members, ...file.groups].some(({ isForFriends }) => isForFriends);
}

function withMember<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}

/** The file's fields of members and groups, each of which can be left out. */
function FieldChoices({ planned: { file, choice }, onChoose }: ImportChoicesProps) {
  const fieldsOf = (part: 'members' | 'groups') =>
    [...new Set(file[part].flatMap(({ fields }) => Object.keys(fields)))].filter((field) => field !== 'name');
  return (
    <Disclosure title={words.fields} isDrawnOnceOpened>
      <p className={soft}>{words.fieldsText}</p>
      {(['members', 'groups'] as const).map((part) => (
        <section key={part} aria-label={words.parts[part]}>
          <h4>{words.parts[part]}</h4>
          {fieldsOf(part).map((field) => (
            <ToggleSwitch
              key={field}
              label={changedLabel(part, field)}
              isSelected={!choice.withoutFields.has(`${part}.${field}`)}
              onChange={(isIn) =>
                onChoose({
                  ...choice,
                  withoutFields: withMember(choice.withoutFields, `${part}.${field}`, !isIn),
                })
              }
            />
          ))}
        </section>
      ))}
    </Disclosure>
  );
}
