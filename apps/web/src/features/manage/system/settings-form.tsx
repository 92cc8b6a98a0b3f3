import { LIMITS } from '@frontboard/model';
import type { ReactNode } from 'react';
import type { OwnSettings } from '../../../cache/own/use-own-config.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { type Segment, SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ChangedMark } from '../../../ui/form/form-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import type { FormSection } from '../edit/section-jumps.tsx';
import { LatchField } from './latch-field.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import {
  type SettingsValues,
  settingsField,
  settingsOf,
  TEMPLATES,
  validateSettings,
} from './settings-values.ts';
import type { SystemMessageProps } from './system-message.tsx';
import styles from './system-screen.module.css';
import { TimezoneField } from './timezone-field.tsx';
import { ownSystemWords } from './words.ts';

const words = ownSystemWords.settings;
const { labels, texts } = words;
const PROXY_SWITCH = [
  { value: 'off', label: words.proxySwitch.off },
  { value: 'new', label: words.proxySwitch.new },
  { value: 'add', label: words.proxySwitch.add },
] as const;
const COLOR_CODES = [
  { value: 'on', label: words.colorCode.on },
  { value: 'off', label: words.colorCode.off },
] as const;
const COLOR_CODES_UNTOLD = [...COLOR_CODES, { value: 'unknown', label: words.colorCode.unknown }] as const;

const SystemMessage = lazyPreview<SystemMessageProps>(async () => ({
  default: (await import('./system-message.tsx')).SystemMessage,
}));

const SECTIONS: readonly FormSection<SettingsValues>[] = [
  {
    id: 'settings-proxying',
    label: words.groups.proxying,
    fields: [
      'case_sensitive_proxy_tags',
      'proxy_error_message_enabled',
      'proxy_switch',
      'latch_timeout',
      'name_format',
    ],
  },
  {
    id: 'settings-defaults',
    label: words.groups.defaults,
    fields: ['pings_enabled', 'member_default_private', 'group_default_private'],
  },
  {
    id: 'settings-cards',
    label: words.groups.cards,
    fields: ['hid_display_split', 'hid_display_caps', 'card_show_color_hex'],
  },
  { id: 'settings-templates', label: words.groups.templates, fields: TEMPLATES },
  { id: 'settings-read-only', label: words.groups.readOnly, fields: [] },
];

interface SettingsFormProps {
  settings: OwnSettings;
  config: NonNullable<OwnSettings['config']>;
}

/** How the service and its bot treat the own system. */
export function SettingsForm({ settings, config }: SettingsFormProps) {
  const saved = settingsOf(config);
  const edit = useEdit({
    key: 'system-settings',
    saved,
    initial: saved,
    validate: validateSettings,
    fetchLatest: async () => settingsOf(await settings.fetchLatest()),
    send: async (patch) => settingsOf(await settings.send(patch)),
    fieldOf: settingsField,
  });
  const own = useOwnSystem();
  const toggle = (field: KeysOf<boolean>) => (
    <ToggleRow {...edit.bind(field)} label={labels[field]} description={texts[field]} />
  );
  return (
    <EditForm
      edit={edit}
      title={words.title}
      labels={labels}
      show={showSetting}
      sections={SECTIONS}
      preview={
        <SystemMessage
          tag={own?.tag ?? null}
          format={edit.values.name_format}
          avatarUrl={own?.avatarUrl ?? null}
          notes={[]}
        />
      }
    >
      <TimezoneField {...edit.bind('timezone')} />
      <Group id="settings-proxying" title={words.groups.proxying}>
        {toggle('case_sensitive_proxy_tags')}
        {toggle('proxy_error_message_enabled')}
        <ChoiceField
          {...edit.bind('proxy_switch')}
          label={labels.proxy_switch}
          description={words.proxySwitch.text}
          options={PROXY_SWITCH}
        />
        <LatchField {...edit.bind('latch_timeout')} />
        <TextBox
          {...edit.bind('name_format')}
          label={labels.name_format}
          description={words.nameFormat}
          spellCheck={false}
        />
      </Group>
      <Group id="settings-defaults" title={words.groups.defaults}>
        {toggle('pings_enabled')}
        {toggle('member_default_private')}
        {toggle('group_default_private')}
      </Group>
      <Group id="settings-cards" title={words.groups.cards}>
        {toggle('hid_display_split')}
        {toggle('hid_display_caps')}
        <ChoiceField
          {...edit.bind('card_show_color_hex')}
          label={labels.card_show_color_hex}
          description={
            edit.values.card_show_color_hex === 'unknown' ? words.colorCode.unavailable : undefined
          }
          options={saved.card_show_color_hex === 'unknown' ? COLOR_CODES_UNTOLD : COLOR_CODES}
        />
      </Group>
      <Group id="settings-templates" title={words.groups.templates}>
        <p className={softSmall}>{words.templates}</p>
        {TEMPLATES.map((field) => (
          <TextArea key={field} {...edit.bind(field)} label={labels[field]} limit={LIMITS.description} />
        ))}
      </Group>
      <Group id="settings-read-only" title={words.groups.readOnly}>
        <p className={softSmall}>{words.readOnly}</p>
        <SettingsFacts config={config} />
      </Group>
    </EditForm>
  );
}

type KeysOf<T> = {
  [K in keyof SettingsValues]: SettingsValues[K] extends T ? K : never;
}[keyof SettingsValues];

interface ChoiceFieldProps<Value extends string>
  extends Pick<BoundField<Value>, 'value' | 'onChange' | 'isChanged'> {
  label: string;
  description: string | undefined;
  options: readonly Segment<Value>[];
}

function ChoiceField<Value extends string>({ isChanged, ...choice }: ChoiceFieldProps<Value>) {
  const { label, description, options, value, onChange } = choice;
  return (
    <SegmentedControl
      {...{ label, description, options, value, onChange }}
      mark={<ChangedMark isChanged={isChanged} />}
    />
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}

/** The settings that are not texts, for a conflict. */
function showSetting(field: keyof SettingsValues, value: unknown): string | undefined {
  if (field === 'latch_timeout') return words.latch.show(value);
  if (field === 'proxy_switch') return PROXY_SWITCH.find((option) => option.value === value)?.label;
  if (field !== 'card_show_color_hex') return undefined;
  return COLOR_CODES_UNTOLD.find((option) => option.value === value)?.label;
}
