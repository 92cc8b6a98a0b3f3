import { defineWords } from './define-words.ts';

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

const words = fieldMessageWords;

/** The messages that a person may meet. All others are about what only a program can send. */
const MESSAGES: readonly (readonly [message: RegExp, say: (first: string, second: string) => string])[] = [
  [/^Key (.+) is required, but wasn't supplied$/, words.required],
  [/^(.+) must not be empty$/, words.blank],
  [/^(.+) must be (\d+) characters or less$/, words.long],
  [/^Color must be a valid hex code$/, () => words.color],
  [/^Birthday must be a valid date$/, () => words.birthday],
  [/^(.+) URL must be a valid image and less than (\d+) characters$/, words.image],
  [/^Proxy tags must be an array/, () => words.proxyTags],
  [/^Timezone must be valid$/, () => words.timezone],
  [/^Latch timeout must be a number$/, () => words.latch],
  [/^Latch timeout must be (\d+) seconds or less$/, words.latchLong],
  [/^Autoproxy member MUST be supplied/, () => words.autoproxyMember],
];

/** A message about a field in the language of the app; one that is not known stays as it is. */
export function fieldMessage(message: string): string {
  for (const [form, say] of MESSAGES) {
    const found = form.exec(message);
    if (found !== null) return say(found[1] ?? '', found[2] ?? '');
  }
  return message;
}
