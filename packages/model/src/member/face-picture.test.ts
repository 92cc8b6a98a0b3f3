import { expect, it } from 'vitest';
import { facePicture } from './member.ts';

it.each([
  [{ avatarUrl: 'https://a.example', webhookAvatarUrl: 'https://b.example' }, 'https://a.example'],
  [{ avatarUrl: null, webhookAvatarUrl: 'https://b.example' }, 'https://b.example'],
  [{ avatarUrl: null, webhookAvatarUrl: null }, null],
  [{ avatarUrl: null }, null],
  [null, null],
])('of %j the picture is %j', (of, expected) => {
  expect(facePicture(of)).toBe(expected);
});
