import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { copyOf, emptyValues, validateChanges, validateNew, valuesOf } from './member-values.ts';

const member = memberFromWire(
  parse(wireMemberSchema, {
    id: 'abcef',
    uuid: 'm1',
    name: 'Luna',
    display_name: 'Luna ✨',
    color: 'ff88aa',
    birthday: '0004-02-29',
    description: 'Hello',
    proxy_tags: [{ prefix: 'L:', suffix: null }],
    keep_proxy: true,
    privacy: { visibility: 'private' },
  }),
  '2026-01-01T00:00:00.000Z',
);

describe('validateChanges', () => {
  it('sends only changed values', () => {
    const values = { ...valuesOf(member), pronouns: 'she/her', visibility: 'public' as const };
    expect(validateChanges(values, ['pronouns', 'visibility'])).toEqual({
      ok: true,
      value: { pronouns: 'she/her', privacy: { visibility: 'public' } },
    });
  });

  it('clears emptied fields and skips empty rows of proxy tags', () => {
    const tags = [
      { prefix: '', suffix: '' },
      { prefix: 'L-', suffix: '' },
    ];
    const values = { ...valuesOf(member), birthday: '', color: '', proxy_tags: tags };
    expect(validateChanges(values, ['birthday', 'color', 'proxy_tags'])).toEqual({
      ok: true,
      value: { birthday: null, color: null, proxy_tags: [{ prefix: 'L-', suffix: null }] },
    });
  });

  it('describes each problem in the words of the specification', () => {
    const long = [{ prefix: 'x'.repeat(97), suffix: null }];
    const values = { ...valuesOf(member), name: ' ', birthday: 'soon', color: 'reddish', proxy_tags: long };
    const checked = validateChanges(values, ['name', 'birthday', 'color', 'proxy_tags']);
    expect(checked).toMatchObject({
      ok: false,
      fields: {
        name: ["Key name is required, but wasn't supplied"],
        birthday: ['Birthday must be a valid date'],
        color: ['Color must be a valid hex code'],
        proxy_tags: [expect.stringContaining("prefix + 'text' + suffix must be less than 100")],
      },
    });
  });
});

describe('validateNew', () => {
  it('sends only values that differ from the service’s defaults', () => {
    const values = { ...emptyValues('public'), name: 'Ash', tts: true, name_privacy: 'private' as const };
    expect(validateNew(values)).toEqual({
      ok: true,
      value: { name: 'Ash', tts: true, privacy: { name_privacy: 'private' } },
    });
  });

  it('asks for a name', () => {
    expect(validateNew(emptyValues('private'))).toMatchObject({
      ok: false,
      fields: { name: ["Key name is required, but wasn't supplied"] },
    });
  });
});

describe('copyOf', () => {
  it('copies everything but the name and the proxy tags', () => {
    expect(copyOf(member, (name) => `${name} (copy)`)).toEqual({
      ...valuesOf(member),
      name: 'Luna (copy)',
      proxy_tags: [],
    });
  });
});
