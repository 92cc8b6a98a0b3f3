import { systemConfigFromWire, wireSettingsSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type SettingsValues, settingsField, settingsOf, validateSettings } from './settings-values.ts';

function values(wire: Record<string, unknown> = {}): SettingsValues {
  return settingsOf(systemConfigFromWire(parse(wireSettingsSchema, wire)));
}

describe('the latch timeout', () => {
  it.each([
    [null, { kind: 'default' }],
    [0, { kind: 'never' }],
    [5400, { kind: 'after', hours: '1', minutes: '30' }],
    [90, { kind: 'after', hours: '0', minutes: '1.5' }],
  ])('of %s seconds is shown as %j and sent as it was', (seconds, shown) => {
    const form = values({ latch_timeout: seconds });
    expect(form.latch_timeout).toMatchObject(shown);
    expect(validateSettings(form, ['latch_timeout'])).toEqual({
      ok: true,
      value: { latch_timeout: seconds },
    });
  });

  it.each(['x', '-1', ''])('has to be a number, which %j is not', (hours) => {
    const form = { ...values(), latch_timeout: { kind: 'after', hours, minutes: '' } as const };
    expect(validateSettings(form, ['latch_timeout'])).toMatchObject({
      fields: { latch_timeout: ['Latch timeout must be a number'] },
    });
  });
});

describe('description templates', () => {
  it('are sent all together, without the empty ones', () => {
    const form = {
      ...values({ description_templates: ['one', 'two'] }),
      template_1: ' ',
      template_3: 'three',
    };
    expect(validateSettings(form, ['template_1', 'template_3'])).toEqual({
      ok: true,
      value: { description_templates: ['two', 'three'] },
    });
  });

  it('of more than 1000 characters get an error at their own place', () => {
    const form = { ...values(), template_2: 'x'.repeat(1001) };
    expect(validateSettings(form, ['template_2'])).toMatchObject({
      fields: { template_2: ['Description templates must be 1000 characters or less'] },
    });
    expect(settingsField('description_templates[1]')).toBe('template_2');
    expect(settingsField('timezone')).toBe('timezone');
  });
});

describe('settings that the service returns in several forms', () => {
  it('shows an unset name format as the default, and sends none', () => {
    const form = values({ name_format: null });
    expect(form.name_format).toBe('{name} {tag}');
    expect(validateSettings(form, ['name_format'])).toEqual({ ok: true, value: { name_format: null } });
  });

  it('does not send the colour code while it is unknown', () => {
    expect(validateSettings(values(), ['card_show_color_hex'])).toEqual({ ok: true, value: {} });
    const form = { ...values(), card_show_color_hex: 'off' as const };
    expect(validateSettings(form, ['card_show_color_hex'])).toEqual({
      ok: true,
      value: { card_show_color_hex: false },
    });
  });
});

describe('the time zone', () => {
  const sent = (timezone: string) => validateSettings({ ...values(), timezone }, ['timezone']);

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['etc/gmt+5', 'Etc/GMT+5'],
    ['us/eastern', 'US/Eastern'],
    ['utc+5:30', 'UTC+05:30'],
    ['pdt', 'America/Los_Angeles'],
    ['CEST', 'Europe/Berlin'],
  ])('typed as %j is sent as %s', (typed, timezone) => {
    expect(sent(typed)).toEqual({ ok: true, value: { timezone } });
  });

  it.each(['BST', ' IST ', 'cst'])('is asked about when %j may mean several', (typed) => {
    expect(sent(typed)).toMatchObject({
      ok: false,
      fields: { timezone: [expect.stringContaining(`${typed.trim()} means several time zones`)] },
    });
  });

  it('is refused if no time zone has that name', () => {
    expect(sent('Middle-earth')).toMatchObject({ fields: { timezone: ['Timezone must be valid'] } });
  });
});
