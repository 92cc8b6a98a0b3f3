import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { worthALook } from './worth-a-look.ts';

const AT = '2026-11-24T00:00:00Z';
const member = (id: string, fields: object = {}) =>
  memberFromWire(parse(wireMemberSchema, { id, name: id, ...fields }), AT);
const group = (id: string, members?: readonly string[]) =>
  groupFromWire(parse(wireGroupSchema, { id, name: id, members }), AT);

test('members without a picture, hidden members and empty groups are worth a look, and nothing else', () => {
  const members = [
    member('aaaaa', { avatar_url: 'https://img.example/a.png' }),
    member('aaaab'),
    member('aaaac', { avatar_url: '', privacy: { visibility: 'private' } }),
  ];
  const groups = [group('aaaaa', ['aaaaa']), group('aaaab', []), group('aaaac')];
  expect(worthALook(members, groups)).toEqual([
    { kind: 'picture', count: 2, to: '/manage/members', search: { hasNot: 'avatar' } },
    { kind: 'hidden', count: 1, to: '/manage/members', search: { privacy: 'hidden' } },
    { kind: 'empty', count: 1, to: '/manage/groups', search: { hasNot: 'members' } },
  ]);
  expect(worthALook(members.slice(0, 1), groups.slice(0, 1))).toEqual([]);
});
