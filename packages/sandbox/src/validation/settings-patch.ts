import { ServiceError } from '../service-error.ts';
import type { ConfigRow } from '../store/rows.ts';
import { FieldErrors } from './field-errors.ts';
import { assertStorable, coerceText, type JsonObject, JsonReader } from './json-body.ts';
import { LIMITS } from './text-fields.ts';
import { isTimeZone } from './time-zone.ts';

type Flag = { [Key in keyof ConfigRow]: ConfigRow[Key] extends boolean ? Key : never }[keyof ConfigRow];

/**
 * Reads a settings PATCH. `show_private_info`, `hid_list_padding` and the limits are ignored, as the service ignores
 * them. Throws 40001 with all complaints, or 400 when it changes nothing.
 */
export function readSettingsPatch(source: JsonObject): Partial<ConfigRow> {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const patch: Partial<ConfigRow> = {};
  const readFlags = (...keys: Flag[]) => {
    for (const key of keys) if (body.has(key)) patch[key] = body.flag(key);
  };
  // In the service's order: of several values on which it fails, the first decides between 400 and 500.
  const timezone = body.has('timezone') ? body.text('timezone') : undefined;
  readFlags('pings_enabled');
  if (body.has('latch_timeout')) patch.latch_timeout = body.integer('latch_timeout');
  readFlags('member_default_private', 'group_default_private');
  const templates = body.has('description_templates')
    ? body.list('description_templates').map(coerceText)
    : undefined;
  readFlags(
    'case_sensitive_proxy_tags',
    'proxy_error_message_enabled',
    'hid_display_split',
    'hid_display_caps',
  );
  if (body.has('proxy_switch')) patch.proxy_switch = readProxySwitch(body);
  if (body.has('name_format')) patch.name_format = body.text('name_format');
  readFlags('card_show_color_hex');

  if (timezone !== undefined) patch.timezone = checkTimeZone(timezone, errors);
  if (templates !== undefined) patch.description_templates = checkTemplates(templates, errors);
  errors.throwIfAny();
  if (Object.keys(patch).length === 0) throw new ServiceError('badRequest');
  assertStorable(patch);
  return patch;
}

/** Anything but the two words, even a typing error, means off. */
function readProxySwitch(body: JsonReader): ConfigRow['proxy_switch'] {
  const value = body.text('proxy_switch');
  return value === 'new' || value === 'add' ? value : 'off';
}

function checkTimeZone(id: string | null, errors: FieldErrors): string {
  if (id === null) throw new ServiceError('crash');
  if (!isTimeZone(id)) errors.invalid('timezone');
  return id;
}

function checkTemplates(templates: readonly (string | null)[], errors: FieldErrors): string[] {
  if (templates.length > LIMITS.descriptionTemplates) {
    errors.tooLong('description_templates', templates.length, LIMITS.descriptionTemplates);
  }
  return templates.map((template) => {
    if (template === null) throw new ServiceError('crash');
    if (template.length > LIMITS.description) {
      // The service names the first equal template and swaps the two numbers.
      const key = `description_templates[${templates.indexOf(template)}]`;
      errors.tooLong(key, LIMITS.description, template.length);
    }
    return template;
  });
}
