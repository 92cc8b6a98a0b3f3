import {
  LIMITS,
  type SystemConfig,
  type SystemConfigPatch,
  type Validated,
  validateSystemConfig,
} from '@frontboard/model';
import { DEFAULT_NAME_FORMAT } from '@frontboard/model/proxy';
import { readTimezone, timezoneResolver } from '@frontboard/model/timezone';
import { timezoneWords } from './timezone-words.ts';

/** How long autoproxy continues: the service's six hours, forever, or the given time. */
export interface LatchTimeout {
  readonly kind: 'default' | 'never' | 'after';
  /** As typed. */
  readonly hours: string;
  readonly minutes: string;
}

/** The form of the settings in the service, by the service's names. */
export interface SettingsValues {
  timezone: string;
  pings_enabled: boolean;
  latch_timeout: LatchTimeout;
  member_default_private: boolean;
  group_default_private: boolean;
  case_sensitive_proxy_tags: boolean;
  proxy_error_message_enabled: boolean;
  hid_display_split: boolean;
  hid_display_caps: boolean;
  /** The service returns it only after a change. */
  card_show_color_hex: 'unknown' | 'on' | 'off';
  proxy_switch: SystemConfig['proxySwitch'];
  name_format: string;
  template_1: string;
  template_2: string;
  template_3: string;
}

/** The fields of the description templates, in their order. */
export const TEMPLATES = ['template_1', 'template_2', 'template_3'] as const;
type TemplateField = (typeof TEMPLATES)[number];

const HOUR_S = 3600;
const MINUTE_S = 60;

/** The settings as the form shows them. Missing fields, which only the owner gets, have the values of a new system. */
export function settingsOf(config: SystemConfig): SettingsValues {
  const [template_1 = '', template_2 = '', template_3 = ''] = config.descriptionTemplates ?? [];
  const isColorShown = config.cardShowColorHex;
  return {
    timezone: config.timezone ?? 'UTC',
    pings_enabled: config.pingsEnabled,
    latch_timeout: latchOf(config.latchTimeoutSeconds),
    member_default_private: config.memberDefaultPrivate ?? false,
    group_default_private: config.groupDefaultPrivate ?? false,
    case_sensitive_proxy_tags: config.caseSensitiveProxyTags,
    proxy_error_message_enabled: config.proxyErrorMessageEnabled,
    hid_display_split: config.idDisplaySplit,
    hid_display_caps: config.idDisplayCaps,
    card_show_color_hex: isColorShown === null ? 'unknown' : isColorShown ? 'on' : 'off',
    proxy_switch: config.proxySwitch,
    // Unset is null in some answers and the default in others.
    name_format: config.nameFormat ?? DEFAULT_NAME_FORMAT,
    template_1,
    template_2,
    template_3,
  };
}

function latchOf(seconds: number | null): LatchTimeout {
  if (seconds === null) return { kind: 'default', hours: '', minutes: '' };
  if (seconds === 0) return { kind: 'never', hours: '', minutes: '' };
  const hours = Math.trunc(seconds / HOUR_S);
  return { kind: 'after', hours: String(hours), minutes: String((seconds - hours * HOUR_S) / MINUTE_S) };
}

/** The latch timeout in seconds: null is the service's own, 0 is never, NaN is not a number. */
function latchSeconds({ kind, hours, minutes }: LatchTimeout): number | null {
  if (kind !== 'after') return kind === 'default' ? null : 0;
  if (hours.trim() === '' && minutes.trim() === '') return Number.NaN;
  const [wholeHours, restMinutes] = [Number(hours), Number(minutes)];
  return wholeHours < 0 || restMinutes < 0 ? Number.NaN : wholeHours * HOUR_S + restMinutes * MINUTE_S;
}

/** Checks the changed fields and turns them into what is sent. A change of one template sends all of them, as the service requires. */
export function validateSettings(
  values: SettingsValues,
  changed: readonly (keyof SettingsValues)[],
): Validated<SystemConfigPatch> {
  const templates = changed.some(isTemplate) ? TEMPLATES.map((field) => values[field]) : null;
  const tooLong = TEMPLATES.filter((field) => values[field].length > LIMITS.description);
  if (templates !== null && tooLong.length > 0) {
    const message = `Description templates must be ${LIMITS.description} characters or less`;
    return { ok: false, fields: Object.fromEntries(tooLong.map((field) => [field, [message]])), message };
  }
  const zone = values.timezone;
  if (changed.includes('timezone') && readTimezone(zone).kind === 'ambiguous') {
    const message = timezoneWords.ambiguous(zone.trim());
    return { ok: false, fields: { timezone: [message] }, message };
  }
  const input = Object.fromEntries(
    changed.filter((field) => !isTemplate(field)).map((field) => [field, wireValue(values, field)]),
  );
  return validateSystemConfig(
    templates === null
      ? input
      : { ...input, description_templates: templates.filter((text) => text.trim() !== '') },
    { resolveTimezone: timezoneResolver(2) },
  );
}

function wireValue(values: SettingsValues, field: keyof SettingsValues): unknown {
  switch (field) {
    case 'latch_timeout':
      return latchSeconds(values.latch_timeout);
    case 'card_show_color_hex':
      return values.card_show_color_hex === 'unknown' ? undefined : values.card_show_color_hex === 'on';
    case 'name_format': {
      const format = values.name_format;
      return format.trim() === '' || format === DEFAULT_NAME_FORMAT ? null : format;
    }
    default:
      return values[field];
  }
}

function isTemplate(field: keyof SettingsValues): field is TemplateField {
  return TEMPLATES.some((template) => template === field);
}

/** The field of the form for a name of the service: `description_templates[1]` is the second template. */
export function settingsField(wireField: string): string {
  const place = /^description_templates(?:\[(\d)\])?$/.exec(wireField);
  return place === null ? wireField : (TEMPLATES[Number(place[1] ?? 0)] ?? TEMPLATES[0]);
}
