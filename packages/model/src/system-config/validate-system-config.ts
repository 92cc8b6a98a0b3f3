import { accept, type Check, checkFields, refuse, type Validated } from '../validation/check.ts';
import { boolean, freeText } from '../validation/field-checks.ts';
import { LIMITS } from '../validation/limits.ts';
import { storable } from '../validation/storable.ts';
import { typeProblem } from '../validation/type-problem.ts';
import type { WirePublicSettings } from './wire-settings.ts';

/** The settings of a system that can be changed, as they are sent. Absent keys stay as they are. */
export interface SystemConfigPatch {
  timezone?: string;
  pings_enabled?: boolean;
  /** Seconds; null is the service's default of six hours, 0 is never. */
  latch_timeout?: number | null;
  member_default_private?: boolean;
  group_default_private?: boolean;
  /** Accepted but ignored by the service; only its bot changes it. */
  show_private_info?: boolean;
  case_sensitive_proxy_tags?: boolean;
  proxy_error_message_enabled?: boolean;
  hid_display_split?: boolean;
  hid_display_caps?: boolean;
  card_show_color_hex?: boolean;
  proxy_switch?: WirePublicSettings['proxy_switch'];
  name_format?: string | null;
  description_templates?: string[];
}

/** What is needed to check a time zone; `@frontboard/model/timezone` has both, separately because of the size of its table. */
export interface SystemConfigOptions {
  /** What to send for a time zone given by name, abbreviation or alternative name; null if it is unknown. */
  readonly resolveTimezone: (text: string) => string | null;
}

/** Checks changes to a system's settings and turns them into what is sent. Never throws. */
export function validateSystemConfig(
  input: unknown,
  { resolveTimezone }: SystemConfigOptions,
): Validated<SystemConfigPatch> {
  return checkFields<SystemConfigPatch>(input, {
    timezone: (value) => {
      const zone = typeof value === 'string' ? resolveTimezone(value) : null;
      return zone ? accept(zone) : refuse('Timezone must be valid');
    },
    pings_enabled: boolean('Pings enabled'),
    latch_timeout: latchTimeout,
    member_default_private: boolean('Member default private'),
    group_default_private: boolean('Group default private'),
    show_private_info: boolean('Show private info'),
    case_sensitive_proxy_tags: boolean('Case sensitive proxy tags'),
    proxy_error_message_enabled: boolean('Proxy error message enabled'),
    hid_display_split: boolean('ID display split'),
    hid_display_caps: boolean('ID display caps'),
    card_show_color_hex: boolean('Card show color hex'),
    proxy_switch: proxySwitch,
    name_format: freeText,
    description_templates: descriptionTemplates,
  });
}

/** The service stores a 32-bit integer and fails on anything larger. */
const MAX_LATCH_TIMEOUT_SECONDS = 2 ** 31 - 1;
const MAX_DESCRIPTION_TEMPLATES = 3;

const latchTimeout: Check<number | null> = (value) => {
  if (value === null) return accept(null);
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse('Latch timeout must be a number');
  return Math.abs(value) <= MAX_LATCH_TIMEOUT_SECONDS
    ? accept(Math.round(value))
    : refuse(`Latch timeout must be ${MAX_LATCH_TIMEOUT_SECONDS} seconds or less`);
};

const proxySwitch: Check<WirePublicSettings['proxy_switch']> = (value) =>
  value === 'off' || value === 'new' || value === 'add'
    ? accept(value)
    : refuse('Proxy switch must be one of: off, new, add');

const descriptionTemplates: Check<string[]> = (value) => {
  if (!Array.isArray(value)) return refuse(typeProblem('array', value, ''));
  const templates = value.filter((template: unknown): template is string => typeof template === 'string');
  if (templates.length < value.length || templates.length > MAX_DESCRIPTION_TEMPLATES) {
    return refuse(`Description templates must be at most ${MAX_DESCRIPTION_TEMPLATES} texts`);
  }
  return templates.some((template) => template.length > LIMITS.description)
    ? refuse(`Description templates must be ${LIMITS.description} characters or less`)
    : accept(templates.map(storable));
};
