import { GROUP_PRIVACY_KEYS, groupFromWire, wireGroupSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyGroupValues, groupValuesOf, validateGroupChanges, validateNewGroup } from './group-values.ts';

const group = groupFromWire(
  parse(wireGroupSchema, {
    id: 'grpab',
    uuid: 'g1',
    name: 'night',
    display_name: 'Night owls',
    color: 'aabbcc',
    privacy: { list_privacy: 'private' },
  }),
  '2026-01-01T00:00:00.000Z',
);

describe('the values of a group', () => {
  it('contain every field and all seven privacy settings', () => {
    expect(groupValuesOf(group)).toMatchObject({ name: 'night', color: '#aabbcc', list_privacy: 'private' });
    expect(Object.keys(groupValuesOf(group))).toHaveLength(6 + 7);
  });

  it('send only what changed, and an emptied text as null', () => {
    const values = { ...groupValuesOf(group), display_name: '', visibility: 'private' as const };
    expect(validateGroupChanges(values, ['display_name', 'visibility'])).toEqual({
      ok: true,
      value: { display_name: null, privacy: { visibility: 'private' } },
    });
  });

  it('send the filled fields and the private settings of a new group', () => {
    const values = {
      ...emptyGroupValues('public'),
      name: 'public',
      description: 'hi',
      icon_privacy: 'private' as const,
    };
    expect(validateNewGroup(values)).toEqual({
      ok: true,
      value: { name: 'public', description: 'hi', privacy: { icon_privacy: 'private' } },
    });
    expect(validateNewGroup({ ...emptyGroupValues('private'), name: 'x' })).toMatchObject({
      value: { privacy: Object.fromEntries(GROUP_PRIVACY_KEYS.map((key) => [key, 'private'])) },
    });
  });

  it('refuse what the service would refuse, in the words of the specification', () => {
    const values = {
      ...groupValuesOf(group),
      name: ' ',
      color: 'red',
      banner: `https://x.example/${'a'.repeat(256)}`,
    };
    expect(validateGroupChanges(values, ['name', 'color', 'banner'])).toMatchObject({
      ok: false,
      fields: {
        name: ["Key name is required, but wasn't supplied"],
        color: ['Color must be a valid hex code'],
        banner: ['Banner URL must be a valid image and less than 256 characters'],
      },
    });
  });
});
