import { type Group, MEMBER_PRIVACY_KEYS } from '@frontboard/model';
import { GroupPicker } from '../../../lists/group-picker.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { memberWords } from '../members/words.ts';
import { BULK_KINDS, type BulkFormValues, REPLACED_FIELDS } from './bulk-form.ts';
import { bulkWords as words } from './words.ts';

interface ChangeFieldsProps {
  form: BulkFormValues;
  groups: readonly Group[];
  onChange: (part: Partial<BulkFormValues>) => void;
}

/** What to change, and to what. */
export function ChangeFields({ form, groups, onChange }: ChangeFieldsProps) {
  return (
    <>
      <SelectField
        label={words.what}
        options={BULK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={form.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <KindFields form={form} groups={groups} onChange={onChange} />
    </>
  );
}

function KindFields({ form, groups, onChange }: ChangeFieldsProps) {
  const { labels } = memberWords;
  switch (form.kind) {
    case 'privacy':
      return (
        <>
          <SelectField
            label={words.privacyKey}
            options={[
              { value: 'all', label: words.everything },
              ...MEMBER_PRIVACY_KEYS.map((value) => ({ value, label: labels[value] })),
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
    case 'groups':
      return (
        <>
          <SegmentedControl
            label={words.groupsDo}
            options={[
              { value: 'add', label: words.groupsAdd },
              { value: 'remove', label: words.groupsRemove },
            ]}
            value={form.groupsDo}
            onChange={(groupsDo) => onChange({ groupsDo })}
          />
          <GroupPicker
            label={words.groups}
            groups={groups}
            value={form.groups}
            onChange={(chosen) => onChange({ groups: chosen })}
          />
        </>
      );
    case 'colors':
      return (
        <TextField
          label={words.colors}
          description={words.colorsHint}
          value={form.colors}
          onChange={(colors) => onChange({ colors })}
        />
      );
    case 'pronouns':
      return (
        <TextField
          label={labels.pronouns}
          description={words.textHint}
          value={form.pronouns}
          onChange={(pronouns) => onChange({ pronouns })}
        />
      );
    case 'birthday':
      return (
        <TextField
          label={labels.birthday}
          description={words.birthdayHint}
          value={form.birthday}
          onChange={(birthday) => onChange({ birthday })}
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
          value={form.isOn ? 'on' : 'off'}
          onChange={(value) => onChange({ isOn: value === 'on' })}
        />
      );
    case 'replace':
      return (
        <>
          <SelectField
            label={words.replaceIn}
            options={[
              { value: 'all', label: words.everyText },
              ...REPLACED_FIELDS.map((value) => ({ value, label: labels[value] })),
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
    case 'delete':
      return <p>{words.deleteText}</p>;
  }
}
