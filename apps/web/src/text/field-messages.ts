import { fieldMessageWords } from './field-message-words.ts';
import { catalogue } from './language/in-use.ts';
import type { Translated } from './language/translated.ts';

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

/** A message about a field in the language of the app: in English as the service writes it, like one that is not known. */
export function fieldMessage(message: string): string {
  return catalogue === null ? message : fieldMessageIn(fieldMessageWords, message);
}

/** The same where the field is not in sight: behind its label, which the English messages contain. */
export function labelledFieldMessage(label: string, message: string): string {
  return catalogue === null ? message : `${label}: ${fieldMessage(message)}`;
}

/** The same in the language of `words`. */
export function fieldMessageIn(words: Words, message: string): string {
  for (const [form, say] of MESSAGES) {
    const found = form.exec(message);
    if (found !== null) return say(words, found[1] ?? '', found[2] ?? '');
  }
  return message;
}
