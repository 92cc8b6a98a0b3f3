import type { Group } from '@frontboard/model';
import { GroupPicker } from '../../../lists/picker/group-picker.tsx';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import {
  BULK_KINDS,
  BULK_PRIVACY,
  type BulkFormValues,
  type BulkKind,
  REPLACED_FIELDS,
} from './bulk-form.ts';
import type { BulkRecord } from './bulk-row.ts';
import { PictureColorsField } from './picture-colors-field.tsx';
import { bulkWords as words } from './words.ts';

interface ChangeFieldsProps {
  of: RecordKind;
  chosen: readonly BulkRecord[];
  form: BulkFormValues;
  groups: readonly Group[];
  onChange: (part: Partial<BulkFormValues>) => void;
}

/** The fields for the change and its new values. */
export function ChangeFields(props: ChangeFieldsProps) {
  const kinds: readonly BulkKind[] = BULK_KINDS[props.of];
  return (
    <>
      <SelectField
        label={words.what}
        options={[
          ...(props.form.kind === null ? [{ value: '' as const, label: words.choose }] : []),
          ...kinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
        value={props.form.kind ?? ''}
        onChange={(kind) => props.onChange({ kind: kind || null, isCleared: false })}
      />
      <KindFields {...props} />
    </>
  );
}

/** The names of all fields of members and groups. */
const LABELS = { ...groupWords.labels, ...memberWords.labels };

function KindFields(props: ChangeFieldsProps) {
  const { of, chosen, form, onChange } = props;
  const labels = labelsOf(of);
  switch (form.kind) {
    case null:
      return null;
    case 'privacy':
      return <PrivacyFields {...props} />;
    case 'groups':
      return <GroupsFields {...props} />;
    case 'colors':
      return (
        <ClearableText
          {...props}
          label={words.colors}
          description={words.colorsHint}
          value={form.colors}
          onValue={(colors) => onChange({ colors })}
        />
      );
    case 'picture-colors':
      return (
        <PictureColorsField
          chosen={chosen}
          colors={form.pictureColors}
          onColors={(pictureColors) => onChange({ pictureColors })}
        />
      );
    case 'pronouns':
      return (
        <ClearableText
          {...props}
          label={labels.pronouns}
          value={form.pronouns}
          onValue={(pronouns) => onChange({ pronouns })}
        />
      );
    case 'birthday':
      return (
        <ClearableText
          {...props}
          label={labels.birthday}
          description={memberWords.birthday.hint}
          value={form.birthday}
          onValue={(birthday) => onChange({ birthday })}
        />
      );
    case 'proxy-tag':
      return (
        <TextField
          label={words.pattern}
          description={words.patternHint}
          value={form.pattern}
          onChange={(pattern) => onChange({ pattern })}
        />
      );
    case 'keep_proxy':
    case 'tts':
      return (
        <SegmentedControl
          label={words.value}
          options={[
            { value: 'on', label: words.on },
            { value: 'off', label: words.off },
          ]}
          value={form.isOn === null ? null : form.isOn ? 'on' : 'off'}
          onChange={(value) => onChange({ isOn: value === 'on' })}
        />
      );
    case 'replace':
      return <ReplaceFields {...props} />;
    case 'delete':
      return <p>{words.of[of].deleteText}</p>;
  }
}

function labelsOf(of: ChangeFieldsProps['of']) {
  return of === 'group' ? { ...LABELS, ...groupWords.labels } : LABELS;
}

function Clearing({ form, onChange }: Pick<ChangeFieldsProps, 'form' | 'onChange'>) {
  return (
    <ToggleSwitch
      label={form.kind === 'groups' ? words.clearGroups : words.clear}
      isSelected={form.isCleared}
      onChange={(isCleared) => onChange({ isCleared })}
    />
  );
}

interface ClearableTextProps extends Pick<ChangeFieldsProps, 'form' | 'onChange'> {
  label: string;
  description?: string;
  value: string;
  onValue: (value: string) => void;
}

/** A text for the field, or none at all. */
function ClearableText({ form, onChange, label, description, value, onValue }: ClearableTextProps) {
  return (
    <>
      {!form.isCleared && (
        <TextField label={label} description={description} value={value} onChange={onValue} />
      )}
      <Clearing form={form} onChange={onChange} />
    </>
  );
}

function PrivacyFields({ of, form, onChange }: ChangeFieldsProps) {
  const labels = labelsOf(of);
  return (
    <>
      <SelectField
        label={words.privacyKey}
        options={[
          { value: 'all', label: words.everything },
          ...BULK_PRIVACY[of].map((value) => ({ value, label: labels[value] })),
        ]}
        value={form.privacyKey}
        onChange={(privacyKey) => onChange({ privacyKey })}
      />
      <SegmentedControl
        label={words.value}
        options={[
          { value: 'public', label: words.public },
          { value: 'private', label: words.private },
        ]}
        value={form.privacy}
        onChange={(privacy) => onChange({ privacy })}
      />
    </>
  );
}

function GroupsFields({ form, groups, onChange }: ChangeFieldsProps) {
  const isSet = form.groupsHow === 'set';
  return (
    <>
      <SegmentedControl
        label={words.groupsDo}
        options={[
          { value: 'add', label: words.groupsAdd },
          { value: 'remove', label: words.groupsRemove },
          { value: 'set', label: words.groupsSet },
        ]}
        value={form.groupsHow}
        onChange={(groupsHow) => onChange({ groupsHow })}
      />
      {isSet && <Clearing form={form} onChange={onChange} />}
      {!(isSet && form.isCleared) && (
        <GroupPicker
          label={words.groups}
          groups={groups}
          value={form.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
      )}
    </>
  );
}

function ReplaceFields({ of, form, onChange }: ChangeFieldsProps) {
  const labels = labelsOf(of);
  return (
    <>
      <SelectField
        label={words.replaceIn}
        options={[
          { value: 'all', label: words.everyText },
          ...REPLACED_FIELDS[of].map((value) => ({ value, label: labels[value] })),
        ]}
        value={form.replaceIn}
        onChange={(replaceIn) => onChange({ replaceIn })}
      />
      <TextField label={words.find} value={form.find} onChange={(find) => onChange({ find })} />
      <TextField
        label={words.replacement}
        value={form.replacement}
        onChange={(replacement) => onChange({ replacement })}
      />
    </>
  );
}
