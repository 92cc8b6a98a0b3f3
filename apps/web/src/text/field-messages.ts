import { defineWords } from './define-words.ts';
import type { Translated } from './language/translated.ts';

/** What the service says of a field that it refuses, and the app before it sends one: in English word by word as the service. */
export const fieldMessageWords = defineWords('fieldMessageWords', {
  required: (key: string) => `Key ${key} is required, but wasn't supplied`,
  blank: (field: string) => `${field} must not be empty`,
  long: (field: string, most: string) => `${field} must be ${most} characters or less`,
  color: 'Color must be a valid hex code',
  birthday: 'Birthday must be a valid date',
  image: (field: string, most: string) =>
    `${field} URL must be a valid image and less than ${most} characters`,
  proxyTags:
    "Proxy tags must be an array of objects containing 'prefix' and 'suffix' keys, and the combined prefix + 'text' + suffix must be less than 100 characters",
  timezone: 'Timezone must be valid',
  latch: 'Latch timeout must be a number',
  latchLong: (most: string) => `Latch timeout must be ${most} seconds or less`,
  autoproxyMember: 'Autoproxy member MUST be supplied if mode is set to "member"',
});

type Words = Translated<typeof fieldMessageWords>;

/** The messages that a person may meet. All others are about what only a program can send. */
const MESSAGES: readonly (readonly [
  message: RegExp,
  say: (words: Words, first: string, second: string) => string,
])[] = [
  [/^Key (.+) is required, but wasn't supplied$/, ({ required }, key) => required(key)],
  [/^(.+) must not be empty$/, ({ blank }, field) => blank(field)],
  [/^(.+) must be (\d+) characters or less$/, ({ long }, field, most) => long(field, most)],
  [/^Color must be a valid hex code$/, ({ color }) => color],
  [/^Birthday must be a valid date$/, ({ birthday }) => birthday],
  [
    /^(.+) URL must be a valid image and less than (\d+) characters$/,
    ({ image }, field, most) => image(field, most),
  ],
  [/^Proxy tags must be an array/, ({ proxyTags }) => proxyTags],
  [/^Timezone must be valid$/, ({ timezone }) => timezone],
  [/^Latch timeout must be a number$/, ({ latch }) => latch],
  [/^Latch timeout must be (\d+) seconds or less$/, ({ latchLong }, most) => latchLong(most)],
  [/^Autoproxy member MUST be supplied/, ({ autoproxyMember }) => autoproxyMember],
];

/** A message about a field in the language of the app; one that is not known stays as it is. */
export function fieldMessage(message: string): string {
  return fieldMessageIn(fieldMessageWords, message);
}

/** The same in the language of `words`. */
export function fieldMessageIn(words: Words, message: string): string {
  for (const [form, say] of MESSAGES) {
    const found = form.exec(message);
    if (found !== null) return say(words, found[1] ?? '', found[2] ?? '');
  }
  return message;
}
